import { userOf } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { columns } from './saved-views.ts';

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
