import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { savedViewsOf } from './queries.ts';

/** Filters of a screen the user keeps under names. */
export async function listSavedViews(ctx: Context, { screen }: { screen: string }) {
  return { views: await savedViewsOf(ctx.db, userOf(ctx.actor).id, screen) };
}
