import { parseTriplet } from './color.ts';
import { fontStack } from './fonts.ts';
import { isColorVariable, isThemeVariable, NUMBER_VARIABLES, RADIUS_VARIABLES } from './variables.ts';

const NUMBER = /^(0|1|0?\.\d{1,3}|\d{1,3}%)$/;
const RADIUS = /^\d{1,2}px$/;
const numbers: ReadonlySet<string> = new Set(NUMBER_VARIABLES);
const radii: ReadonlySet<string> = new Set(RADIUS_VARIABLES);

/** Reads an opacity (`.72`, `72%`) into 0–1, or null when it is none. */
export function parseOpacity(value: string): number | null {
  if (!NUMBER.test(value)) return null;
  const number = value.endsWith('%') ? Number(value.slice(0, -1)) / 100 : Number(value);
  return number <= 1 ? number : null;
}

/**
 * The one grammar of theme values. The editor, the preview's message gate and the server all ask here, so a
 * value that could break out of a declaration never reaches a style sheet.
 */
export function isValidThemeValue(name: string, value: string): boolean {
  if (!isThemeVariable(name)) return false;
  if (isColorVariable(name)) return parseTriplet(value) !== null;
  if (numbers.has(name)) return parseOpacity(value) !== null;
  if (radii.has(name)) return RADIUS.test(value);
  return fontStack(value) !== null;
}
