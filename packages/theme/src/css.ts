import { accentTextVariable } from './check.ts';
import { fontStack } from './fonts.ts';
import { isValidThemeValue } from './grammar.ts';
import { PRESSING, SLEEVE } from './themes.ts';
import {
  cssVariable,
  FONT_VARIABLES,
  THEME_VARIABLES,
  type ThemeValues,
  type ThemeVariable,
} from './variables.ts';

/** What `themeCss` prints. */
export interface ThemeCssOptions {
  light?: Partial<ThemeValues>;
  dark?: Partial<ThemeValues>;
  /** Which of the two applies; `system` prints both and lets the browser choose, so no script is needed. */
  selected: 'light' | 'dark' | 'system';
}

const fonts: ReadonlySet<string> = new Set(FONT_VARIABLES);

/** The text that stands for a value in CSS: fonts are stored by name and written as a list. */
export const cssThemeValue = (name: ThemeVariable, value: string): string =>
  fonts.has(name) ? (fontStack(value) ?? 'sans-serif') : value;

/**
 * The declarations of one theme. A value that fails the grammar is dropped, and the default theme's stands in
 * for it: a half-valid theme must not leave text without a colour.
 */
export function themeDeclarations(values: Partial<ThemeValues>, isDark: boolean): string {
  const base = (isDark ? PRESSING : SLEEVE).values;
  const valid = (name: ThemeVariable) => {
    const value = values[name];
    return value !== undefined && isValidThemeValue(name, value) ? value : base[name];
  };
  const lines = THEME_VARIABLES.map((name) => `${cssVariable(name)}:${cssThemeValue(name, valid(name))}`);
  lines.push(`--c-accent-text:${valid(accentTextVariable(isDark))}`);
  return `color-scheme:${isDark ? 'dark' : 'light'};${lines.join(';')}`;
}

/** The whole text of the first `<style>` of a page. */
export function themeCss({ light = {}, dark = {}, selected }: ThemeCssOptions): string {
  if (selected === 'dark') return `:root{${themeDeclarations(dark, true)}}`;
  const first = `:root{${themeDeclarations(light, false)}}`;
  if (selected === 'light') return first;
  return `${first}@media (prefers-color-scheme:dark){:root{${themeDeclarations(dark, true)}}}`;
}
