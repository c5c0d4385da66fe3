import type { Context } from '../../core/context.ts';
import { trashedTracksOf } from './managed-queries.ts';

/** Tracks of an album in the trash, which came there last first; who may see them is the caller's question. */
export async function listTrashedTracks(ctx: Context, albumId: number) {
  const rows = await trashedTracksOf(ctx.db, albumId);
  return rows.map(({ deleted_at, ...row }) => ({ ...row, deleted_at: deleted_at.toISOString() }));
}
