import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { mergePermissions } from '../../core/permissions-of.ts';
import { directionOf } from '../../core/translate.ts';
import type { CurrentUser } from '../../identity/bootstrap/contract.ts';
import { currentUserView } from '../../identity/bootstrap/current-user.ts';
import { examplePlan } from '../../identity/entitlements/example-plan.ts';
import { loadDefaultRole } from '../../identity/roles/load-default-role.ts';
import { adsFor } from '../../platform/site-state/ads/ads-for.ts';
import { languageOf } from '../../platform/site-state/languages.ts';
import { getSite } from '../../platform/site-state/site.ts';
import type * as contract from './contract.ts';
import type { PreviewedVisitor } from './visitor.ts';

/** Who a page is for, and in which language, so that an admin can see it as others do. Gives no rights to anybody. */
export async function previewAs(
  ctx: Context,
  { visitor, language }: z.output<typeof contract.previewAs>,
): Promise<PreviewedVisitor> {
  const { languages, ads } = await getSite(ctx.db);
  const spoken = languageOf(languages, language ?? ctx.language);
  const user = await visitorOf(ctx, visitor);
  return {
    user,
    i18n: {
      name: spoken.name,
      language: spoken.language,
      direction: directionOf(spoken.language),
      lines: spoken.lines,
    },
    ads: visitor === 'self' ? [] : adsFor(user, ads),
  };
}

async function visitorOf(
  ctx: Context,
  visitor: z.output<typeof contract.previewAs>['visitor'],
): Promise<CurrentUser | null> {
  if (visitor === 'guest') return null;
  const own = await currentUserView(ctx);
  if (visitor === 'self' || !own) return own;
  const role = await loadDefaultRole(ctx.db);
  const plan = visitor === 'subscriber' ? await examplePlan(ctx.db) : null;
  const { subscriptions, ...user } = own;
  return {
    ...user,
    permissions: mergePermissions([...(role?.permissions ?? []), ...(plan?.permissions ?? [])]),
    roles: role ? [{ id: role.id, name: role.name }] : [],
    ...(subscriptions && { subscriptions: plan ? [subscriptionTo(plan)] : [] }),
  };
}

const subscriptionTo = ({ id, price_id }: { id: number; price_id: number }) => ({
  id: 1,
  product_id: id,
  price_id,
  status: 'active' as const,
  valid: true,
});
