import { type Context, getImport, runImport } from '@kantele/api/server';
import { isConnectionLost } from '@kantele/db';
import { databaseBack } from '../database-back.ts';
import { progressLine, type Terminal } from './progress.ts';
import type { ImportRun } from './types.ts';

const askEveryMs = 500;
/** How often it is tried to take over a run whose process may have died. */
const tryEveryMs = 5_000;
/** Times a run is continued after losing its database. */
const rerunsAtMost = 5;

const isOver = ({ state }: ImportRun) => state !== 'queued' && state !== 'running';

/**
 * Brings a run to its end: does it here, or follows the process that is at it already; takes over when that one dies.
 * @returns the run as it ended
 */
export async function finishRun(ctx: Context, id: number, terminal: Terminal): Promise<ImportRun> {
  const line = progressLine(terminal);
  let isFollowing = false;
  try {
    for (;;) {
      const here = await runOn(ctx, id, line.update);
      const { import: run } = await getImport(ctx, { id });
      if (here || isOver(run)) return run;
      if (!isFollowing) {
        isFollowing = true;
        terminal.write('An import of this folder is already running. Following it:\n');
      }
      const end = await follow(ctx, id, line.update);
      if (end) return end;
    }
  } finally {
    line.end();
  }
}

type Update = ReturnType<typeof progressLine>['update'];

/** Does a run in this process; continues it where it was after losing the database. */
async function runOn(ctx: Context, id: number, onProgress: Update): Promise<boolean> {
  for (let reruns = 0; ; reruns += 1) {
    try {
      return await runImport(ctx, { import_id: id }, { signal: ctx.signal, onProgress });
    } catch (error) {
      if (!isConnectionLost(error) || reruns >= rerunsAtMost) throw error;
      await databaseBack(ctx.services, ctx.signal);
    }
  }
}

/** Shows the progress of a run elsewhere for a while; the run when it is over, else null. */
async function follow(ctx: Context, id: number, update: Update): Promise<ImportRun | null> {
  for (let waited = 0; waited < tryEveryMs; waited += askEveryMs) {
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
    ctx.signal.throwIfAborted();
    const { import: run } = await getImport(ctx, { id });
    update({ ...run, total: run.total ?? 0, rate: run.rate, estimate: run.estimate });
    if (isOver(run)) return run;
  }
  return null;
}
