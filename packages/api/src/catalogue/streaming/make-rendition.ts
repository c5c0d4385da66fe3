import { AudioFileError, isDownload, type StoredKind } from '../../core/audio/audio-tools.ts';
import type { Context } from '../../core/context.ts';
import type { JobRun } from '../../core/jobs.ts';
import { endAwaiting } from './downloads/download-queries.ts';
import { processOriginal } from './process-original.ts';
import { originalOf, refuseRendition, renditionOf } from './queries.ts';
import { trimCache } from './sweep-renditions.ts';

/** Makes one rendition of a track's sound, once whatever the number of those who ask, and keeps the cache in its limit. */
export async function makeTrackRendition(
  ctx: Context,
  { track_id, kind }: { track_id: number; kind: StoredKind },
  run: JobRun,
): Promise<void> {
  await makeOnce(ctx, track_id, kind, run);
  if (isDownload(kind)) await endAwaiting(ctx.db, track_id, kind);
  if (kind !== 'flac') await trimCache(ctx);
}

async function makeOnce(ctx: Context, track_id: number, kind: StoredKind, run: JobRun): Promise<void> {
  const original = await originalOf(ctx.db, track_id);
  if (!original || original.status === 'missing') return;
  const fingerprint = original.analysis === 'done' ? original.audio_fingerprint : null;
  if (fingerprint !== null && (await renditionOf(ctx.db, fingerprint, kind))) return;
  try {
    await processOriginal(ctx, track_id, [kind], run);
  } catch (error) {
    // The file is at fault: the analysis tells what of it, and trying again would end the same way.
    if (!(error instanceof AudioFileError)) throw error;
    ctx.services.log.warn({ track_id, kind, reason: error.message }, 'a rendition could not be made');
    // Who waits for a download gets the file as it came.
    if (isDownload(kind) && fingerprint !== null)
      await refuseRendition(ctx.db, fingerprint, kind, error.message);
  }
}
