import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import type { saveView as saveInput } from './contract.ts';
import { listSavedViews } from './list-saved-views.ts';
import { putSavedView } from './queries.ts';

const viewsAtMost = 50;
/** Keeps filters under a name; the same name again replaces them. */
export async function saveView(ctx: Context, { screen, name, search }: z.output<typeof saveInput>) {
  const user_id = userOf(ctx.actor).id;
  const { views } = await listSavedViews(ctx, { screen });
  if (views.length >= viewsAtMost && !views.some((view) => view.name === name)) {
    throw invalid('name', 'At most :max entries.', { max: viewsAtMost });
  }
  await putSavedView(ctx.db, { user_id, screen, name, search });
  return listSavedViews(ctx, { screen });
}
