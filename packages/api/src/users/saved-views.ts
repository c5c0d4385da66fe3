import type { z } from 'zod';
import { userOf } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { invalid, notFound } from '../core/errors.ts';
import type { saveView as saveInput } from './contract.ts';

const columns = ['id', 'screen', 'name', 'search'] as const;
const viewsAtMost = 50;

export async function listSavedViews(ctx: Context, { screen }: { screen: string }) {
  const views = await ctx.db
    .selectFrom('saved_views')
    .select(columns)
    .where('user_id', '=', userOf(ctx.actor).id)
    .where('screen', '=', screen)
    .orderBy('name')
    .execute();
  return { views };
}

/** Keeps filters under a name; the same name again replaces them. */
export async function saveView(ctx: Context, { screen, name, search }: z.output<typeof saveInput>) {
  const user_id = userOf(ctx.actor).id;
  const { views } = await listSavedViews(ctx, { screen });
  if (views.length >= viewsAtMost && !views.some((view) => view.name === name)) {
    throw invalid('name', 'At most :max entries.', { max: viewsAtMost });
  }
  await ctx.db
    .insertInto('saved_views')
    .values({ user_id, screen, name, search })
    .onConflict((oc) => oc.columns(['user_id', 'screen', 'name']).doUpdateSet({ search }))
    .execute();
  return listSavedViews(ctx, { screen });
}

export async function deleteSavedView(ctx: Context, { id }: { id: number }) {
  const result = await ctx.db
    .deleteFrom('saved_views')
    .where('user_id', '=', userOf(ctx.actor).id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (result.numDeletedRows === 0n) throw notFound();
  return { done: true as const };
}
