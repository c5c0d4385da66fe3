import { strengthOf } from './apca.ts';
import { parseTriplet } from './color.ts';
import { composite, contrast, type Rgb } from './contrast.ts';
import { parseOpacity } from './grammar.ts';
import type { ColorVariable, NumberVariable, ThemeValues } from './variables.ts';

/** One pair that was measured. `ratio` is rounded down, so 4.499 never reads as a pass. */
export interface PairResult {
  /** What lies on top, such as `muted` or `accent-text`. */
  ink: string;
  /** What lies under it, such as `panel` or `selected on bg`. */
  surface: string;
  ratio: number;
  required: number;
  passes: boolean;
  /** Lightness contrast (APCA), 0–108, and the least that is advised for this kind of pair. It decides nothing. */
  lc: number;
  advised: number;
  /** The variables that take part; the editor puts the chip beside each of them. */
  variables: string[];
}

/** Lightness contrast that is advised: for text, for text beside it, and for what is no text. */
const advised = { body: 75, secondary: 60, nonText: 30 } as const;

const SURFACES = ['bg', 'bg-alt', 'panel', 'raised'] as const;

/** The variable that text in the accent colour takes its value from. */
export const accentTextVariable = (isDark: boolean): ColorVariable =>
  isDark ? 'primary-light' : 'primary-dark';

/** Measures every text and control pair of a theme. Translucent values are composited on each surface first. */
export function measureTheme(values: ThemeValues, isDark: boolean): PairResult[] {
  const color = (name: ColorVariable): Rgb => parseTriplet(values[name]) ?? [128, 128, 128];
  const opacity = (name: NumberVariable) => parseOpacity(values[name]) ?? 0;
  const results: PairResult[] = [];
  const add = (
    ink: string,
    top: Rgb,
    alpha: number,
    surface: string,
    under: Rgb,
    required: number,
    variables: string[],
  ) => {
    const kind = required < 4.5 ? 'nonText' : ink === 'fg' ? 'body' : 'secondary';
    const exact = contrast(composite(top, alpha, under), under);
    const ratio = Math.floor(exact * 100) / 100;
    const lc = strengthOf(top, alpha, under);
    const passes = exact >= required;
    results.push({ ink, surface, ratio, required, passes, lc, advised: advised[kind], variables });
  };

  const fg = color('fg');
  const accent = accentTextVariable(isDark);
  const texts: [string, Rgb, number, string[]][] = [
    ['fg', fg, 1, ['fg']],
    ['muted', fg, opacity('muted-opacity'), ['fg', 'muted-opacity']],
    ['faint', fg, opacity('faint-opacity'), ['fg', 'faint-opacity']],
    ['accent-text', color(accent), 1, [accent]],
    ['danger', color('danger'), 1, ['danger']],
    ['positive', color('positive'), 1, ['positive']],
    ['warning', color('warning'), 1, ['warning']],
    ['info', color('info'), 1, ['info']],
  ];
  const tint = opacity('selected-opacity');
  const grounds: [string, Rgb, string[]][] = SURFACES.map((name) => [name, color(name), [name]]);
  // Rows are selected on the page and in panels; nothing is selected on the sunken surface.
  for (const name of ['bg', 'panel'] as const) {
    const under = composite(color('primary'), tint, color(name));
    grounds.push([`selected on ${name}`, under, ['primary', 'selected-opacity', name]]);
  }
  for (const [surface, under, below] of grounds) {
    for (const [ink, top, alpha, above] of texts)
      add(ink, top, alpha, surface, under, 4.5, [...above, ...below]);
  }
  add('on-primary', color('on-primary'), 1, 'primary', color('primary'), 4.5, ['on-primary', 'primary']);
  add('on-danger', color('on-danger'), 1, 'danger', color('danger'), 4.5, ['on-danger', 'danger']);
  add('bg', color('bg'), 1, 'fg', fg, 4.5, ['bg', 'fg']);
  for (const name of SURFACES) {
    const under = color(name);
    add('focus', color('focus'), 1, name, under, 3, ['focus', name]);
    add('control border', fg, opacity('control-border-opacity'), name, under, 3, [
      'fg',
      'control-border-opacity',
      name,
    ]);
  }
  for (const [part, alpha] of [
    ['track', 0.2],
    ['buffered track', 0.3],
  ] as const) {
    const under = composite(fg, alpha, color('panel'));
    add('slider fill', color(accent), 1, part, under, 3, [accent, 'fg', 'panel']);
  }
  return results;
}

/** The pairs of a theme that fail; empty when the theme may be published without a warning. */
export const checkTheme = (values: ThemeValues, isDark: boolean): PairResult[] =>
  measureTheme(values, isDark).filter((pair) => !pair.passes);
