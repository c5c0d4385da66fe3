import type { Context } from '../../core/context.ts';
import { chartDays } from './contract.ts';
import { replaceCharts } from './queries.ts';

/** Counts anew what was played most in the last days. Costs one pass over the daily totals of each span. */
export async function countCharts(ctx: Context) {
  for (const days of chartDays) {
    await ctx.db.transaction().execute((trx) => replaceCharts(trx, days, ctx.services.now()));
  }
}
