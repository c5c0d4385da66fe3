import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type * as contract from './contract.ts';
import { kindNamed } from './kinds.ts';
import { isUser, putMailFrequency } from './mail-queries.ts';
import { putSelections, selectionsOf } from './selection-queries.ts';

/** What a link in a mail ends: mails of a kind, or all (`*`). It works without signing in, and can do nothing else. */
export function unsubscribeToken(secret: Buffer, userId: number, scope: string): string {
  const text = Buffer.from(`${userId} ${scope}`).toString('base64url');
  return `${text}.${signed(secret, text)}`;
}

const signed = (secret: Buffer, text: string) =>
  createHmac('sha256', secret).update(`unsubscribe\n${text}`).digest('base64url');

/** Ends mails as the link in one of them says; once more changes nothing. @throws AppError `not_found` */
export async function unsubscribe(
  ctx: Context,
  { token }: z.output<typeof contract.unsubscribe>,
): Promise<z.output<typeof contract.unsubscribed>> {
  const [text = '', signature = ''] = token.split('.');
  const [expected, given] = [Buffer.from(signed(ctx.services.secret, text)), Buffer.from(signature)];
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) throw notFound();
  const [id, scope = ''] = Buffer.from(text, 'base64url').toString('utf8').split(' ');
  const userId = Number(id);
  const kind = kindNamed(scope);
  if (!(await isUser(ctx.db, userId))) throw notFound();
  if (!kind) {
    await putMailFrequency(ctx.db, userId, 'never');
    return { name: null };
  }
  const chosen = (await selectionsOf(ctx.db, userId)).find((selection) => selection.kind === scope);
  await putSelections(ctx.db, userId, [{ ...(chosen ?? { kind: scope, ...kind.channels }), email: false }]);
  return { name: ctx.translate(kind.label) };
}
