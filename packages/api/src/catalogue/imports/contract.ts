import { z } from 'zod';
import { byId, countedPage, id, name, page, pageInput, timestamp } from '../../core/contract.ts';
import { albumSummary } from '../albums/contract.ts';

export const importStates = [
  'queued',
  'running',
  'needs_confirmation',
  'done',
  'failed',
  'cancelled',
] as const;

/** A file and why it did not come in; `kind` is stable, the sentences are for people. */
export const importFailure = z.object({
  path: z.string(),
  kind: z.string(),
  reason: z.string(),
  /** What to do about it. */
  advice: z.string(),
});

/** Files an import does not look at, by type. */
export const leftOut = z.object({
  /** Lower case, without a dot; empty for names without one. */
  extension: z.string(),
  count: z.int(),
  examples: z.array(z.string()),
});

/** One run over a folder; counters are files. */
export const importRun = z.object({
  id,
  library_id: id,
  path: z.string(),
  state: z.enum(importStates),
  started_by: z.enum(['admin', 'command', 'watch']),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  missing: z.int(),
  failed: z.int(),
  /** Second copies of a track in another format or folder. */
  duplicates: z.int(),
  /** Files found; null until the folder has been walked. */
  total: z.int().nullable(),
  processed: z.int(),
  current_path: z.string().nullable(),
  /** Files read in a second, and seconds left; null while there is nothing to tell them from. */
  rate: z.number().nullable(),
  estimate: z.int().nullable(),
  /** At most 500, the first ones. */
  failures: z.array(importFailure),
  /** Files that came in, but not as well as they could. */
  notices: z.array(importFailure),
  left_out: z.array(leftOut),
  error: z.string().nullable(),
  created_at: timestamp,
  started_at: timestamp.nullable(),
  finished_at: timestamp.nullable(),
});
export type ImportRun = z.infer<typeof importRun>;

const path = z.string().min(1).max(4_096);

export const startImport = z.strictObject({
  /** Absolute path of a folder on the server. */
  path,
});
export const importResponse = z.object({ import: importRun });
export const listImports = z.strictObject(pageInput);
export const importPage = page(importRun);
export const confirmMissing = byId;

export const libraryStates = ['idle', 'queued', 'importing', 'needs_confirmation', 'unreachable'] as const;

const settings = {
  name: name(),
  /** What divides several artists in one field, at most ten. */
  separators: z
    .array(z.string().min(1).max(10).regex(/\S/, 'A separator needs a visible character.'))
    .max(10),
  /** Whether names of folders stand in for missing tags and help to tell albums apart. */
  folders_as_hint: z.boolean(),
  /** `auto`: albums as long as a vinyl record are shown by sides; `off`: never. */
  sides: z.enum(['auto', 'off']),
  /** Whether changes of the folder start an import. */
  watch: z.boolean(),
  /** How often a watched folder is looked through where the system does not tell of changes. */
  poll_minutes: z.int().min(1).max(1_440),
};

export const library = z.object({
  id,
  path: z.string(),
  ...settings,
  name: z.string(),
  separators: z.array(z.string()),
  state: z.enum(libraryStates),
  last_import: importRun.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Library = z.infer<typeof library>;
export const libraryResponse = z.object({ library });
export const libraryList = z.object({ libraries: z.array(library) });
export const createLibrary = z.strictObject({ ...z.object(settings).partial().shape, path });
export const updateLibrary = z.strictObject({ ...z.object(settings).partial().shape, id });
export const deleteLibrary = z.strictObject({
  id,
  confirm: z.literal(true, { error: 'Confirm that its tracks become missing.' }),
});

/** Files that did not come in, by reason. */
export const failureGroup = z.object({
  kind: z.string(),
  reason: z.string(),
  advice: z.string(),
  count: z.int(),
  examples: z.array(z.string()),
});
export const libraryReport = z.object({
  library,
  files: z.object({ ok: z.int(), failed: z.int(), missing: z.int(), duplicates: z.int() }),
  failures: z.array(failureGroup),
  notices: z.array(failureGroup),
  left_out: z.array(leftOut),
});
export type LibraryReport = z.infer<typeof libraryReport>;

export const listFiles = z.strictObject({
  ...pageInput,
  id,
  state: z.enum(['ok', 'failed', 'missing', 'duplicate']).default('failed'),
  /** Only failures of this kind. */
  kind: z.string().max(40).optional(),
});
export const libraryFile = z.object({
  id,
  path: z.string(),
  size: z.int(),
  state: z.enum(['ok', 'failed', 'missing', 'duplicate']),
  kind: z.string().nullable(),
  reason: z.string().nullable(),
  advice: z.string().nullable(),
  track: z.object({ id, name: z.string() }).nullable(),
});
export type LibraryFile = z.infer<typeof libraryFile>;
export const filePage = countedPage(libraryFile);

export const retryFailures = z.strictObject({
  id,
  /** Only failures of this kind. */
  kind: z.string().max(40).optional(),
  /** Only this file, relative to the library. */
  path: path.optional(),
});

/** Uploaded files of an editor that become albums: sound, and pictures that lie beside it. */
export const importUploads = z.strictObject({ entry_ids: z.array(id).min(1).max(500) });
export const uploadsImported = z.object({
  albums: z.array(albumSummary.extend({ added_tracks: z.int() })),
  left_out: z.array(z.object({ entry_id: id, name: z.string(), reason: z.string() })),
});
export type UploadsImported = z.infer<typeof uploadsImported>;

export const browseFolders = z.strictObject({ path: path.optional() });
export const folderListing = z.object({
  /** Null at the top, where the allowed folders are listed. */
  path: z.string().nullable(),
  parent: z.string().nullable(),
  folders: z.array(z.object({ name: z.string(), path: z.string() })),
});
