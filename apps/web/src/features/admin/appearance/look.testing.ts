import type { Look, LookTheme } from '@kantele/api/contract/appearance';
import { PRESSING, SLEEVE } from '@kantele/theme';

const theme = (id: number, name: string, isDark: boolean): LookTheme => ({
  ...{ id, name, is_dark: isDark, default_light: !isDark, default_dark: isDark },
  colors: { ...(isDark ? PRESSING : SLEEVE).values },
});

/** A look as tests begin with one. */
export const plainLook: Look = {
  settings: {
    branding: { site_name: 'Kantele' },
    'site.description': '',
    'themes.default_id': null,
    menus: [],
  },
  themes: [theme(1, 'Paper', false), theme(2, 'Night', true)],
};

export const described = (look: Look, text: string): Look => ({
  ...look,
  settings: { ...look.settings, 'site.description': text },
});

export const colored = (look: Look, id: number, name: string, value: string): Look => ({
  ...look,
  themes: look.themes.map((other) =>
    other.id === id ? { ...other, colors: { ...other.colors, [name]: value } } : other,
  ),
});
