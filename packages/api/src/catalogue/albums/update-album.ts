import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import { can } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { recordActivity } from '../../platform/audit/record-activity.ts';
import { ownArtistIds } from '../artists/membership.ts';
import { albumColumns, assertConsistentAlbum, setAlbumLinks } from './album-values.ts';
import { applyVisibility } from './apply-visibility.ts';
import type { updateAlbum as updateInput } from './contract.ts';
import { getAlbum } from './get-album.ts';
import { lockEditedAlbums } from './lock-edited-albums.ts';
import { artistIdsOfAlbum, updateAlbumRow } from './queries.ts';

/**
 * @throws AppError `not_found`; `invalid` on the field that does not fit the others, on `artist_ids` for an
 * artist the actor does not work for, and on `visibility` for what cannot be published yet; `forbidden` for those whose
 * role in a workspace does not publish
 */
export async function updateAlbum(
  ctx: Context,
  { id, artist_ids, genre_ids, ...fields }: z.output<typeof updateInput>,
) {
  await ctx.db.transaction().execute(async (trx) => {
    const albums = await lockEditedAlbums(ctx, trx, [id], { to: fields.visibility });
    for (const current of albums) assertConsistentAlbum({ ...current, ...fields });
    if (artist_ids && !can(ctx.actor, 'albums.manage')) await assertOwnArtists(ctx, trx, id, artist_ids);
    await updateAlbumRow(trx, id, albumColumns(fields));
    await setAlbumLinks(trx, id, artist_ids, genre_ids);
    const published = await applyVisibility(ctx, trx, albums, fields.visibility);
    const action = published ? 'albums.publish' : 'albums.update';
    await recordActivity(trx, ctx, { action, object: { type: 'album', id } });
  });
  return getAlbum(ctx, { id });
}

/** Somebody who works for artists may put in those and leave in what is there. */
async function assertOwnArtists(
  ctx: Context,
  trx: Transaction<Database>,
  id: number,
  wanted: readonly number[],
) {
  const own = await ownArtistIds(trx, ctx.actor, 'workspace.drafts');
  const allowed = new Set([...own, ...(await artistIdsOfAlbum(trx, id))]);
  if (
    !wanted.every((artistId) => allowed.has(artistId)) ||
    !wanted.some((artistId) => own.includes(artistId))
  ) {
    throw invalid('artist_ids', 'Choose artists you work for.');
  }
}
