import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { refuseUnknownLinks } from './album-values.ts';
import { applyVisibility } from './apply-visibility.ts';
import type { updateAlbums as updateInput } from './contract.ts';
import { lockEditedAlbums } from './lock-edited-albums.ts';
import { changeAlbumGenres, updateAlbumRows } from './managed-queries.ts';

/**
 * Changes the same of several albums, all of them or none.
 * @throws AppError `not_found` when one may not be changed; `invalid` on `add_genre_ids`, and on `visibility` for what
 * cannot be published yet; `forbidden` as `updateAlbum`
 */
export async function updateAlbums(ctx: Context, input: z.output<typeof updateInput>) {
  const { ids, add_genre_ids, remove_genre_ids, visibility, type } = input;
  return ctx.db.transaction().execute(async (trx) => {
    const albums = await lockEditedAlbums(ctx, trx, ids, { to: visibility });
    const known = albums.map(({ id }) => id);
    await updateAlbumRows(trx, known, { ...(visibility ? { visibility } : {}), ...(type ? { type } : {}) });
    const genres = { added: add_genre_ids, removed: remove_genre_ids };
    await changeAlbumGenres(trx, known, genres).catch(refuseUnknownLinks('artist_ids', 'add_genre_ids'));
    if (visibility) await applyVisibility(ctx, trx, albums, visibility);
    return { changed: known.length };
  });
}
