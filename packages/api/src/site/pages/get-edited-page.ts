import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { editedPage } from './queries.ts';
import { editedView } from './view.ts';

/** A page with all that can be changed of it, also a draft. @throws AppError `not_found` */
export async function getEditedPage(ctx: Context, { id }: { id: number }) {
  const row = await editedPage(ctx.db, id);
  if (!row) throw notFound();
  return { page: editedView(row, ctx.services.baseUrl) };
}
