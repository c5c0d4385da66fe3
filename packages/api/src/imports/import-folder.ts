import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../core/context.ts';
import { nameKey } from '../core/slug.ts';
import { recountGenres } from '../genres/recount-genres.ts';
import { queueCovers } from '../streaming/jobs.ts';
import { cutBatches } from './batches.ts';
import { cueNotices } from './cue-notices.ts';
import type { ImportRow } from './import-view.ts';
import { inParallel } from './in-parallel.ts';
import { librarySettings, setFound } from './library-queries.ts';
import { settleMissing } from './missing.ts';
import { numberedFolders } from './numbered-folders.ts';
import * as queries from './queries.ts';
import { type ReadRules, readFile } from './read-file.ts';
import type { RunLog } from './run-log.ts';
import { saveFiles } from './save-files.ts';
import { type FoundFile, signatureOf, type Walk, walk } from './walk.ts';

const filesPerBatch = 100;
/** Tag readers at a time: enough to hide the disk, few enough to keep memory flat. */
const readers = 8;
/** A larger part of a library gone at once is a missing disk rather than deleted files. */
const missingShare = 0.1;

/** Walks a folder, takes in what is new or changed, and settles what is gone. */
export async function importFolder(ctx: Context, run: ImportRow, log: RunLog, signal: AbortSignal) {
  const root = await realpath(run.path);
  if (!(await stat(root)).isDirectory()) throw Object.assign(new Error('Not a folder.'), { code: 'ENOTDIR' });
  const settings = await librarySettings(ctx.db, run.library_id);
  const walked = await walk(root, signal);
  log.walked(walked.files.length, walked.leftOut);
  for (const problem of walked.problems) log.fail(problem);
  log.notices.push(...(await cueNotices(root, walked)));
  const known = new Map((await queries.knownFiles(ctx.db, run.library_id)).map((file) => [file.path, file]));
  const found = new Set(walked.files.map((file) => file.path));
  const gone = goneFiles(known, found, walked);
  let orphans = await queries.orphanTracks(
    ctx.db,
    gone.map((file) => file.id),
  );
  let left = orphans.filter(({ file_id }) => file_id !== null);
  const heirs = await heirsOf(ctx, run.library_id, gone, found);
  const fresh = pickFresh(walked.files, known, heirs, log);
  await log.report(true);

  const rules: ReadRules = {
    root,
    folders: settings.folders_as_hint,
    numbered: numberedFolders(walked.files.map(({ path }) => path)),
    artists: {
      separators: settings.separators,
      whole: new Set(await queries.divisibleAlbumArtists(ctx.db)),
    },
  };
  for (const batch of cutBatches(fresh, filesPerBatch)) {
    signal.throwIfAborted();
    log.progress.current_path = batch[0]?.path ?? null;
    const results = await inParallel(batch, readers, (file) => readFile(ctx, rules, file));
    const files = results.flatMap((result) => ('tagged' in result ? [result.tagged] : []));
    const failed = results.flatMap((result) => ('failed' in result ? [result.failed] : []));
    // Names this batch itself uses for album artists stay whole from the next batch on.
    for (const { tags } of files)
      for (const name of tags.album_artists) rules.artists.whole.add(nameKey(name));
    const fingerprint = (path: string) => fingerprintOf(ctx, join(root, path));
    const saved = await saveFiles(ctx, {
      ...{ run, settings, files, failed, known, found, orphans, left, heirs },
      fingerprint,
    });
    orphans = orphans.filter(({ id }) => !saved.taken.includes(id));
    left = left.filter(({ file_id }) => !saved.replaced.includes(file_id ?? 0));
    for (const failure of saved.failed) log.fail(failure);
    log.progress.added += saved.added;
    log.progress.changed += saved.changed;
    log.progress.duplicates += saved.duplicates;
    log.progress.failed += saved.failed.length;
    log.progress.processed += batch.length;
    await log.report();
  }
  await noticePictures(ctx, run.library_id, walked, fresh);
  const entries = await queries.knownFiles(ctx.db, run.library_id);
  const movedAway = new Set(entries.map((file) => file.id));
  const missing = gone.filter((file) => movedAway.has(file.id));
  const tooMany = missing.length > Math.max(1, known.size * missingShare);
  if (!tooMany) {
    await settleMissing(
      ctx,
      missing.map((file) => file.id),
    );
  }
  await recountGenres(ctx);
  const files_count = entries.filter(({ state }) => state === 'ok').length - (tooMany ? 0 : missing.length);
  await setFound(ctx.db, run.library_id, { signature: signatureOf(walked), files_count });
  return {
    failed: log.failures.length,
    missing: missing.length,
    state: tooMany ? ('needs_confirmation' as const) : ('done' as const),
  };
}

type Known = ReadonlyMap<string, queries.KnownFile>;

/** Entries whose file was not found; not those below a folder that could not be read. */
function goneFiles(known: Known, found: ReadonlySet<string>, { problems }: Walk): queries.KnownFile[] {
  const closed = problems.filter(({ kind }) => kind === 'folder_unreadable').map(({ path }) => `${path}/`);
  return [...known.values()].filter(
    ({ path, state }) =>
      state === 'ok' && !found.has(path) && !closed.some((folder) => path.startsWith(folder)),
  );
}

/** Second copies of tracks whose own file is gone: they are read again, to be played from. */
async function heirsOf(
  ctx: Context,
  libraryId: number,
  gone: readonly queries.KnownFile[],
  found: ReadonlySet<string>,
): Promise<Set<string>> {
  const lost = gone.flatMap(({ track_id, spare }) => (track_id !== null && !spare ? [track_id] : []));
  const copies = await queries.spareFilesOf(ctx.db, lost);
  return new Set(
    copies
      .filter(({ library_id, path }) => library_id === libraryId && found.has(path))
      .map(({ path }) => path),
  );
}

/** What has to be read: new and changed files, those with new lyrics beside them, and heirs. Counts the others. */
function pickFresh(
  files: readonly FoundFile[],
  known: Known,
  heirs: ReadonlySet<string>,
  log: RunLog,
): FoundFile[] {
  const fresh: FoundFile[] = [];
  for (const file of files) {
    const entry = known.get(file.path);
    const same = entry && entry.size === file.size && entry.mtime_ms === file.mtime_ms;
    if (same && entry.state === 'failed') {
      log.progress.failed += 1;
      const kind = queries.failureKindOf(entry.failure_kind);
      log.fail({ path: file.path, kind, reason: entry.error ?? 'The file could not be read.' });
    } else if (same && entry.state === 'ok' && !heirs.has(file.path) && entry.lyrics_ms === file.lyrics_ms) {
      log.progress.unchanged += 1;
      if (entry.spare) log.progress.duplicates += 1;
    } else fresh.push(file);
  }
  log.progress.processed = files.length - fresh.length;
  log.progress.skipped = log.progress.processed;
  return fresh;
}

/** Albums whose folder holds other pictures than last time get their cover looked for again. */
async function noticePictures(
  ctx: Context,
  libraryId: number,
  { pictures, files }: Walk,
  fresh: readonly FoundFile[],
): Promise<void> {
  const known = await queries.folderPictures(ctx.db, libraryId);
  const changed = new Map([...pictures].filter(([folder, seen]) => known.get(folder) !== seen));
  if (changed.size === 0) return;
  // Albums that were read just now look for their cover anyway.
  const read = new Set(fresh);
  const settled = new Set(files.filter((file) => !read.has(file)).flatMap(({ path }) => foldersAround(path)));
  const folders = [...changed.keys()].filter((folder) => settled.has(folder));
  await ctx.db.transaction().execute(async (trx) => {
    await queries.putFolderPictures(trx, libraryId, changed);
    await queueCovers(ctx, trx, await queries.albumsInFolders(trx, libraryId, folders));
  });
}

/** The folder of a file and the one above. */
function foldersAround(path: string): string[] {
  const parent = (inner: string) => inner.slice(0, Math.max(0, inner.lastIndexOf('/')));
  return [parent(path), parent(parent(path))];
}

async function fingerprintOf(ctx: Context, path: string): Promise<string | null> {
  try {
    return (await ctx.services.audio.analyse(path, { signal: ctx.signal })).fingerprint;
  } catch {
    return null;
  }
}
