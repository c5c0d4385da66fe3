import type { Look } from '@kantele/api/contract/appearance';
import { FONT_VARIABLES, type FontVariable, SLEEVE } from '@kantele/theme';
import { type OwnFont, ownFonts } from './use-fonts.ts';

const withFonts = (look: Look, fonts: OwnFont[]): Look => ({
  ...look,
  settings: { ...look.settings, fonts },
});

/** The font that all themes have there; null when they differ. */
export function fontOfAll({ themes }: Look, variable: FontVariable): string | null {
  const [first, ...others] = new Set(themes.map(({ colors }) => colors[variable] ?? ''));
  return others.length === 0 ? (first ?? null) : null;
}

/** All themes with a font. */
export function withFont(look: Look, variable: FontVariable, id: string): Look {
  const themes = look.themes.map((theme) => ({ ...theme, colors: { ...theme.colors, [variable]: id } }));
  return { ...look, themes };
}

export function withNewFont(look: Look, id: string, name: string): Look {
  return withFonts(look, [...ownFonts(look), { id, name }]);
}

export function withRenamed(look: Look, id: string, name: string): Look {
  return withFonts(
    look,
    ownFonts(look).map((font) => (font.id === id ? { id, name } : font)),
  );
}

/** Without a font: themes that have it get the one of the default theme. */
export function withoutFont(look: Look, id: string): Look {
  const themes = look.themes.map((theme) => {
    const used = FONT_VARIABLES.filter((name) => theme.colors[name] === id);
    if (used.length === 0) return theme;
    const instead = Object.fromEntries(used.map((name) => [name, SLEEVE.values[name]]));
    return { ...theme, colors: { ...theme.colors, ...instead } };
  });
  return withFonts(
    { ...look, themes },
    ownFonts(look).filter((font) => font.id !== id),
  );
}
