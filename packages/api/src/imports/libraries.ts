import { basename } from 'node:path';
import type { Database, Transaction } from '@kantele/db';
import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { AppError, invalid, notFound } from '../core/errors.ts';
import { indexTracks } from '../search/index-entries.ts';
import type * as contract from './contract.ts';
import { type ImportRow, libraryView } from './import-view.ts';
import { realFolder } from './library-path.ts';
import * as libraries from './library-queries.ts';
import * as queries from './queries.ts';
import { isBelow } from './walk.ts';

/**
 * The library of a folder, made when new, and what `work` does with it in the same transaction.
 * @throws AppError `invalid` on field `path`
 */
export async function ensureLibrary<Result>(
  ctx: Context,
  path: string,
  work: (trx: Transaction<Database>, libraryId: number, isNew: boolean) => Promise<Result>,
): Promise<Result> {
  const root = await realFolder(ctx, path);
  return ctx.db.transaction().execute(async (trx) => {
    await libraries.lockLibraries(trx);
    const known = await libraries.libraryByPath(trx, root);
    if (known && !known.forgotten) return work(trx, known.id, false);
    const others = await libraries.allLibraries(trx);
    if (others.some((library) => isBelow(library.path, root) || isBelow(root, library.path))) {
      throw invalid('path', 'This folder lies in, or around, another library.');
    }
    if (known) {
      await libraries.setForgotten(trx, known.id, false);
      return work(trx, known.id, true);
    }
    const name = basename(root).toWellFormed().slice(0, 255);
    const { id } = await libraries.insertLibrary(trx, root, name);
    return work(trx, id, true);
  });
}

export async function listLibraries(ctx: Context) {
  const rows = await libraries.allLibraries(ctx.db);
  const last = await lastImports(
    ctx,
    rows.map(({ id }) => id),
  );
  return { libraries: rows.map((row) => libraryView(ctx, row, last.get(row.id) ?? null)) };
}

/** @throws AppError `not_found` */
export async function getLibrary(ctx: Context, { id }: { id: number }) {
  const row = await libraries.libraryById(ctx.db, id);
  if (!row) throw notFound();
  return { library: libraryView(ctx, row, (await lastImports(ctx, [id])).get(id) ?? null) };
}

/** Adds a folder without importing it yet. @throws AppError `invalid` on field `path` */
export async function createLibrary(
  ctx: Context,
  { path, ...settings }: z.output<typeof contract.createLibrary>,
) {
  const id = await ensureLibrary(ctx, path, async (trx, libraryId, isNew) => {
    if (!isNew) throw invalid('path', 'This folder is a library already.');
    await libraries.updateLibraryRow(trx, libraryId, settings);
    return libraryId;
  });
  return getLibrary(ctx, { id });
}

/** Changes settings; those of reading apply to what is read from now on. */
export async function updateLibrary(
  ctx: Context,
  { id, ...settings }: z.output<typeof contract.updateLibrary>,
) {
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await libraries.updateLibraryRow(trx, id, settings))) throw notFound();
    if (settings.sides) await libraries.setSides(trx, id, settings.sides === 'auto');
  });
  return getLibrary(ctx, { id });
}

/**
 * Forgets a folder. Nothing on the disk is touched; its tracks become missing and keep what belongs to them, for when
 * the folder is added again.
 */
export async function deleteLibrary(ctx: Context, { id }: { id: number }) {
  const removed = await queries.withLibraryLock(ctx.db, id, async () => {
    await ctx.db.transaction().execute(async (trx) => {
      if (!(await libraries.libraryById(trx, id))) throw notFound();
      const files = await libraries.presentFileIds(trx, id);
      await indexTracks(trx, await queries.markMissing(trx, files));
      await libraries.setForgotten(trx, id, true);
    });
  });
  if (!removed) throw new AppError('conflict', 'This library is being imported. Stop the import first.');
  return { done: true as const };
}

async function lastImports(ctx: Context, ids: readonly number[]): Promise<Map<number, ImportRow>> {
  const last = await libraries.lastImportIds(ctx.db, ids);
  const rows = await queries.importsByIds(ctx.db, [...last.values()]);
  return new Map(rows.map((row) => [row.library_id, row]));
}
