import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { keepForUndo, takeBack } from '../../platform/undo/undo.ts';
import { deleteLyricsRows } from './managed-queries.ts';
import { assertEditsLyrics } from './put-lyrics.ts';

/** Removes the lyrics of several tracks, all of them or none. @throws AppError `not_found` when one has none */
export async function removeLyrics(ctx: Context, { track_ids }: { track_ids: readonly number[] }) {
  const wanted = [...new Set(track_ids)];
  for (const id of wanted) await assertEditsLyrics(ctx, id);
  return ctx.db.transaction().execute(async (trx) => {
    const undo_id = await keepForUndo(ctx, trx, 'lyrics', wanted);
    const changed = await deleteLyricsRows(trx, wanted);
    if (changed < wanted.length) throw notFound();
    return { changed, undo_id };
  });
}

/** Takes a deletion of lyrics back. @throws AppError as `takeBack`; `not_found` for tracks one may not edit any more */
export async function restoreLyrics(ctx: Context, { undo_id }: { undo_id: number }) {
  return ctx.db.transaction().execute(async (trx) => {
    const ids = await takeBack(ctx, trx, 'lyrics', undo_id);
    for (const id of ids) await assertEditsLyrics(ctx, id);
    return { changed: ids.length };
  });
}
