import type { DownloadFormat } from '../../catalogue/streaming/downloads/download-form.ts';
import { openDownloadOf } from '../../catalogue/streaming/downloads/open-downloads.ts';
import type { StreamSource } from '../../catalogue/streaming/open-stream.ts';
import { getTrack } from '../../catalogue/tracks/get-track.ts';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { endingOf, fileName } from './file-names.ts';
import { makingMs, openSongs } from './open-songs.ts';

/**
 * The file of a track to keep, with a name for it: as it came, or in a format and tagged as the catalogue says.
 * @throws AppError as `openStream`; `overloaded` while it is being made
 */
export async function openDownload(
  ctx: Context,
  { track_id, format = 'original' }: { track_id: number; format?: DownloadFormat },
): Promise<{ source: StreamSource; name: string }> {
  const sound = await openDownloadOf(ctx, track_id, format);
  const { files } = await openSongs(ctx, new Map([[track_id, sound]]));
  const file = files.get(track_id);
  if (!file) throw new AppError('overloaded', undefined, { retryAfterMs: makingMs });
  const { track } = await getTrack(ctx, { id: track_id });
  const artist = track.artists[0]?.name;
  const title = artist === undefined ? track.name : `${artist} - ${track.name}`;
  const { source, ending } = file;
  return { source, name: `${fileName(title)}${ending ?? endingOf(source.mime)}` };
}
