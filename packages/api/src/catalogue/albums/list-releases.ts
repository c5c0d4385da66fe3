import type { Context } from '../../core/context.ts';
import { trashedAlbumsOf } from './managed-queries.ts';
import { albumsForEditors, allAlbumIdsOf } from './queries.ts';
import { albumSummaryView } from './view.ts';

/** Albums a backstage list shows at most. */
const atMost = 200;

/** Albums of an artist, drafts too, those changed last first; who may see them is the caller's question. */
export async function listReleaseAlbums(ctx: Context, artistId: number) {
  const rows = await albumsForEditors(ctx.db, await allAlbumIdsOf(ctx.db, artistId, atMost));
  return rows.map((row) => ({
    ...albumSummaryView(row),
    visibility: row.visibility,
    publish_at: row.publish_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  }));
}

/** Those in the trash, which came there last first; who may see them is the caller's question. */
export async function listTrashedReleases(ctx: Context, artistId: number) {
  const rows = await trashedAlbumsOf(ctx.db, artistId);
  return rows.map(({ deleted_at, ...row }) => ({ ...row, deleted_at: deleted_at.toISOString() }));
}
