import type { Context } from '../../../core/context.ts';
import { countRevenue } from './revenue-queries.ts';

/** Counts the days since the last one counted, and today so far. */
export async function rollUp(ctx: Context): Promise<void> {
  await countRevenue(ctx.db, ctx.services.now());
}
