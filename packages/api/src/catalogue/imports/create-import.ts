import type { ImportStarter } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { ensureLibrary } from './libraries/ensure-library.ts';
import * as queries from './queries.ts';

/**
 * Makes a run for a folder without starting it; the unfinished run of the same folder is used again.
 * @throws AppError `invalid` on field `path`
 */
export async function createImport(
  ctx: Context,
  { path }: { path: string },
  startedBy: ImportStarter = 'admin',
) {
  return ensureLibrary(ctx, path, (trx, libraryId) => unfinishedOrNew(ctx, trx, libraryId, startedBy));
}

/** The run of a library that is not over yet, or a new one. */
export async function unfinishedOrNew(
  { actor }: Pick<Context, 'actor'>,
  trx: Parameters<typeof queries.insertImport>[0],
  libraryId: number,
  startedBy: ImportStarter,
) {
  const userId = actor.kind === 'user' ? actor.id : null;
  const active = await queries.activeImport(trx, libraryId);
  return (
    active ?? { ...(await queries.insertImport(trx, libraryId, startedBy, userId)), state: 'queued' as const }
  );
}
