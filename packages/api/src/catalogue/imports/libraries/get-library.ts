import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import * as libraries from '../library-queries.ts';
import * as queries from '../queries.ts';
import { type ImportRow, libraryView } from '../view.ts';

/** @throws AppError `not_found` */
export async function getLibrary(ctx: Context, { id }: { id: number }) {
  const row = await libraries.libraryById(ctx.db, id);
  if (!row) throw notFound();
  return { library: libraryView(ctx, row, (await lastImports(ctx, [id])).get(id) ?? null) };
}
/** The newest run of each library that has one. */
export async function lastImports(ctx: Context, ids: readonly number[]): Promise<Map<number, ImportRow>> {
  const last = await libraries.lastImportIds(ctx.db, ids);
  const rows = await queries.importsByIds(ctx.db, [...last.values()]);
  return new Map(rows.map((row) => [row.library_id, row]));
}
