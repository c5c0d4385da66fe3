import { join } from 'node:path';
import { AudioFileError } from '../../core/audio/audio-tools.ts';
import type { Context } from '../../core/context.ts';
import { firstFiles, portraitlessArtist } from './cover-queries.ts';
import { type PicturePlace, setPicture } from './set-picture.ts';

/** Files of one album looked into for a picture. */
const lookInto = 3;

/** Takes the cover of an album from its files or their folder, and the portrait of its artist when there is one. */
export async function prepareAlbumCover(ctx: Context, { album_id }: { album_id: number }): Promise<void> {
  const files = await firstFiles(ctx.db, album_id, lookInto);
  const { audio } = ctx.services;
  for (const file of files) {
    const read = () => audio.readPicture(join(file.root, file.path));
    if (await pictured(ctx, { table: 'albums', id: album_id }, read, file.path)) break;
  }
  const [first] = files;
  const artistId = first ? await portraitlessArtist(ctx.db, album_id) : null;
  if (!first || artistId === null) return;
  const path = join(first.root, first.path);
  const read = () => audio.readArtistPicture(path, { root: first.root });
  await pictured(ctx, { table: 'artists', id: artistId }, read, first.path);
}

/** Whether a picture was found. One that cannot be used is left out: that is no reason to fail. */
async function pictured(
  ctx: Context,
  whose: PicturePlace,
  read: () => Promise<Uint8Array | null>,
  path: string,
): Promise<boolean> {
  try {
    const data = await read();
    if (data) await setPicture(ctx, whose, data);
    return data !== null;
  } catch (error) {
    const gone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!gone && !(error instanceof AudioFileError)) throw error;
    ctx.services.log.warn({ path, reason: error.message }, 'picture left out');
    return false;
  }
}
