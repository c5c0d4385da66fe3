import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, sep } from 'node:path';
import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { AppError, invalid, notFound } from '../core/errors.ts';
import { keysetIds } from '../core/keyset.ts';
import { recountGenres } from '../genres/recount-genres.ts';
import type { ImportRun, listImports as listInput } from './contract.ts';
import { importFolder } from './jobs.ts';
import * as queries from './queries.ts';
import { settleMissing } from './run-import.ts';
import { isBelow } from './walk.ts';

/**
 * Makes a run for a folder without starting it; the unfinished run of the same folder is used again.
 * @throws AppError `invalid` on field `path`
 */
export async function createImport(ctx: Context, { path }: { path: string }) {
  if (path.includes('\0') || !isAbsolute(path)) throw invalid('path', 'Give the full path of a folder.');
  const root = await realpath(path).catch(() => null);
  if (!root || !(await stat(root)).isDirectory()) throw invalid('path', 'There is no such folder.');
  if (root === sep) throw invalid('path', 'The whole disk cannot be a library.');
  return ctx.db.transaction().execute(async (trx) => {
    const others = (await queries.libraryPaths(trx)).filter((library) => library.path !== root);
    if (others.some((library) => isBelow(library.path, root) || isBelow(root, library.path))) {
      throw invalid('path', 'This folder lies in, or around, another library.');
    }
    const libraryId = await queries.ensureLibrary(trx, root);
    const active = await queries.activeImport(trx, libraryId);
    return active ?? queries.insertImport(trx, libraryId);
  });
}

/** The same as the command, as a job. */
export async function startImport(ctx: Context, input: { path: string }) {
  const { id } = await createImport(ctx, input);
  await ctx.services.jobs.add(ctx.db, importFolder, { import_id: id }, { key: `import:${id}` });
  return getImport(ctx, { id });
}

export async function getImport(ctx: Context, { id }: { id: number }) {
  const row = await queries.importById(ctx.db, id);
  if (!row) throw notFound();
  return { import: view(row) };
}

export async function listImports(ctx: Context, page: z.output<typeof listInput>) {
  const { ids, nextCursor } = await keysetIds(ctx.db, 'imports', queries.allImports(), page);
  const data = (await queries.importsByIds(ctx.db, ids)).map(view);
  return { pagination: { data, per_page: page.perPage, next_cursor: nextCursor } };
}

/** Says that the files a run could not find are really gone: walks again what is recorded and marks them. */
export async function confirmMissing(ctx: Context, { id }: { id: number }) {
  const row = await queries.importById(ctx.db, id);
  if (!row) throw notFound();
  if (row.state !== 'needs_confirmation') throw new AppError('conflict', 'There is nothing to confirm.');
  const root = await realpath(row.path).catch(() => null);
  const known = await queries.knownFiles(ctx.db, row.library_id);
  const gone: number[] = [];
  for (const file of known) {
    if (file.state !== 'ok') continue;
    const there = root ? await stat(`${root}${sep}${file.path}`).catch(() => null) : null;
    if (!there?.isFile()) gone.push(file.id);
  }
  await settleMissing(ctx, gone);
  await recountGenres(ctx);
  await queries.updateImport(ctx.db, id, { state: 'done', missing: gone.length });
  return getImport(ctx, { id });
}

type ImportRow = NonNullable<Awaited<ReturnType<typeof queries.importById>>>;

function view(row: ImportRow): ImportRun {
  return {
    id: row.id,
    path: row.path,
    state: row.state,
    added: row.added,
    changed: row.changed,
    unchanged: row.unchanged,
    missing: row.missing,
    failed: row.failed,
    total: row.total,
    processed: row.processed,
    failures: row.failures,
    error: row.error,
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}
