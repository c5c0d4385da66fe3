import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { siteAddress } from '../../core/site-address.ts';
import { getTrack } from '../tracks/get-track.ts';
import type * as contract from './contract.ts';
import { assertMayDownload } from './limits.ts';
import { openStream, type StreamSource } from './open-stream.ts';

type Input = z.output<typeof contract.downloadInput>;

/**
 * Where the file of a track is downloaded.
 * @throws AppError `not_found`; `limit_reached` for who may not download
 */
export async function getDownload(
  ctx: Context,
  { track_id }: Input,
): Promise<z.output<typeof contract.downloadResponse>> {
  const { track } = await getTrack(ctx, { id: track_id });
  await assertMayDownload(ctx);
  return { url: siteAddress(`/api/v1/tracks/${track.id}/download`) };
}

/**
 * The file of a track to keep, with a name for it: the file as it came where it holds this track alone.
 * @throws AppError as `openStream`
 */
export async function openDownload(
  ctx: Context,
  { track_id }: Input,
): Promise<{ source: StreamSource; name: string }> {
  const source = await openStream(ctx, { track_id, rendition: 'auto' }, 'download');
  const { track } = await getTrack(ctx, { id: track_id });
  const artist = track.artists[0]?.name;
  const title = artist === undefined ? track.name : `${artist} - ${track.name}`;
  return { source, name: `${title.replace(/[/\\]/g, '_')}.${endingOf(source.mime)}` };
}

const endings: Record<string, string> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/x-wav': 'wav',
  'audio/vnd.wave': 'wav',
  'audio/x-flac': 'flac',
  'audio/webm': 'webm',
};

/** The usual ending of a type of sound. */
function endingOf(mime: string): string {
  const [type = ''] = mime.split(';');
  return endings[type.trim()] ?? type.split('/')[1]?.replace(/^x-|[^a-z0-9]/g, '') ?? 'audio';
}
