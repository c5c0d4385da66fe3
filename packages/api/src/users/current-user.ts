import type { Context } from '../core/context.ts';
import { rolesOfUser } from '../roles/queries.ts';
import type { CurrentUser } from '../settings/contract.ts';
import { userById } from './queries.ts';

/** The signed-in user as bootstrap data shows him; null for guests. */
export async function currentUserView(ctx: Context): Promise<CurrentUser | null> {
  if (ctx.actor.kind !== 'user') return null;
  const [user, { roles, permissions }] = await Promise.all([
    userById(ctx.db, ctx.actor.id),
    rolesOfUser(ctx.db, ctx.actor.id),
  ]);
  if (!user) return null;
  return {
    id: user.id,
    email: user.email,
    display_name: user.display_name,
    first_name: user.first_name,
    last_name: user.last_name,
    avatar: user.avatar,
    language: user.language,
    country: user.country,
    timezone: user.timezone,
    email_verified_at: user.email_verified_at?.toISOString() ?? null,
    permissions,
    roles,
  };
}
