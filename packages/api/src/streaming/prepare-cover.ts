import { join } from 'node:path';
import { AudioFileError } from '../core/audio-tools.ts';
import type { Context } from '../core/context.ts';
import { storeImage } from '../images/store-image.ts';
import { firstFiles, portraitlessArtist, setAlbumImage, setArtistImage } from './cover-queries.ts';

/** Files of one album looked into for a picture. */
const lookInto = 3;

/** Takes the cover of an album from its files or their folder, and the portrait of its artist when there is one. */
export async function prepareAlbumCover(ctx: Context, { album_id }: { album_id: number }): Promise<void> {
  const files = await firstFiles(ctx.db, album_id, lookInto);
  const { audio } = ctx.services;
  for (const file of files) {
    const hash = await stored(ctx, () => audio.readPicture(join(file.root, file.path)), file.path);
    if (!hash) continue;
    await setAlbumImage(ctx.db, album_id, hash);
    break;
  }
  const [first] = files;
  const artistId = first ? await portraitlessArtist(ctx.db, album_id) : null;
  if (!first || artistId === null) return;
  const path = join(first.root, first.path);
  const hash = await stored(ctx, () => audio.readArtistPicture(path, { root: first.root }), first.path);
  if (hash) await setArtistImage(ctx.db, artistId, hash);
}

/** A picture that cannot be used is left out: the album has none, which is no reason to fail. */
async function stored(
  ctx: Context,
  read: () => Promise<Uint8Array | null>,
  path: string,
): Promise<string | null> {
  try {
    const data = await read();
    return data ? await storeImage(ctx, data) : null;
  } catch (error) {
    const gone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!gone && !(error instanceof AudioFileError)) throw error;
    ctx.services.log.warn({ path, reason: error.message }, 'picture left out');
    return null;
  }
}
