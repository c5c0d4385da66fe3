import type { z } from 'zod';
import { workspaceIdOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { directionOf } from '../../core/translate.ts';
import { adsFor } from '../../platform/site-state/ads/ads-for.ts';
import { languageOf, offeredLanguages } from '../../platform/site-state/languages.ts';
import { iconDrawings } from '../../platform/site-state/menus/icon-drawings.ts';
import { shownMenus } from '../../platform/site-state/menus/shown-menus.ts';
import { environmentSettings } from '../../platform/site-state/public-settings.ts';
import { selectTheme } from '../../platform/site-state/select-theme.ts';
import { getSite } from '../../platform/site-state/site.ts';
import type { BootstrapData, bootstrapInput } from './contract.ts';
import { currentUserView } from './current-user.ts';

/** Bootstrap data for the actor of the request, in its language. */
export async function getBootstrap(
  ctx: Context,
  input: z.output<typeof bootstrapInput>,
): Promise<BootstrapData> {
  const site = await getSite(ctx.db);
  const theme = selectTheme(site.themes, {
    cookie: input.active_theme ?? ctx.visitor?.cookie('be-active-theme'),
    userChange: site.settings['themes.user_change'],
    defaultId: site.settings['themes.default_id'],
  });
  const { language, name, lines } = languageOf(site.languages, ctx.language);
  const user = await currentUserView(ctx);
  const menus = shownMenus(site.settings.menus, {
    actor: ctx.actor,
    roleIds: user?.roles.map(({ id }) => id) ?? [],
    pages: site.linkedPages,
  });
  return {
    user,
    workspace_id: workspaceIdOf(ctx.actor),
    guest_role: { permissions: site.guestPermissions },
    settings: { ...site.publicSettings, menus, ...environmentSettings(site.settings, ctx.services) },
    icons: iconDrawings({ ...site.settings, menus }),
    i18n: { name, language, direction: directionOf(language), lines },
    localizations: site.settings['i18n.enable'] ? offeredLanguages(site.languages) : [],
    themes: { all: site.themes, selectedThemeId: theme?.id ?? null },
    ads: adsFor(user, site.ads),
  };
}
