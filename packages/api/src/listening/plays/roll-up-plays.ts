import type { Context } from '../../core/context.ts';
import { countPlayCharts } from './jobs.ts';
import { countPlays, dropOldReceipts } from './queries.ts';

/** Charts are this far behind the counters at most. */
const chartsAfterMs = 15 * 60_000;

/** Adds what was played since the last time to the totals and counters. */
export async function rollUp(ctx: Context) {
  await ctx.db.transaction().execute(async (trx) => {
    if ((await countPlays(trx)) === 0) return;
    const runAt = new Date(ctx.services.now().getTime() + chartsAfterMs);
    await ctx.services.jobs.add(
      trx,
      countPlayCharts,
      {},
      { key: countPlayCharts.name, runAt, keepTime: true },
    );
  });
  await dropOldReceipts(ctx.db);
}
