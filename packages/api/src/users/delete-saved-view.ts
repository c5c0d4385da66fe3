import { userOf } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';

export async function deleteSavedView(ctx: Context, { id }: { id: number }) {
  const result = await ctx.db
    .deleteFrom('saved_views')
    .where('user_id', '=', userOf(ctx.actor).id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (result.numDeletedRows === 0n) throw notFound();
  return { done: true as const };
}
