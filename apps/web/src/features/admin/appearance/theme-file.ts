import type { LookTheme } from '@kantele/api/contract/appearance';
import {
  isColorVariable,
  isOwnFont,
  isThemeVariable,
  isValidThemeValue,
  PRESSING,
  SLEEVE,
  toTriplet,
} from '@kantele/theme';

/** A theme as a file: what `importedTheme` reads. */
export function themeFile({ name, is_dark, colors }: LookTheme): string {
  return `${JSON.stringify({ name, is_dark, colors }, null, 2)}\n`;
}

/**
 * The theme of a file; null when it holds none. Colours may be written as `#rrggbb`, `rgb()` and `hsl()`, too; what is
 * missing or wrong is taken from the default theme of its brightness, and so are fonts that this site has not.
 * @param fonts ids of its own fonts
 */
export function importedTheme(text: string, id: number, fonts: readonly string[]): LookTheme | null {
  const file = parsed(text);
  if (typeof file !== 'object' || file === null) return null;
  const { name, is_dark, colors } = file as Record<string, unknown>;
  if (typeof name !== 'string' || typeof colors !== 'object' || colors === null) return null;
  const given = Object.entries(colors).flatMap(([variable, value]) => {
    if (!isThemeVariable(variable) || typeof value !== 'string') return [];
    const written = isColorVariable(variable) ? toTriplet(value) : value;
    if (written !== null && isOwnFont(written) && !fonts.includes(written)) return [];
    return written !== null && isValidThemeValue(variable, written) ? [[variable, written] as const] : [];
  });
  if (given.length === 0) return null;
  const isDark = is_dark === true;
  const base = (isDark ? PRESSING : SLEEVE).values;
  return {
    id,
    name: name.trim().slice(0, 60) || 'Theme',
    is_dark: isDark,
    colors: { ...base, ...Object.fromEntries(given) },
    ...{ default_light: false, default_dark: false },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
