import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { deleteSavedViewRow } from './queries.ts';

/** @throws AppError `not_found` for one of anybody else */
export async function deleteSavedView(ctx: Context, { id }: { id: number }) {
  if (!(await deleteSavedViewRow(ctx.db, userOf(ctx.actor).id, id))) throw notFound();
  return { done: true as const };
}
