import type { ImportStarter } from '@kantele/db';
import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import { keysetIds } from '../core/keyset.ts';
import type { listImports as listInput } from './contract.ts';
import { importView } from './import-view.ts';
import { importFolder } from './jobs.ts';
import { ensureLibrary } from './libraries.ts';
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
  return ensureLibrary(ctx, path, (trx, libraryId) => unfinishedOrNew(trx, libraryId, startedBy));
}

export async function unfinishedOrNew(
  trx: Parameters<typeof queries.insertImport>[0],
  libraryId: number,
  startedBy: ImportStarter,
) {
  const active = await queries.activeImport(trx, libraryId);
  return active ?? { ...(await queries.insertImport(trx, libraryId, startedBy)), state: 'queued' as const };
}

/** The same as the command, as a job. */
export async function startImport(ctx: Context, input: { path: string }) {
  const { id } = await createImport(ctx, input);
  return queueImport(ctx, id);
}

export async function queueImport(ctx: Context, id: number) {
  await ctx.services.jobs.add(ctx.db, importFolder, { import_id: id }, { key: `import:${id}` });
  return getImport(ctx, { id });
}

export async function getImport(ctx: Context, { id }: { id: number }) {
  const row = await queries.importById(ctx.db, id);
  if (!row) throw notFound();
  return { import: importView(ctx, row) };
}

export async function listImports(ctx: Context, page: z.output<typeof listInput>) {
  const { ids, nextCursor } = await keysetIds(ctx.db, 'imports', queries.allImports(), page);
  const data = (await queries.importsByIds(ctx.db, ids)).map((row) => importView(ctx, row));
  return { pagination: { data, per_page: page.perPage, next_cursor: nextCursor } };
}

/** Asks a run to stop: a queued one at once, a running one after the files it is at. What came in stays. */
export async function cancelImport(ctx: Context, { id }: { id: number }) {
  const row = await queries.importById(ctx.db, id);
  if (!row) throw notFound();
  if (!(await queries.requestStop(ctx.db, id)))
    throw new AppError('conflict', 'This import is over already.');
  return getImport(ctx, { id });
}
