import type { Context } from '../../../core/context.ts';
import { streamOriginals } from '../queries.ts';
import { type DownloadFormat, downloadFormats } from './download-form.ts';
import { estimatedSize, madeAtMost } from './download-size.ts';

/**
 * About how large a download of these songs is in each format that differs from the original files for one of them at
 * least; who may have them is the caller's question.
 */
export async function estimateDownloads(
  ctx: Pick<Context, 'db'>,
  trackIds: readonly number[],
): Promise<{ format: DownloadFormat; bytes: number; as_they_came: number }[]> {
  const originals = await streamOriginals(ctx.db, trackIds);
  const limit = await madeAtMost(ctx);
  return downloadFormats.flatMap((format) => {
    const sizes = originals.map((original) => estimatedSize(original, format));
    const sum = (of: typeof sizes) => of.reduce((bytes, size) => bytes + size.bytes, 0);
    const asTheyCame = sizes.filter(({ way }) => way === 'whole').length;
    const isUseless = format !== 'original' && asTheyCame === sizes.length;
    if (isUseless || sum(sizes.filter(({ way }) => way === 'made')) > limit) return [];
    return [{ format, bytes: sum(sizes), as_they_came: asTheyCame }];
  });
}
