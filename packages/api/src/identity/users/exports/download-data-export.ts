import { createHash, randomBytes } from 'node:crypto';
import { assertRecent, userOf } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { siteAddress } from '../../../core/text/site-address.ts';
import { setExportToken, useExportToken } from './export-queries.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** An address that downloads the file once. @throws AppError `locked`, `not_found` */
export async function linkDataExport(ctx: Context) {
  assertRecent(ctx.actor, ctx.services.now());
  const token = randomBytes(32).toString('base64url');
  if (!(await setExportToken(ctx.db, ctx.actor.id, hashOf(token), ctx.services.now()))) throw notFound();
  return { url: siteAddress(`/secure/exports/${token}`) };
}

/** The key of the file behind a link of its owner; the link works once. @throws AppError `not_found` */
export async function takeDataExport(ctx: Context, token: string): Promise<string> {
  const key = await useExportToken(ctx.db, userOf(ctx.actor).id, hashOf(token), ctx.services.now());
  if (!key) throw notFound();
  return key;
}
