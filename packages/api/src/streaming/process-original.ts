import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@kantele/db';
import type { Insertable } from 'kysely';
import type { AudioAnalysis, Cut, MadeKind, RenditionFile, SoundWindow } from '../core/audio-tools.ts';
import type { Context } from '../core/context.ts';
import type { JobRun } from '../core/jobs.ts';
import { saveTrackAudio } from '../tracks/track-audio.ts';
import { ensureIndex, locateOriginal, windowInFile } from './packet-index.ts';
import {
  analysisOf,
  cutOf,
  lockOriginal,
  type Original,
  originalOf,
  putAnalysis,
  putRendition,
  refuseRendition,
  renditionOf,
  updateOriginal,
} from './queries.ts';

type Analysed = Insertable<Database['audio_analyses']>;

/**
 * Measures the file of a track and makes the renditions of these kinds that are not there, from one decode at most: a
 * sound that was measured before (the file was retagged, moved, or has come back) is not decoded again.
 * @returns false when the file is gone
 * @throws AudioFileError when the file is at fault
 */
export async function processOriginal(
  ctx: Context,
  trackId: number,
  kinds: readonly MadeKind[],
  run: JobRun,
): Promise<boolean> {
  const found = await originalOf(ctx.db, trackId);
  const path = found ? await locateOriginal(ctx, found.storage_key) : null;
  // Deleted or moved meanwhile: whoever did that has queued what follows.
  if (!found || !path) return false;
  const { packetHash } = await ensureIndex(ctx, found, path);
  // What the index has found of the file's length and delay is what counts as its sound.
  const original = (await originalOf(ctx.db, trackId)) ?? found;
  const wanted = new Set(kinds);
  if (original.forms.includes('flac')) wanted.add('flac');
  const known = await analysisOf(ctx.db, packetHash);
  const missing = known ? await notMade(ctx, known.fingerprint, wanted) : [...wanted];
  if (known && missing.length === 0) {
    await publish(ctx, original, known, run);
    return true;
  }
  const dir = await mkdtemp(join(ctx.services.tempDir, 'audio-'));
  try {
    const window = await windowToDecode(ctx, original, path);
    const { audio } = ctx.services;
    const { analysis, renditions, refused } = await (missing.length > 0
      ? audio.prepare(path, {
          dir,
          kinds: missing,
          lossless: original.lossless,
          window,
          signal: run.signal,
        })
      : audio
          .analyse(path, { window, signal: run.signal })
          .then((only) => ({ analysis: only, renditions: [], refused: [] })));
    const row = rowOf(packetHash, analysis);
    for (const file of renditions) await store(ctx, dir, analysis.fingerprint, file);
    for (const { kind, reason } of refused) {
      ctx.services.log.warn({ track_id: trackId, kind, reason }, 'a rendition was refused');
      await refuseRendition(ctx.db, analysis.fingerprint, kind, reason);
    }
    await publish(ctx, original, row, run);
    return true;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function notMade(ctx: Context, fingerprint: string, kinds: ReadonlySet<MadeKind>) {
  const missing: MadeKind[] = [];
  for (const kind of kinds) {
    const row = await renditionOf(ctx.db, fingerprint, kind);
    const there = row && (await ctx.services.storage.stat(row.storage_key));
    if (!there) missing.push(kind);
  }
  return missing;
}

/** Part of the decoded samples that is the sound; null where the decoder is left to tell. */
const windowOf = ({ samples, delay, index_key }: Original): SoundWindow | null =>
  index_key !== null && samples !== null && delay !== null ? { samples, delay } : null;

/** What of the whole decoded file is the sound of the track. */
async function windowToDecode(
  ctx: Context,
  original: Original,
  path: string,
): Promise<SoundWindow | Cut | null> {
  const cut = cutOf(original);
  return cut ? ((await windowInFile(ctx, original, path)) ?? cut) : windowOf(original);
}

/** Made files are named by the sound they hold, so a repeated or overtaken run harms nothing. */
async function store(ctx: Context, dir: string, fingerprint: string, file: RenditionFile) {
  const ending = file.file.slice(file.file.lastIndexOf('.'));
  const storage_key = `renditions/${fingerprint.slice(0, 2)}/${fingerprint}/${file.kind}${ending}`;
  await ctx.services.storage.putFile(storage_key, join(dir, file.file));
  const { file: _name, fragments, ...columns } = file;
  await putRendition(ctx.db, {
    ...columns,
    fingerprint,
    storage_key,
    fragments: JSON.stringify(fragments),
    etag: file.sha256.slice(0, 32),
    last_used_at: ctx.services.now(),
  });
}

/** Writes what is known of a sound to its track, unless another file has taken its place meanwhile. */
async function publish(ctx: Context, original: Original, row: Analysed, run: JobRun) {
  await ctx.db.transaction().execute(async (trx) => {
    await run.assertLease(trx);
    if ((await lockOriginal(trx, original.track_id)) !== original.etag) return;
    await putAnalysis(trx, row);
    // A file that ends before it says is as long as what it holds.
    const window = windowOf(original);
    const samples = window ? Math.min(window.samples, row.samples) : row.samples;
    await updateOriginal(trx, original, {
      analysis: 'done',
      samples,
      trouble: row.damage ?? original.trouble,
      wanted_at: null,
    });
    await saveTrackAudio(trx, original.track_id, {
      duration: row.duration,
      audio_fingerprint: row.fingerprint,
      loudness_integrated: row.loudness_integrated ?? null,
      loudness_peak: row.loudness_peak ?? null,
      waveform: row.waveform,
      status: 'ready',
      status_reason: null,
    });
  });
}

function rowOf(packet_hash: string, { waveform, ...analysis }: AudioAnalysis): Analysed {
  return { packet_hash, ...analysis, waveform: Buffer.from(waveform) };
}
