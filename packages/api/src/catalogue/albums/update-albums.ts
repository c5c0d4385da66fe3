import type { z } from 'zod';
import { can } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { indexAlbums, indexTracksOfAlbum } from '../search-index/index-entries.ts';
import { refuseUnknownLinks } from './album-values.ts';
import { announceReleases } from './announce-releases.ts';
import { assertMayTurn } from './assert-may-turn.ts';
import type { updateAlbums as updateInput } from './contract.ts';
import { lockEditedAlbums } from './lock-edited-albums.ts';
import { changeAlbumGenres, updateAlbumRows } from './managed-queries.ts';
import { assertPublishable, isPublished } from './publish-check.ts';

/**
 * Changes the same of several albums, all of them or none.
 * @throws AppError `not_found` when one may not be changed; `invalid` on `add_genre_ids`, and on `visibility` for what
 * cannot be published yet; `forbidden` as `updateAlbum`
 */
export async function updateAlbums(ctx: Context, input: z.output<typeof updateInput>) {
  const { ids, add_genre_ids, remove_genre_ids, visibility, type } = input;
  return ctx.db.transaction().execute(async (trx) => {
    const rows = await lockEditedAlbums(ctx, trx, ids);
    const known = rows.map(({ id }) => id);
    for (const id of known) await assertMayTurn(ctx, trx, id, [visibility]);
    await updateAlbumRows(trx, known, { ...(visibility ? { visibility } : {}), ...(type ? { type } : {}) });
    const genres = { added: add_genre_ids, removed: remove_genre_ids };
    await changeAlbumGenres(trx, known, genres).catch(refuseUnknownLinks('artist_ids', 'add_genre_ids'));
    if (visibility && isPublished(visibility) && !can(ctx.actor, 'albums.manage')) {
      for (const row of rows) if (!isPublished(row.visibility)) await assertPublishable(trx, row.id);
    }
    await indexAlbums(trx, known);
    if (visibility) await indexTracksOfAlbum(trx, known);
    if (visibility === 'public') {
      const shown = rows.filter((row) => row.visibility !== 'public').map(({ id }) => id);
      await announceReleases(ctx, trx, shown);
    }
    return { changed: known.length };
  });
}
