import type { z } from 'zod';
import { assertMayDownload, notOffered } from '../../catalogue/streaming/limits.ts';
import type { Context } from '../../core/context.ts';
import { siteAddress } from '../../core/site-address.ts';
import { collectionOf } from './collection.ts';
import type * as contract from './contract.ts';
import { openDownload } from './open-download.ts';

/**
 * Where a track, an album or a playlist is downloaded.
 * @throws AppError `not_found`; `limit_reached` for who may not download; `forbidden` for what is not offered;
 * `too_large` for more songs than a zip holds
 */
export async function locateDownload(
  ctx: Context,
  { type, id }: z.output<typeof contract.locateDownload>,
): Promise<z.output<typeof contract.downloadAddress>> {
  if (type === 'track') await openDownload(ctx, { track_id: id });
  else {
    const { offered } = await collectionOf(ctx, type, id);
    await assertMayDownload(ctx);
    if (!offered) throw notOffered();
  }
  return { url: siteAddress(`/api/v1/${type}s/${id}/download`) };
}
