import type { Context } from '../../core/context.ts';
import { refreshKept } from './write-queries.ts';

/** Rows that are looked at in one statement. */
const portion = 5_000;

/**
 * Works out anew what albums and tracks keep of others for their lists (migration 0018), and mends what differs, as
 * after rows were written past the triggers. Answers how many values were mended.
 */
export async function refreshSummaries({ db, services, signal }: Context): Promise<number> {
  let mended = 0;
  for (const table of ['albums', 'tracks'] as const) {
    for (let from = 0, isMore = true; isMore; from += portion) {
      signal.throwIfAborted();
      const found = await refreshKept(db, table, from, from + portion);
      mended += found.mended;
      isMore = found.isMore;
    }
  }
  if (mended > 0) services.log.warn({ mended }, 'summaries of albums and tracks differed from the truth');
  return mended;
}
