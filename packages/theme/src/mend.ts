import { measureTheme } from './check.ts';
import { contrast, parseTriplet, toHex } from './color.ts';
import { parseOpacity } from './grammar.ts';
import { fromOklab, intoGamut, toOklab } from './oklab.ts';
import { isColorVariable, NUMBER_VARIABLES, type ThemeValues, type ThemeVariable } from './variables.ts';

const steps = 400;
const numbers: ReadonlySet<string> = new Set(NUMBER_VARIABLES);

/**
 * The value nearest to a variable's own with which every pair it takes part in can be told apart: a colour moves in
 * lightness only and keeps its hue, an opacity moves up or down. Null when there is none.
 */
export function nearestPassing(values: ThemeValues, isDark: boolean, name: ThemeVariable): string | null {
  const moved = mover(values[name], name);
  if (!moved) return null;
  for (let step = 1; step <= steps; step += 1) {
    for (const by of [step / steps, -step / steps]) {
      const value = moved(by);
      if (value !== null && passes({ ...values, [name]: value }, isDark, name)) return value;
    }
  }
  return null;
}

const passes = (values: ThemeValues, isDark: boolean, name: ThemeVariable) =>
  measureTheme(values, isDark).every((pair) => pair.passes || !pair.variables.includes(name));

/** A value moved by a share of the whole scale; null beyond its ends. */
function mover(value: string, name: ThemeVariable): ((by: number) => string | null) | null {
  if (isColorVariable(name)) {
    const color = toOklab(toHex(value));
    if (!color) return null;
    return (by) => (color.l + by < 0 || color.l + by > 1 ? null : triplet({ ...color, l: color.l + by }));
  }
  const opacity = numbers.has(name) ? parseOpacity(value) : null;
  if (opacity === null) return null;
  return (by) => {
    const moved = Math.round((opacity + by) * 100) / 100;
    return moved <= 0 || moved > 1 ? null : opacityText(moved);
  };
}

const opacityText = (share: number) => (share === 1 ? '1' : String(share).replace(/^0/, ''));
const triplet = (color: Parameters<typeof fromOklab>[0]) =>
  fromOklab(intoGamut(color)).map(Math.round).join(' ');

/** Lightness in OKLab of what is made of an accent: tint and text of a light theme, text and pressed of a dark one. */
const lightness = { tint: 0.92, lightText: 0.4, darkText: 0.8, pressed: 0.5 } as const;

/** A theme whose colours of the accent are made of one: fill, tint, text, what is written on it, focus. */
export function fromAccent(values: ThemeValues, isDark: boolean, accent: string): ThemeValues {
  const color = toOklab(toHex(accent));
  const rgb = parseTriplet(accent);
  if (!color || !rgb) return values;
  const at = (l: number, chroma = 1) => triplet({ l, a: color.a * chroma, b: color.b * chroma });
  const onPrimary = contrast([255, 255, 255], rgb) >= contrast([0, 0, 0], rgb) ? '255 255 255' : '0 0 0';
  const made: ThemeValues = {
    ...values,
    primary: accent,
    'on-primary': onPrimary,
    'primary-light': isDark ? at(lightness.darkText, 0.6) : at(lightness.tint, 0.25),
    'primary-dark': isDark ? at(lightness.pressed) : at(Math.min(color.l, lightness.lightText)),
    focus: isDark ? at(lightness.darkText, 0.6) : accent,
  };
  for (const name of ['primary', isDark ? 'primary-light' : 'primary-dark', 'focus'] as const) {
    if (!passes(made, isDark, name)) made[name] = nearestPassing(made, isDark, name) ?? made[name];
  }
  return made;
}
