import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@kantele/db';
import type { Insertable } from 'kysely';
import { AudioFileError, type RenditionFile } from '../core/audio-tools.ts';
import type { Context } from '../core/context.ts';
import type { JobRun } from '../core/jobs.ts';
import { saveTrackAudio } from '../tracks/track-audio.ts';
import { putRenditions } from './put-renditions.ts';
import { libraryPath, lockOriginal, renditionsOf } from './queries.ts';

const lossless = new Set(['flac', 'alac', 'pcm']);

/**
 * Decodes the original of a track once, measures it and stores its renditions. The same original leads to the same
 * keys, so a repeated or overtaken run harms nothing; rows change only while this worker holds its lease.
 */
export async function prepareTrackAudio(
  ctx: Context,
  { track_id }: { track_id: number },
  run: JobRun,
): Promise<void> {
  const original = (await renditionsOf(ctx.db, track_id)).find((row) => row.kind === 'original');
  const source = original ? await locateOriginal(ctx, original.storage_key) : null;
  // Deleted or moved meanwhile: whoever did that has queued what follows.
  if (!original || !source) return;
  const dir = await mkdtemp(join(ctx.services.tempDir, 'audio-'));
  try {
    const kinds = [
      'aac_256',
      'aac_96',
      'opus_160',
      'fallback',
      ...(lossless.has(original.codec) ? (['flac'] as const) : []),
    ] as const;
    const { analysis, renditions } = await ctx.services.audio.prepare(source, {
      dir,
      kinds,
      signal: run.signal,
    });
    const folder = `renditions/${track_id}/${contentKey(analysis.fingerprint, original.etag)}`;
    const rows: Insertable<Database['renditions']>[] = [];
    for (const rendition of renditions) {
      const key = `${folder}/${rendition.kind}${rendition.file.slice(rendition.file.lastIndexOf('.'))}`;
      await ctx.services.storage.putFile(key, join(dir, rendition.file));
      rows.push(rowOf(track_id, key, rendition));
    }
    const stale = (await renditionsOf(ctx.db, track_id)).filter(
      (row) => row.kind !== 'original' && !row.storage_key.startsWith(`${folder}/`),
    );
    await ctx.db.transaction().execute(async (trx) => {
      await run.assertLease(trx);
      // Another file took its place while this one was decoded: the job queued for that one will answer.
      if ((await lockOriginal(trx, track_id)) !== original.etag) return;
      await saveTrackAudio(trx, track_id, {
        duration: analysis.duration,
        audio_fingerprint: analysis.fingerprint,
        loudness_integrated: analysis.loudness_integrated,
        loudness_peak: analysis.loudness_peak,
        waveform: Buffer.from(analysis.waveform),
        status: 'ready',
        status_reason: null,
      });
      const outdated = stale.map((row) => row.id);
      if (outdated.length > 0) await trx.deleteFrom('renditions').where('id', 'in', outdated).execute();
      await putRenditions(trx, rows);
    });
    for (const row of stale) await ctx.services.storage.remove(row.storage_key);
  } catch (error) {
    // The file is at fault: trying again would end the same way.
    if (!(error instanceof AudioFileError) || error.reason === 'timeout') throw error;
    await audioFailed(ctx, { track_id }, error.message);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** A track that cannot be decoded does not play; the reason is kept for editors. */
export async function audioFailed(
  ctx: Context,
  { track_id }: { track_id: number },
  reason: string,
): Promise<void> {
  ctx.services.log.warn({ track_id, reason }, 'audio could not be prepared');
  await ctx.db.transaction().execute(async (trx) => {
    await saveTrackAudio(trx, track_id, { status: 'failed', status_reason: reason.slice(0, 500) });
  });
}

/** The local path of an original; null when it is gone. */
export async function locateOriginal(ctx: Context, storageKey: string): Promise<string | null> {
  const match = /^library:(\d+)\/(.+)$/s.exec(storageKey);
  if (!match) return ctx.services.storage.localPath(storageKey);
  const root = await libraryPath(ctx.db, Number(match[1]));
  if (!root) return null;
  const path = join(root, match[2] ?? '');
  return (await stat(path).catch(() => null))?.isFile() ? path : null;
}

function contentKey(fingerprint: string, etag: string): string {
  return createHash('sha256').update(`${fingerprint}\n${etag}`).digest('hex').slice(0, 16);
}

function rowOf(trackId: number, key: string, rendition: RenditionFile): Insertable<Database['renditions']> {
  const {
    kind,
    mime,
    codec,
    bitrate,
    sample_rate,
    channels,
    size,
    sha256,
    samples,
    delay,
    init_end,
    fragments,
  } = rendition;
  return {
    track_id: trackId,
    ...{ kind, mime, codec, bitrate, sample_rate, channels, size, sha256, samples, delay, init_end },
    fragments: fragments ? JSON.stringify(fragments) : null,
    storage_key: key,
    etag: sha256.slice(0, 32),
  };
}
