import type { Context } from '../core/context.ts';
import { countPlays, dropOldReceipts } from './queries.ts';

/** Adds what was played since the last time to the totals and counters. */
export async function rollUp(ctx: Context) {
  await ctx.db.transaction().execute((trx) => countPlays(trx));
  await dropOldReceipts(ctx.db);
}
