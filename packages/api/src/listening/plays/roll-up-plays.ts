import type { Context } from '../../core/context.ts';
import { countPlayCharts } from './jobs.ts';
import { countedAtOnce, countPlays, dropOldReceipts } from './queries.ts';

/** Charts are this far behind the counters at most. */
const chartsAfterMs = 15 * 60_000;

/** Adds what was played since the last time to the totals and counters. */
export async function rollUp(ctx: Context) {
  while ((await countSome(ctx)) === countedAtOnce);
  await dropOldReceipts(ctx.db);
}

async function countSome(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (trx) => {
    const count = await countPlays(trx);
    if (count === 0) return 0;
    const runAt = new Date(ctx.services.now().getTime() + chartsAfterMs);
    const options = { key: countPlayCharts.name, runAt, keepTime: true };
    await ctx.services.jobs.add(trx, countPlayCharts, {}, options);
    return count;
  });
}
