import { subscriptionsOf } from '../billing/plans-of-user.ts';
import type { Context } from '../core/context.ts';
import { slugify } from '../core/slug.ts';
import { unreadCount } from '../notifications/unread-count.ts';
import type { CurrentUser } from '../settings/contract.ts';
import { getSite } from '../settings/site.ts';
import { usersByIds } from './queries.ts';
import { avatarUrl } from './view.ts';

/** The signed-in user as bootstrap data shows him; null for guests. */
export async function currentUserView(ctx: Context): Promise<CurrentUser | null> {
  const { actor } = ctx;
  if (actor.kind !== 'user') return null;
  const [[user], plans] = await Promise.all([
    usersByIds(ctx.db, [actor.id]),
    getSite(ctx.db).then(({ settings }) => subscriptionsOf(ctx.db, actor.id, settings['billing.enable'])),
  ]);
  if (!user) return null;
  const { settings } = await getSite(ctx.db);
  return {
    id: user.id,
    email: user.email,
    display_name: user.display_name,
    first_name: user.first_name,
    last_name: user.last_name,
    avatar: avatarUrl(user.avatar),
    language: user.language,
    country: user.country,
    timezone: user.timezone,
    email_verified_at: user.email_verified_at?.toISOString() ?? null,
    permissions: [...actor.permissions],
    roles: user.roles.map(({ id, name }) => ({ id, name })),
    ...plans,
    unread_notifications_count: settings['notifications.integrated'] ? await unreadCount(ctx.db, user.id) : 0,
    slug: slugify(user.display_name),
    has_password: user.password_hash !== null,
    needs_verification: !actor.verified,
    impersonated: actor.impersonatorId !== null,
  };
}
