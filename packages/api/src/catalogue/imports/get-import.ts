import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import * as queries from './queries.ts';
import { importView } from './view.ts';

/** @throws AppError `not_found` */
export async function getImport(ctx: Context, { id }: { id: number }) {
  const row = await queries.importById(ctx.db, id);
  if (!row) throw notFound();
  return { import: importView(ctx, row) };
}
