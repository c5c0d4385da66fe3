import type { z } from 'zod';
import { assertEditsAlbum } from '../../catalogue/albums/get-album.ts';
import { assertEditsArtist, getArtist } from '../../catalogue/artists/get-artist.ts';
import { removePicture } from '../../catalogue/streaming/set-picture.ts';
import type { Context } from '../../core/context.ts';
import type * as contract from './contract.ts';
import { getRelease } from './releases.ts';
import { takePicture } from './take-picture.ts';

/** Gives a release an uploaded picture as its cover. @throws AppError `not_found`; as `takePicture` */
export async function setCover(ctx: Context, { id, entry_id }: z.output<typeof contract.setCover>) {
  await assertEditsAlbum(ctx, id);
  await takePicture(ctx, entry_id, { table: 'albums', id });
  return getRelease(ctx, { id });
}

/**
 * Gives an artist an uploaded picture as the portrait or the wide picture, or takes it.
 * @throws AppError `not_found`, `forbidden`; as `takePicture`
 */
export async function setPortrait(
  ctx: Context,
  { artist_id, entry_id, place }: z.output<typeof contract.setPortrait>,
) {
  await assertEditsArtist(ctx, artist_id);
  const column = place === 'wide' ? 'banner_hash' : 'image_hash';
  const where = { table: 'artists', id: artist_id, column } as const;
  if (entry_id === null) await removePicture(ctx, where);
  else await takePicture(ctx, entry_id, where);
  return getArtist(ctx, { id: artist_id });
}
