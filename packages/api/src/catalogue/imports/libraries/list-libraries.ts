import type { Context } from '../../../core/context.ts';
import * as libraries from '../library-queries.ts';
import { libraryView } from '../view.ts';
import { lastImports } from './get-library.ts';

/** All libraries with their newest run. */
export async function listLibraries(ctx: Context) {
  const rows = await libraries.allLibraries(ctx.db);
  const last = await lastImports(
    ctx,
    rows.map(({ id }) => id),
  );
  return { libraries: rows.map((row) => libraryView(ctx, row, last.get(row.id) ?? null)) };
}
