import { isConnectionLost } from '@kantele/db';
import type { Context } from '../../../core/context.ts';
import { line } from '../../../core/translate.ts';
import { codeOf } from '../failures.ts';
import type { LibrarySettings } from '../library-queries.ts';
import type { KnownFile } from '../queries.ts';
import type { ImportRow } from '../view.ts';
import type { Orphans } from './orphans.ts';
import { type BatchPlan, planBatch, type TaggedFile } from './plan-batch.ts';
import { type FailedFile, saveBatch } from './save-batch.ts';

export interface SaveInput {
  run: ImportRow;
  settings: LibrarySettings;
  files: readonly TaggedFile[];
  failed: readonly FailedFile[];
  known: ReadonlyMap<string, KnownFile>;
  found: ReadonlySet<string>;
  orphans: Orphans;
  heirs: ReadonlySet<string>;
  fingerprint(file: TaggedFile): Promise<string | null>;
}

export interface Saved {
  added: number;
  changed: number;
  duplicates: number;
  failed: FailedFile[];
}

/**
 * Saves a batch. When the catalogue refuses it, its files are saved one by one: the one at fault becomes a line of the
 * report, the others come in.
 * @throws when the database is not there or the run is over: then no file is at fault
 */
export async function saveFiles(ctx: Context, input: SaveInput): Promise<Saved> {
  try {
    return await save(ctx, input);
  } catch (error) {
    if (isOutage(error) || ctx.signal.aborted) throw error;
    ctx.services.log.warn({ err: error }, 'a batch could not be saved; its files are saved one by one');
  }
  const total: Saved = { added: 0, changed: 0, duplicates: 0, failed: [] };
  const add = (saved: Saved) => {
    total.added += saved.added;
    total.changed += saved.changed;
    total.duplicates += saved.duplicates;
    total.failed.push(...saved.failed);
  };
  add(await save(ctx, { ...input, files: [] }));
  for (const file of input.files) {
    try {
      add(await save(ctx, { ...input, files: [file], failed: [] }));
    } catch (error) {
      if (isOutage(error) || ctx.signal.aborted) throw error;
      ctx.services.log.error({ err: error, path: file.path }, 'a file could not be saved');
      const { path, size, mtime_ms, lyrics_ms, cue } = file;
      const failed: FailedFile = {
        path,
        size,
        mtime_ms,
        lyrics_ms,
        cue,
        kind: 'not_saved',
        lasting: true,
        reason: line('What its tags say could not be saved.'),
      };
      add(await save(ctx, { ...input, files: [], failed: [failed] }));
    }
  }
  return total;
}

async function save(ctx: Context, input: SaveInput): Promise<Saved> {
  const { run, settings, files, failed } = input;
  const plan = await planBatch(ctx.db, {
    rules: { libraryId: run.library_id, folders: settings.folders_as_hint },
    files,
    known: input.known,
    found: input.found,
    orphans: input.orphans,
    heirs: input.heirs,
    fingerprint: (file) => input.fingerprint(file),
  });
  const batch = { libraryId: run.library_id, sides: settings.sides === 'auto', plan, failed };
  await ctx.db.transaction().execute((trx) => saveBatch(ctx, trx, batch));
  const replaced = plan.files.flatMap(({ replacesFileId }) => replacesFileId ?? []);
  input.orphans.take(plan.taken, replaced);
  return { ...counted(plan), failed: [...failed] };
}

function counted({ files }: BatchPlan): Pick<Saved, 'added' | 'changed' | 'duplicates'> {
  const spare = files.filter((file) => file.spare).length;
  const changed = files.filter((file) => !file.spare && file.trackId !== null).length;
  return { added: files.length - spare - changed, changed, duplicates: spare };
}

/** Faults of the database itself: lost connections, shutdown, no room, too many clients. */
function isOutage(error: unknown): boolean {
  if (isConnectionLost(error) || /^(53|57|58|XX|ECONN|ENOTFOUND|EAI_)/.test(codeOf(error))) return true;
  return error instanceof Error && /connection ended|driver has already been destroyed/i.test(error.message);
}
