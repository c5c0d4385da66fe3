import type { Look, LookTheme } from '@kantele/api/contract/appearance';

/** A number no theme of the look has; the server gives the real one when it is published. */
export function newThemeId(look: Look): number {
  return Math.min(0, ...look.themes.map(({ id }) => id)) - 1;
}

export function withTheme(look: Look, theme: LookTheme): Look {
  return { ...look, themes: look.themes.map((other) => (other.id === theme.id ? theme : other)) };
}

/** The theme is the default of its brightness, and no other is. */
export function withDefault(look: Look, id: number): Look {
  const chosen = look.themes.find((theme) => theme.id === id);
  if (!chosen) return look;
  const key = chosen.is_dark ? 'default_dark' : 'default_light';
  return { ...look, themes: look.themes.map((theme) => ({ ...theme, [key]: theme.id === id })) };
}

/** A copy under another name, after its original. */
export function withCopy(look: Look, id: number, name: string): { look: Look; id: number } {
  const at = look.themes.findIndex((theme) => theme.id === id);
  const original = look.themes[at];
  const copyId = newThemeId(look);
  if (!original) return { look, id };
  const copy = { ...original, id: copyId, name, default_light: false, default_dark: false };
  return { look: { ...look, themes: [...look.themes, copy] }, id: copyId };
}

/** Whether a theme may go: the defaults stay, another has to take their place first. */
export function mayRemove(theme: LookTheme): boolean {
  return !theme.default_light && !theme.default_dark;
}

/** Without the theme; first visits follow the system again when it was theirs. */
export function withoutTheme(look: Look, id: number): Look {
  const chosen = look.settings['themes.default_id'];
  return {
    settings: { ...look.settings, 'themes.default_id': chosen === id ? null : chosen },
    themes: look.themes.filter((theme) => theme.id !== id),
  };
}
