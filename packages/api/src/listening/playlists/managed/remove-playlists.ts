import type { Context } from '../../../core/context.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { changePlaylistIn } from '../change-playlist.ts';

/**
 * Deletes playlists of other people, all of them or none; for 30 days they can be brought back.
 * @throws AppError `not_found` when one is not there or private
 */
export async function removePlaylists(ctx: Context, { ids }: { ids: readonly number[] }) {
  return change(ctx, ids, { deleted: false, columns: { deleted_at: ctx.services.now() } });
}

/** Brings deleted playlists back as they were. @throws AppError as `removePlaylists` */
export async function restorePlaylists(ctx: Context, { ids }: { ids: readonly number[] }) {
  return change(ctx, ids, { deleted: true, columns: { deleted_at: null } });
}

async function change(
  ctx: Context,
  ids: readonly number[],
  { deleted, columns }: { deleted: boolean; columns: { deleted_at: Date | null } },
) {
  // In one order, so that two who do this at once do not wait for each other.
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  return ctx.db.transaction().execute(async (trx) => {
    for (const id of wanted) {
      const name = await changePlaylistIn(trx, ctx, { id, right: 'own', deleted }, async (row) => ({
        result: row.name,
        columns,
      }));
      const action = deleted ? 'playlists.restore' : 'playlists.delete';
      await recordEvent(trx, ctx, { action, object: { type: 'playlist', id }, data: { name } });
    }
    return { changed: wanted.length };
  });
}
