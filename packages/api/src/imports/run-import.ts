import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AudioFileError } from '../core/audio-tools.ts';
import type { Context } from '../core/context.ts';
import { recountGenres } from '../genres/recount-genres.ts';
import { indexTracks } from '../search/index-entries.ts';
import { refreshSearch } from '../search/jobs.ts';
import { albumKey, identify } from './identity.ts';
import * as queries from './queries.ts';
import { type FailedFile, type ReadFile, saveBatch } from './save-batch.ts';
import { type FoundFile, walk } from './walk.ts';

const filesPerBatch = 100;
/** Tag readers at a time: enough to hide the disk, few enough to keep memory flat. */
const readers = 8;
const failuresKept = 500;
/** A larger part of a library gone at once is a missing disk rather than deleted files. */
const missingShare = 0.1;

export interface Progress {
  processed: number;
  total: number;
  added: number;
  changed: number;
  unchanged: number;
  failed: number;
}

export interface RunOptions {
  signal: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/**
 * Brings the catalogue in line with a folder. Safe to kill at any point and to run again: every batch is one
 * transaction, and files already in place with the same size and time are passed over. Does nothing while another
 * process is at the same folder.
 */
export async function runImport(
  ctx: Context,
  { import_id }: { import_id: number },
  options: RunOptions,
): Promise<void> {
  const row = await queries.importById(ctx.db, import_id);
  if (!row || row.state === 'done' || row.state === 'failed') return;
  await queries.withLibraryLock(ctx.db, row.library_id, () => runLocked(ctx, import_id, options));
}

async function runLocked(ctx: Context, import_id: number, options: RunOptions): Promise<void> {
  const row = await queries.importById(ctx.db, import_id);
  if (!row || row.state === 'done' || row.state === 'failed') return;
  await queries.updateImport(ctx.db, import_id, { state: 'running', started_at: new Date() });
  try {
    const { state, ...totals } = await importFolder(ctx, import_id, row.library_id, row.path, options);
    await queries.updateImport(ctx.db, import_id, { ...totals, state, finished_at: new Date() });
    await ctx.services.jobs.add(ctx.db, refreshSearch, {}, { key: refreshSearch.name });
  } catch (error) {
    if (options.signal.aborted) throw error;
    const reason = error instanceof Error ? error.message : 'Unknown';
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const sentence = code === 'ENOENT' || code === 'ENOTDIR' ? 'The folder is not there.' : reason;
    ctx.services.log.error({ err: error, import_id }, 'import failed');
    await queries.updateImport(ctx.db, import_id, {
      state: 'failed',
      error: sentence,
      finished_at: new Date(),
    });
  }
}

async function importFolder(
  ctx: Context,
  importId: number,
  libraryId: number,
  path: string,
  options: RunOptions,
) {
  const root = await realpath(path);
  if (!(await stat(root)).isDirectory()) throw Object.assign(new Error('Not a folder.'), { code: 'ENOTDIR' });
  const { files, problems } = await walk(root, options.signal);
  const known = new Map((await queries.knownFiles(ctx.db, libraryId)).map((file) => [file.path, file]));
  const found = new Set(files.map((file) => file.path));
  const gone = [...known.values()].filter((file) => !found.has(file.path) && file.state === 'ok');
  let orphans = await queries.orphanTracks(
    ctx.db,
    gone.map((file) => file.id),
  );
  const failures = [...problems];
  const progress: Progress = {
    processed: 0,
    total: files.length,
    added: 0,
    changed: 0,
    unchanged: 0,
    failed: 0,
  };
  let reportedAt = 0;
  const report = async (force: boolean) => {
    options.onProgress?.(progress);
    if (!force && performance.now() - reportedAt < 1_000) return;
    reportedAt = performance.now();
    const kept = JSON.stringify(failures.slice(0, failuresKept));
    await queries.updateImport(ctx.db, importId, { ...progress, failures: kept });
  };
  await report(true);

  const fresh: FoundFile[] = [];
  for (const file of files) {
    const entry = known.get(file.path);
    const same = entry && entry.size === file.size && entry.mtime_ms === file.mtime_ms;
    if (same && entry.state === 'ok') progress.unchanged += 1;
    else if (same && entry.state === 'failed') {
      progress.failed += 1;
      failures.push({ path: file.path, reason: entry.error ?? 'Cannot be read.' });
    } else fresh.push(file);
  }
  progress.processed = files.length - fresh.length;

  for (let start = 0; start < fresh.length; start += filesPerBatch) {
    options.signal.throwIfAborted();
    const slice = fresh.slice(start, start + filesPerBatch);
    const read = await inParallel(slice, readers, (file) => readOne(ctx, root, libraryId, file));
    const batchFiles: ReadFile[] = [];
    const failed: FailedFile[] = [];
    for (const [index, file] of slice.entries()) {
      const result = read[index];
      if (!result) continue;
      if (result.reason !== undefined) {
        failed.push({ ...file, reason: result.reason, lasting: result.lasting });
        continue;
      }
      const entry = known.get(file.path);
      const identified = await decide(ctx, root, file, result, entry, orphans);
      orphans = orphans.filter((orphan) => orphan.id !== identified.trackId);
      batchFiles.push({ ...file, ...result, ...identified });
      if (entry?.track_id && identified.trackId === entry.track_id) progress.changed += 1;
      else if (identified.trackId !== null) progress.changed += 1;
      else progress.added += 1;
    }
    await ctx.db
      .transaction()
      .execute((trx) => saveBatch(ctx, trx, { libraryId, files: batchFiles, failed }));
    for (const { path: failedPath, reason } of failed) failures.push({ path: failedPath, reason });
    progress.failed += failed.length;
    progress.processed += slice.length;
    await report(false);
  }

  const movedAway = new Set((await queries.knownFiles(ctx.db, libraryId)).map((file) => file.id));
  const missing = gone.filter((file) => movedAway.has(file.id));
  const tooMany = missing.length > Math.max(1, known.size * missingShare);
  if (!tooMany)
    await settleMissing(
      ctx,
      missing.map((file) => file.id),
    );
  await recountGenres(ctx);
  await report(true);
  return {
    ...progress,
    failures: JSON.stringify(failures.slice(0, failuresKept)),
    failed: failures.length,
    missing: missing.length,
    state: tooMany ? ('needs_confirmation' as const) : ('done' as const),
  };
}

/** Marks files as gone; their tracks stay with everything that belongs to them. */
export async function settleMissing(ctx: Context, fileIds: readonly number[]): Promise<void> {
  if (fileIds.length === 0) return;
  await ctx.db.transaction().execute(async (trx) => {
    await indexTracks(trx, await queries.markMissing(trx, fileIds));
  });
}

type ReadResult =
  | (Pick<ReadFile, 'tags' | 'importKey'> & { reason?: undefined })
  | Pick<FailedFile, 'reason' | 'lasting'>;

async function readOne(ctx: Context, root: string, libraryId: number, file: FoundFile): Promise<ReadResult> {
  try {
    const tags = await ctx.services.audio.readTags(join(root, file.path), { root, withPicture: false });
    return { tags, importKey: albumKey(tags, libraryId, file.path) };
  } catch (error) {
    if (error instanceof AudioFileError)
      return { reason: error.message, lasting: error.reason !== 'timeout' };
    return { reason: reasonOf(error), lasting: false };
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return 'The file vanished while it was read.';
  if (code === 'EACCES' || code === 'EPERM') return 'The file may not be read.';
  return error instanceof Error ? error.message : 'Cannot be read.';
}

type Read = Pick<ReadFile, 'tags' | 'importKey'>;

/** Whether a file is a track that is known already: by its place, or by what it sounds like. */
async function decide(
  ctx: Context,
  root: string,
  file: FoundFile,
  { tags, importKey }: Read,
  entry: queries.KnownFile | undefined,
  orphans: readonly queries.OrphanTrack[],
): Promise<Pick<ReadFile, 'trackId' | 'replacesFileId'>> {
  if (entry?.track_id) return { trackId: entry.track_id, replacesFileId: null };
  const fingerprint = async () => {
    try {
      return (await ctx.services.audio.analyse(join(root, file.path), { signal: ctx.signal })).fingerprint;
    } catch {
      return null;
    }
  };
  const track = await identify({ ...file, tags, importKey, fingerprint }, orphans);
  return { trackId: track?.id ?? null, replacesFileId: track?.file_id ?? null };
}

async function inParallel<In, Out>(
  items: readonly In[],
  width: number,
  work: (item: In) => Promise<Out>,
): Promise<Out[]> {
  const results = new Array<Out>(items.length);
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) results[index] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return results;
}
