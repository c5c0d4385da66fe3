import type { Context } from '../../core/context.ts';
import { usersByIds } from './queries.ts';
import { avatarUrl } from './view.ts';

/** Users as a line of a list of those who manage them, in the order of the ids. */
export async function summariseUsers(ctx: Context, ids: readonly number[]) {
  const rows = await usersByIds(ctx.db, ids);
  return rows.map(({ id, display_name, email, avatar }) => ({
    id,
    display_name,
    email,
    avatar: avatarUrl(avatar),
  }));
}
