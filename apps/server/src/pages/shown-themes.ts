import type { BootstrapData, Site } from '@kantele/api/server';

/** The theme a page is shown in: the selected one, or both defaults when it follows the system. */
export function shownThemes(site: Pick<Site, 'themes'>, boot: Pick<BootstrapData, 'themes'>) {
  const selected = site.themes.find((theme) => theme.id === boot.themes.selectedThemeId);
  const light =
    (selected && !selected.is_dark ? selected : undefined) ??
    site.themes.find((theme) => theme.default_light);
  const dark = (selected?.is_dark ? selected : undefined) ?? site.themes.find((theme) => theme.default_dark);
  const mode = selected ? (selected.is_dark ? ('dark' as const) : ('light' as const)) : ('system' as const);
  return { light, dark, mode };
}
