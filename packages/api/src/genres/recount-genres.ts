import type { Context } from '../core/context.ts';
import { recountGenres as recount } from './queries.ts';

/** Counts listed tracks of all genres anew: after an import. */
export async function recountGenres(ctx: Context): Promise<void> {
  await recount(ctx.db);
}
