import type { Context } from '../../../core/context.ts';
import { AppError } from '../../../core/errors.ts';
import { line } from '../../../core/translate.ts';
import { getSite } from '../../../platform/site-state/site.ts';
import type { StreamOriginal } from '../queries.ts';
import { type DownloadFormat, downloadForm } from './download-form.ts';

type Sized = Pick<
  StreamOriginal,
  'codec' | 'mime' | 'lossless' | 'cut_begin' | 'size' | 'bitrate' | 'duration'
>;

/** kbit/s of what is made, on average; FLAC depends on its source. */
const kilobits = { mp3: 245, opus: 160, flac: 900 } as const;
/** FLAC of sound that is not packed, to it. */
const packed = 0.6;

/** About how many bytes a song is in a format, and whether they have to be made. */
export function estimatedSize(
  song: Sized,
  format: DownloadFormat,
): { bytes: number; way: 'whole' | 'frames' | 'made' } {
  const form = downloadForm(song, format);
  const seconds = (song.duration ?? 0) / 1_000;
  const own = song.cut_begin === null ? song.size : ((song.bitrate ?? 0) / 8) * seconds;
  if (form.way !== 'made') return { bytes: Math.round(own), way: form.way };
  if (form.format === 'flac' && own > 0)
    return { bytes: Math.round(song.codec === 'pcm' ? own * packed : own), way: 'made' };
  return { bytes: Math.round((kilobits[form.format] * 1_000 * seconds) / 8), way: 'made' };
}

/** Most bytes of files made for one download: more would leave the cache before the last of them is made. */
export async function madeAtMost(ctx: Pick<Context, 'db'>): Promise<number> {
  const { settings } = await getSite(ctx.db);
  return settings['player.renditions_max_bytes'] / 2;
}

/** @throws AppError `too_large` for songs whose files in a format would not be kept together */
export async function assertKeepsMade(
  ctx: Pick<Context, 'db'>,
  songs: readonly Sized[],
  format: DownloadFormat,
): Promise<void> {
  const sizes = songs.map((song) => estimatedSize(song, format));
  const bytes = sizes.reduce((sum, size) => sum + (size.way === 'made' ? size.bytes : 0), 0);
  if (bytes <= (await madeAtMost(ctx))) return;
  const text = line(
    'This is more music than the site converts at once. Choose fewer songs, or the original files.',
  );
  throw new AppError('too_large', text);
}
