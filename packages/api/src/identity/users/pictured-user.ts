import { can, userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { usersByIds } from '../accounts/rows.ts';
import { canManageUser } from '../roles/managing-policy.ts';

/** The user a picture is for. @throws AppError `not_found` for anybody one does not manage */
export async function picturedUser(ctx: Context, asked: 'me' | number) {
  const actor = userOf(ctx.actor);
  const id = asked === 'me' ? actor.id : asked;
  const [row] = id === actor.id || can(actor, 'users.manage') ? await usersByIds(ctx.db, [id]) : [];
  if (!row || (id !== actor.id && !canManageUser(actor, row))) throw notFound();
  return row;
}
