import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../core/context.ts';
import { recountGenres as recount, recountGenresByIds } from './queries.ts';

/** Counts listed tracks of all genres anew: after an import. */
export async function recountGenres(ctx: Context): Promise<void> {
  await recount(ctx.db);
}

/** Counts the genres a change has touched. */
export async function recountTouchedGenres(
  trx: Transaction<Database>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length > 0) await recountGenresByIds(trx, ids);
}
