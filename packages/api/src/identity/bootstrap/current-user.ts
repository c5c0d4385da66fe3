import type { Context } from '../../core/context.ts';
import { slugify } from '../../core/text/slug.ts';
import { getSite } from '../../platform/site-state/site.ts';
import { avatarUrl } from '../accounts/view.ts';
import type { CurrentUser } from './contract.ts';
import { ownRow } from './queries.ts';

/** The signed-in user as bootstrap data shows him; null for guests. */
export async function currentUserView(ctx: Context): Promise<CurrentUser | null> {
  const { actor } = ctx;
  if (actor.kind !== 'user') return null;
  const { settings } = await getSite(ctx.db);
  const user = await ownRow(ctx.db, actor.id);
  if (!user) return null;
  return {
    id: user.id,
    email: user.email,
    display_name: user.display_name,
    needs_name: user.needs_name,
    first_name: user.first_name,
    last_name: user.last_name,
    avatar: avatarUrl(user.avatar),
    language: user.language,
    country: user.country,
    timezone: user.timezone,
    email_verified_at: user.email_verified_at?.toISOString() ?? null,
    permissions: [...actor.permissions],
    roles: user.roles.map(({ id, name }) => ({ id, name })),
    unread_notifications_count: settings['notifications.integrated'] ? user.unread : 0,
    // Absent where nothing can be bought and nobody has bought.
    ...(settings['billing.enable'] || user.plans.length > 0 ? { subscriptions: user.plans } : {}),
    slug: slugify(user.display_name),
    has_password: user.password_hash !== null,
    needs_verification: !actor.verified,
    impersonated: actor.impersonatorId !== null,
  };
}
