import type { z } from 'zod';
import { openDownloadOf, openDownloads } from '../../catalogue/streaming/downloads/open-downloads.ts';
import { assertMayDownload, notOffered } from '../../catalogue/streaming/limits.ts';
import type { Context } from '../../core/context.ts';
import { siteAddress } from '../../core/text/site-address.ts';
import { collectionOf } from './collection.ts';
import type * as contract from './contract.ts';
import { openSongs } from './open-songs.ts';
import { nothingThere } from './open-zip.ts';

/**
 * Where a track, an album or a playlist is downloaded in a format. Files that have to be made for it are queued; asked
 * again, it says how many are there.
 * @throws AppError `not_found`; `limit_reached` for who may not download; `forbidden` for what is not offered;
 * `too_large` for more songs than a zip holds, or than are made at once; `gone` when there is no song
 */
export async function locateDownload(
  ctx: Context,
  { type, id, format }: z.output<typeof contract.locateDownload>,
): Promise<z.output<typeof contract.downloadAddress>> {
  const query = format === 'original' ? '' : `?format=${format}`;
  const url = siteAddress(`/api/v1/${type}s/${id}/download${query}`);
  if (type === 'track') {
    const { making } = await openSongs(ctx, new Map([[id, await openDownloadOf(ctx, id, format)]]));
    return { url, songs: 1, ready: 1 - making };
  }
  const { songs, offered } = await collectionOf(ctx, type, id);
  await assertMayDownload(ctx);
  if (!offered) throw notOffered();
  if (format === 'original') return { url, songs: songs.length, ready: songs.length };
  const sounds = await openDownloads(
    ctx,
    songs.map((song) => song.id),
    format,
  );
  if (sounds.size === 0) throw nothingThere();
  const { making } = await openSongs(ctx, sounds);
  return { url, songs: sounds.size, ready: sounds.size - making };
}
