import type { Theme } from './contract.ts';

/**
 * The theme a visitor sees: the one of the cookie when visitors may choose, else the site's default, else null:
 * then the page follows the system between the light and the dark default.
 */
export function selectTheme(
  themes: readonly Theme[],
  options: { cookie: string | undefined; userChange: boolean; defaultId: number | null },
): Theme | null {
  if (options.userChange && options.cookie && /^\d{1,15}$/.test(options.cookie)) {
    const chosen = themes.find((theme) => theme.id === Number(options.cookie));
    if (chosen) return chosen;
  }
  return themes.find((theme) => theme.id === options.defaultId) ?? null;
}
