import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../core/context.ts';
import { nameKey } from '../../core/text/slug.ts';
import { queueCovers } from '../streaming/jobs.ts';
import { cutBatches } from './batches.ts';
import { behindEnd, type FileSheet, readSheets, type Sheets } from './cue/cue-sheets.ts';
import { failureKindOf } from './failures.ts';
import { inParallel } from './folders/in-parallel.ts';
import { numberedFolders } from './folders/numbered-folders.ts';
import { type FoundFile, signatureOf, type Walk, walk } from './folders/walk.ts';
import { librarySettings, setFound } from './library-queries.ts';
import * as queries from './queries.ts';
import { type ReadRules, readFile } from './read-file.ts';
import type { RunLog } from './run-log.ts';
import { settleMissing, settleReplaced } from './settle-missing.ts';
import type { ImportRow } from './view.ts';
import { FileEntries } from './writing/file-entries.ts';
import { filePath } from './writing/file-parts.ts';
import { Orphans } from './writing/orphans.ts';
import * as pictureQueries from './writing/picture-queries.ts';
import type { TaggedFile } from './writing/plan-batch.ts';
import { saveFiles } from './writing/save-files.ts';

const filesPerBatch = 200;
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
  const sheets = await readSheets(root, walked);
  log.notices.push(...sheets.notices);
  const known = new Map((await queries.knownFiles(ctx.db, run.library_id)).map((file) => [file.path, file]));
  const entries = new FileEntries(known, walked.files);
  const { found } = entries;
  const gone = goneFiles(known, entries, walked);
  const goneIds = gone.map((file) => file.id);
  const orphans = new Orphans(await queries.orphanTracks(ctx.db, goneIds));
  const heirs = await heirsOf(ctx, run.library_id, gone, found);
  const fresh = pickFresh(walked.files, entries, sheets, heirs, log);
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
  let replacedTracks = 0;
  for (const batch of cutBatches(fresh, filesPerBatch)) {
    signal.throwIfAborted();
    log.progress.current_path = batch[0]?.path ?? null;
    const results = await inParallel(batch, readers, (file) =>
      readFile(ctx, rules, file, sheets.byFile.get(file.path) ?? null),
    );
    const files = results.flatMap((result) => ('tagged' in result ? result.tagged : []));
    const failed = results.flatMap((result) => ('failed' in result ? entries.failing(result.failed) : []));
    for (const result of results) if ('tagged' in result) log.notices.push(...result.notices);
    // Before the new ones: a run that ends in between reads these files again.
    const replaced = entries.replaceBy(files);
    await settleReplaced(ctx, replaced);
    // Names this batch itself uses for album artists stay whole from the next batch on.
    for (const { tags } of files)
      for (const name of tags.album_artists) rules.artists.whole.add(nameKey(name));
    const fingerprint = (file: TaggedFile) => fingerprintOf(ctx, root, file);
    const saved = await saveFiles(ctx, {
      run,
      settings,
      files,
      failed,
      known,
      found,
      orphans,
      heirs,
      fingerprint,
    });
    replacedTracks += replaced.filter(({ track_id, spare }) => track_id !== null && !spare).length;
    const failures = new Map(saved.failed.map((file) => [filePath(file.path), file]));
    for (const [path, failure] of failures) log.fail({ ...failure, path });
    log.progress.added += saved.added;
    log.progress.changed += saved.changed;
    log.progress.duplicates += saved.duplicates;
    log.progress.failed += failures.size;
    log.progress.processed += batch.length;
    await log.report();
  }
  await noticePictures(ctx, run.library_id, walked, fresh);
  const after = await queries.knownFiles(ctx.db, run.library_id);
  const stillThere = new Set(after.map((file) => file.id));
  const missing = gone.filter((file) => stillThere.has(file.id));
  const isShare = countFiles(missing) > Math.max(1, countFiles([...known.values()]) * missingShare);
  const tooMany = isShare && !(await queries.isMissingAccepted(ctx.db, run.id));
  if (!tooMany) {
    await settleMissing(
      ctx,
      missing.map((file) => file.id),
    );
  }
  const files_count =
    countFiles(after.filter(({ state }) => state === 'ok')) - (tooMany ? 0 : countFiles(missing));
  await setFound(ctx.db, run.library_id, { signature: signatureOf(walked), files_count });
  return {
    failed: log.failures.length,
    missing: missing.length + replacedTracks,
    state: tooMany ? ('needs_confirmation' as const) : ('done' as const),
  };
}

type Known = ReadonlyMap<string, queries.KnownFile>;

/** Entries whose file was not found; not those below a folder that could not be read. */
function goneFiles(known: Known, { found }: FileEntries, { problems }: Walk): queries.KnownFile[] {
  const closed = problems.filter(({ kind }) => kind === 'folder_unreadable').map(({ path }) => `${path}/`);
  return [...known.values()].filter(
    ({ path, state }) =>
      state === 'ok' && !found.has(path) && !closed.some((folder) => path.startsWith(folder)),
  );
}

const countFiles = (entries: readonly queries.KnownFile[]): number =>
  new Set(entries.map(({ path }) => filePath(path))).size;

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

/**
 * What has to be read: new and changed files, those with new lyrics or another cue sheet beside them, and heirs. Counts the
 * others.
 */
function pickFresh(
  files: readonly FoundFile[],
  entries: FileEntries,
  sheets: Sheets,
  heirs: ReadonlySet<string>,
  log: RunLog,
): FoundFile[] {
  const fresh: FoundFile[] = [];
  for (const file of files) {
    const own = entries.of(file.path);
    const same =
      own.length > 0 && own.every(({ size, mtime_ms }) => size === file.size && mtime_ms === file.mtime_ms);
    const failed = own.find(({ state }) => state === 'failed');
    const sheet = sheets.byFile.get(file.path) ?? null;
    const asRead = isAsRead(file, own, sheet);
    const unread = sheets.unread.has(file.path.slice(0, Math.max(0, file.path.lastIndexOf('/'))));
    if (same && failed) {
      log.progress.failed += 1;
      const kind = failureKindOf(failed.failure_kind);
      log.fail({ path: file.path, kind, reason: failed.error ?? 'The file could not be read.' });
    } else if (same && (asRead || unread) && !own.some(({ path }) => heirs.has(path))) {
      log.progress.unchanged += 1;
      log.progress.duplicates += own.filter(({ spare }) => spare).length;
      // It was read with this sheet and is one track nevertheless.
      if (sheet !== null && own[0]?.path === file.path)
        log.notices.push({ path: file.path, kind: 'cue_sheet', reason: behindEnd });
    } else fresh.push(file);
  }
  log.progress.processed = files.length - fresh.length;
  log.progress.skipped = log.progress.processed;
  return fresh;
}

/** Whether the entries of a file are what lies beside it makes of it, all of them. */
function isAsRead(file: FoundFile, own: readonly queries.KnownFile[], sheet: FileSheet | null): boolean {
  const isWhole = own.some(({ path }) => path === file.path);
  const count = isWhole ? 1 : (sheet?.tracks.length ?? own.length);
  const cue = sheet?.hash ?? null;
  return (
    own.length === count && own.every((entry) => entry.lyrics_ms === file.lyrics_ms && entry.cue === cue)
  );
}

/** Albums whose folder holds other pictures than last time get their cover looked for again. */
async function noticePictures(
  ctx: Context,
  libraryId: number,
  { pictures, files }: Walk,
  fresh: readonly FoundFile[],
): Promise<void> {
  const known = await pictureQueries.folderPictures(ctx.db, libraryId);
  const changed = new Map([...pictures].filter(([folder, seen]) => known.get(folder) !== seen));
  if (changed.size === 0) return;
  // Albums that were read just now look for their cover anyway.
  const read = new Set(fresh);
  const settled = new Set(files.filter((file) => !read.has(file)).flatMap(({ path }) => foldersAround(path)));
  const folders = [...changed.keys()].filter((folder) => settled.has(folder));
  await ctx.db.transaction().execute(async (trx) => {
    await pictureQueries.putFolderPictures(trx, libraryId, changed);
    await queueCovers(ctx, trx, await pictureQueries.albumsInFolders(trx, libraryId, folders));
  });
}

/** The folder of a file and the one above. */
function foldersAround(path: string): string[] {
  const parent = (inner: string) => inner.slice(0, Math.max(0, inner.lastIndexOf('/')));
  return [parent(path), parent(parent(path))];
}

async function fingerprintOf(ctx: Context, root: string, { path, cut }: TaggedFile): Promise<string | null> {
  try {
    const options = { window: cut, signal: ctx.signal };
    return (await ctx.services.audio.analyse(join(root, filePath(path)), options)).fingerprint;
  } catch {
    return null;
  }
}
