import type { z } from 'zod';
import { estimateDownloads } from '../../catalogue/streaming/downloads/estimate-downloads.ts';
import { openDownloadOf } from '../../catalogue/streaming/downloads/open-downloads.ts';
import { assertMayDownload, notOffered } from '../../catalogue/streaming/limits.ts';
import type { Context } from '../../core/context.ts';
import { collectionOf } from './collection.ts';
import type * as contract from './contract.ts';

/**
 * The formats a track, an album or a playlist can be downloaded in, and about how large each is. Nothing is made.
 * @throws AppError as `locateDownload`
 */
export async function getSizes(
  ctx: Context,
  { type, id }: z.output<typeof contract.downloadSizes>,
): Promise<z.output<typeof contract.downloadSizesResponse>> {
  if (type === 'track') {
    await openDownloadOf(ctx, id, 'original');
    return { formats: await estimateDownloads(ctx, [id]) };
  }
  const { songs, offered } = await collectionOf(ctx, type, id);
  await assertMayDownload(ctx);
  if (!offered) throw notOffered();
  const ids = songs.map((song) => song.id);
  return { formats: await estimateDownloads(ctx, ids) };
}
