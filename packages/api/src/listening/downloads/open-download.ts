import { openStream, type StreamSource } from '../../catalogue/streaming/open-stream.ts';
import { getTrack } from '../../catalogue/tracks/get-track.ts';
import type { Context } from '../../core/context.ts';
import { endingOf, fileName } from './file-names.ts';

/**
 * The file of a track to keep, with a name for it: the file as it came where it holds this track alone.
 * @throws AppError as `openStream`
 */
export async function openDownload(
  ctx: Context,
  { track_id }: { track_id: number },
): Promise<{ source: StreamSource; name: string }> {
  const source = await openStream(ctx, { track_id, rendition: 'auto' }, 'download');
  const { track } = await getTrack(ctx, { id: track_id });
  const artist = track.artists[0]?.name;
  const title = artist === undefined ? track.name : `${artist} - ${track.name}`;
  return { source, name: `${fileName(title)}${endingOf(source.mime)}` };
}
