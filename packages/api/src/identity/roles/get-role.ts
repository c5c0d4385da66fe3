import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { roleById } from './queries.ts';
import { roleView } from './view.ts';

/** @throws AppError `not_found` */
export async function getRole(ctx: Context, { id }: { id: number }) {
  const row = await roleById(ctx.db, id);
  if (!row) throw notFound();
  return { role: roleView(ctx.actor, row) };
}
