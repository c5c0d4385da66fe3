import type { z } from 'zod';
import { adsFor } from '../ads/ads-for.ts';
import type { Context } from '../core/context.ts';
import { directionOf } from '../core/translate.ts';
import { languageOf } from '../localizations/languages.ts';
import { loadDefaultRole } from '../roles/load-default-role.ts';
import { getSite } from '../settings/site.ts';
import { currentUserView } from '../users/current-user.ts';
import type * as contract from './contract.ts';
import type { PreviewedVisitor } from './visitor-contract.ts';

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

async function visitorOf(ctx: Context, visitor: z.output<typeof contract.previewAs>['visitor']) {
  if (visitor === 'guest') return null;
  const own = await currentUserView(ctx);
  if (visitor === 'self' || !own) return own;
  const role = await loadDefaultRole(ctx.db);
  return {
    ...own,
    permissions: role?.permissions ?? [],
    roles: role ? [{ id: role.id, name: role.name }] : [],
  };
}
