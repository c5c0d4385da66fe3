import type { z } from 'zod';
import { selectTheme } from '../appearance/select-theme.ts';
import type { Context } from '../core/context.ts';
import { currentUserView } from '../users/current-user.ts';
import type { BootstrapData, bootstrapInput } from './contract.ts';
import { getSite } from './site.ts';

/** Bootstrap data of whoever asks; `base_url` is the address the server is configured with. */
export async function getBootstrap(
  ctx: Context,
  input: z.output<typeof bootstrapInput>,
): Promise<BootstrapData> {
  const site = await getSite(ctx.db);
  const theme = selectTheme(site.themes, {
    cookie: input.active_theme,
    userChange: site.settings['themes.user_change'],
    defaultId: site.settings['themes.default_id'],
  });
  return {
    user: await currentUserView(ctx),
    guest_role: { permissions: site.guestPermissions },
    settings: { ...site.publicSettings, base_url: ctx.services.baseUrl },
    i18n: { language: 'en', lines: {} },
    themes: { all: site.themes, selectedThemeId: theme?.id ?? null },
  };
}
