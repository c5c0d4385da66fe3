import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@kantele/db';
import type { Insertable } from 'kysely';
import type {
  AudioAnalysis,
  Cut,
  RenditionFile,
  SoundWindow,
  StoredKind,
} from '../../core/audio/audio-tools.ts';
import type { Context } from '../../core/context.ts';
import type { JobRun } from '../../core/jobs.ts';
import { publishEvent } from '../../core/publish-event.ts';
import { queueRemovalOf } from '../../platform/files/jobs.ts';
import { putFile, settleFiles } from '../../platform/files/put-file.ts';
import { saveTrackAudio } from '../tracks/track-audio.ts';
import { ensureIndex, type LocalFile, locateOriginal, windowInFile } from './packet-index.ts';
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
type Made = Insertable<Database['renditions']>;

/**
 * Measures the file of a track and makes the renditions of these kinds that are not there, from one decode at most: a
 * sound that was measured before (the file was retagged, moved, or has come back) is not decoded again.
 * @returns false when the file is gone
 * @throws AudioFileError when the file is at fault
 */
export async function processOriginal(
  ctx: Context,
  trackId: number,
  kinds: readonly StoredKind[],
  run: JobRun,
): Promise<boolean> {
  const found = await originalOf(ctx.db, trackId);
  const file = found ? await locateOriginal(ctx, found.storage_key) : null;
  // Deleted or moved meanwhile: whoever did that has queued what follows.
  if (!found || !file) return false;
  const { packetHash } = await ensureIndex(ctx, found, file);
  // What the index has found of the file's length and delay is what counts as its sound.
  const original = (await originalOf(ctx.db, trackId)) ?? found;
  const wanted = new Set(kinds);
  if (original.forms.includes('flac')) wanted.add('flac');
  const known = await analysisOf(ctx.db, packetHash);
  const { missing, kept } = known
    ? await findMade(ctx, known.fingerprint, wanted)
    : { missing: [...wanted], kept: [] };
  if (known && missing.length === 0) {
    await publish(ctx, original, known, { kept, made: [] }, run);
    return true;
  }
  const dir = await mkdtemp(join(ctx.services.tempDir, 'audio-'));
  try {
    const window = await windowToDecode(ctx, original, file);
    const { audio } = ctx.services;
    const { analysis, renditions, refused } = await file((path) =>
      missing.length > 0
        ? audio.prepare(path, {
            dir,
            kinds: missing,
            lossless: original.lossless,
            window,
            signal: run.signal,
          })
        : audio
            .analyse(path, { window, signal: run.signal })
            .then((only) => ({ analysis: only, renditions: [], refused: [] })),
    );
    const row = rowOf(packetHash, analysis);
    const made: Made[] = [];
    for (const file of renditions) made.push(await store(ctx, dir, analysis.fingerprint, file));
    for (const { kind, reason } of refused) {
      ctx.services.log.warn({ track_id: trackId, kind, reason }, 'a rendition was refused');
      await refuseRendition(ctx.db, analysis.fingerprint, kind, reason);
    }
    await publish(ctx, original, row, { kept, made }, run);
    return true;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Which renditions of a sound are still to be made, and the keys of those that are there. */
async function findMade(ctx: Context, fingerprint: string, kinds: ReadonlySet<StoredKind>) {
  const missing: StoredKind[] = [];
  const kept: string[] = [];
  for (const kind of kinds) {
    const row = await renditionOf(ctx.db, fingerprint, kind);
    const there = row && (await ctx.services.storage.stat(row.storage_key));
    if (there) kept.push(row.storage_key);
    else missing.push(kind);
  }
  return { missing, kept };
}

/** Part of the decoded samples that is the sound; null where the decoder is left to tell. */
const windowOf = ({ samples, delay, index_key }: Original): SoundWindow | null =>
  index_key !== null && samples !== null && delay !== null ? { samples, delay } : null;

/** What of the whole decoded file is the sound of the track. */
async function windowToDecode(
  ctx: Context,
  original: Original,
  file: LocalFile,
): Promise<SoundWindow | Cut | null> {
  const cut = cutOf(original);
  return cut ? ((await windowInFile(ctx, original, file)) ?? cut) : windowOf(original);
}

/** Made files are named by the sound they hold, so a repeated or overtaken run harms nothing. */
async function store(ctx: Context, dir: string, fingerprint: string, file: RenditionFile): Promise<Made> {
  const ending = file.file.slice(file.file.lastIndexOf('.'));
  const storage_key = `renditions/${fingerprint.slice(0, 2)}/${fingerprint}/${file.kind}${ending}`;
  await putFile(ctx, { key: storage_key, kind: 'rendition', owner: fingerprint }, join(dir, file.file));
  const { file: _name, fragments, lead, ...columns } = file;
  return {
    ...columns,
    lead: lead === null ? null : Buffer.from(lead),
    fingerprint,
    storage_key,
    fragments: JSON.stringify(fragments),
    etag: file.sha256.slice(0, 32),
    last_used_at: ctx.services.now(),
  };
}

/** Renditions a track needs. */
interface Renditions {
  /** Keys of those that were there. */
  kept: readonly string[];
  made: readonly Made[];
}

/**
 * Writes what is known of a sound to its track, and its renditions, unless another file has taken its place meanwhile.
 * @throws Error when a rendition was removed meanwhile, because no other track needed it: to be tried again
 */
async function publish(
  ctx: Context,
  original: Original,
  row: Analysed,
  { kept, made }: Renditions,
  run: JobRun,
) {
  await ctx.db.transaction().execute(async (trx) => {
    await run.assertLease(trx);
    const isNamed = (await lockOriginal(trx, original.track_id)) === original.etag;
    const keys = [...kept, ...made.map(({ storage_key }) => storage_key)];
    await settleFiles(ctx, trx, keys, isNamed);
    if (!isNamed) return;
    for (const rendition of made) await putRendition(trx, rendition);
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
    await publishEvent(ctx, trx, 'streaming.analysed', { track_id: original.track_id });
    const before = original.audio_fingerprint;
    if (before !== null && before !== row.fingerprint) await queueRemovalOf(ctx, trx, 'rendition', [before]);
  });
}

function rowOf(packet_hash: string, { waveform, ...analysis }: AudioAnalysis): Analysed {
  return { packet_hash, ...analysis, waveform: Buffer.from(waveform) };
}
