import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { getSite } from '../site-state/site.ts';
import type { getMail as inputSchema } from './contract.ts';
import { mailsByNumbers } from './queries.ts';
import { mailView, wordsOf } from './view.ts';

/** One mail of the log and what it says. @throws AppError `not_found` */
export async function getMail(ctx: Context, { id }: z.output<typeof inputSchema>) {
  const [row] = await mailsByNumbers(ctx.db, [id]);
  if (!row) throw new AppError('not_found');
  const site = await getSite(ctx.db);
  return {
    mail: mailView(site, row, ctx.services.now()),
    words: wordsOf(site, ctx.services.baseUrl, row),
  };
}
