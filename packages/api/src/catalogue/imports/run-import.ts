import { isConnectionLost } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { publishEvent } from '../../core/publish-event.ts';
import { refreshSearch } from '../search-index/jobs.ts';
import { runFailure } from './failures.ts';
import { finishImport } from './finish-import.ts';
import { importFolder } from './import-folder.ts';
import * as queries from './queries.ts';
import { Cancelled, type Progress, RunLog } from './run-log.ts';

export type { Progress } from './run-log.ts';

/** New tracks from which plans of before no longer fit. */
const manyTracks = 200;

export interface RunOptions {
  signal: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/**
 * Brings the catalogue in line with a folder. Safe to kill at any point and to run again: every batch is one
 * transaction, and files already in place with the same size and time are passed over.
 * @returns false when another process is at the same folder: then nothing is done here
 */
export async function runImport(
  ctx: Context,
  { import_id }: { import_id: number },
  options: RunOptions,
): Promise<boolean> {
  const row = await queries.importById(ctx.db, import_id);
  if (!row || isOver(row.state)) return true;
  return queries.withLibraryLock(ctx.db, row.library_id, () => runLocked(ctx, import_id, options));
}

const isOver = (state: string) => state !== 'queued' && state !== 'running';

async function runLocked(ctx: Context, importId: number, options: RunOptions): Promise<void> {
  const row = await queries.importById(ctx.db, importId);
  if (!row || isOver(row.state)) return;
  await queries.updateImport(ctx.db, importId, { state: 'running', started_at: ctx.services.now() });
  const log = new RunLog(ctx, importId, options.onProgress);
  const finish = (values: Parameters<typeof queries.updateImport>[2]) =>
    finishImport(ctx, importId, {
      ...log.values(),
      current_path: null,
      finished_at: ctx.services.now(),
      ...values,
    });
  try {
    const result = await importFolder(ctx, row, log, options.signal);
    await finish(result);
  } catch (error) {
    // The process is ending, or the database went away: the run goes on where it was when it starts again.
    if (options.signal.aborted || isConnectionLost(error)) throw error;
    if (error instanceof Cancelled) await finish({ state: 'cancelled' });
    else {
      ctx.services.log.error({ err: error, import_id: importId }, 'import failed');
      const { kind, sentence } = runFailure(error);
      await finish({ state: 'failed', error: sentence, error_kind: kind });
    }
  }
  if (log.values().added >= manyTracks) {
    await queries.refreshStatistics(ctx.db).catch((error: unknown) => {
      ctx.services.log.warn({ err: error }, 'the tables could not be measured');
    });
  }
  const { added, changed } = log.values();
  if (added + changed > 0)
    await ctx.db.transaction().execute((trx) => publishEvent(ctx, trx, 'imports.finished', {}));
  await ctx.services.jobs.add(ctx.db, refreshSearch, {}, { key: refreshSearch.name });
}
