import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { allRoles } from './queries.ts';
import { roleView } from './view.ts';

/** @throws AppError `not_found` */
export async function getRole(ctx: Context, { id }: { id: number }) {
  const rows = await allRoles(ctx.db);
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw notFound();
  return { role: roleView(ctx.actor, row) };
}
