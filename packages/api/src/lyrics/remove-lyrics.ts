import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { deleteLyricsRows } from './managed-queries.ts';
import { assertEditsLyrics } from './put-lyrics.ts';

/** Removes the lyrics of several tracks, all of them or none. @throws AppError `not_found` when one has none */
export async function removeLyrics(ctx: Context, { track_ids }: { track_ids: readonly number[] }) {
  const wanted = [...new Set(track_ids)];
  for (const id of wanted) await assertEditsLyrics(ctx, id);
  return ctx.db.transaction().execute(async (trx) => {
    const changed = await deleteLyricsRows(trx, wanted);
    if (changed < wanted.length) throw notFound();
    return { changed };
  });
}
