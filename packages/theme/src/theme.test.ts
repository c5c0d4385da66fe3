import { describe, expect, it } from 'vitest';
import {
  checkTheme,
  contrast,
  isValidThemeValue,
  measureTheme,
  PRESETS,
  PRESSING,
  SLEEVE,
  THEME_VARIABLES,
  themeCss,
  toHex,
  toTriplet,
} from './index.ts';

describe('theme:check', () => {
  it.each(PRESETS.map((preset) => [preset.id, preset] as const))('%s passes every pair', (_id, preset) => {
    expect(checkTheme(preset.values, preset.isDark)).toEqual([]);
  });

  it.each(PRESETS.map((preset) => [preset.id, preset] as const))(
    '%s has only valid values',
    (_id, { values }) => {
      for (const name of THEME_VARIABLES) expect(isValidThemeValue(name, values[name]), name).toBe(true);
    },
  );

  it('names the pairs of a text colour that cannot be read', () => {
    const values = { ...SLEEVE.values, fg: '247 247 247', 'muted-opacity': '36%' };
    const failures = checkTheme(values, false).map((pair) => `${pair.ink} on ${pair.surface}`);
    expect(failures).toContain('fg on bg');
    expect(failures).toContain('muted on panel');
  });

  it('composites translucent text on each surface before measuring', () => {
    const muted = measureTheme(SLEEVE.values, false).filter((pair) => pair.ink === 'muted');
    expect(new Set(muted.map((pair) => pair.ratio)).size).toBeGreaterThan(1);
    expect(Math.min(...muted.slice(0, 4).map((pair) => pair.ratio))).toBeGreaterThan(6.5);
  });

  it('takes accent text from the dark shade in light themes and from the light one in dark themes', () => {
    const variables = (isDark: boolean) =>
      measureTheme(SLEEVE.values, isDark).find((pair) => pair.ink === 'accent-text')?.variables[0];
    expect([variables(false), variables(true)]).toEqual(['primary-dark', 'primary-light']);
  });
});

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
    expect(contrast([43, 63, 212], [43, 63, 212])).toBe(1);
  });
});

describe('grammar', () => {
  it.each([
    ['bg', '0 0 0'],
    ['bg', '255 255 255'],
    ['muted-opacity', '.72'],
    ['muted-opacity', '0.725'],
    ['muted-opacity', '72%'],
    ['muted-opacity', '1'],
    ['radius-art', '0px'],
    ['font-sans', 'Archivo'],
    ['font-display', `own-${'0f'.repeat(16)}`],
  ])('accepts %s: %s', (name, value) => expect(isValidThemeValue(name, value)).toBe(true));

  it.each([
    ['bg', '256 0 0'],
    ['bg', '#ffffff'],
    ['bg', '0 0 0;}body{display:none'],
    ['bg', ' 0 0 0'],
    ['bg', '0 0 0\n'],
    ['muted-opacity', '1.5'],
    ['muted-opacity', '101%'],
    ['radius-art', '4em'],
    ['radius-art', '100px'],
    ['font-sans', 'url(https://example.test/x)'],
    ['font-sans', 'constructor'],
    ['unknown', '0 0 0'],
    ['__proto__', '0 0 0'],
  ])('rejects %s: %s', (name, value) => expect(isValidThemeValue(name, value)).toBe(false));

  it.each([
    ['#2B3FD4', '43 63 212'],
    ['#fff', '255 255 255'],
    ['rgb(43, 63, 212)', '43 63 212'],
    ['hsl(0 100% 50%)', '255 0 0'],
    ['hsl(120, 100%, 25%)', '0 128 0'],
    ['43 63 212', '43 63 212'],
    ['teal', null],
  ])('imports %s', (text, triplet) => expect(toTriplet(text)).toBe(triplet));

  it('writes hex', () => expect(toHex('43 63 212')).toBe('#2b3fd4'));
});

describe('themeCss', () => {
  const css = { light: SLEEVE.values, dark: PRESSING.values };

  it('prints the chosen theme alone, with colour scheme and accent text', () => {
    const text = themeCss({ ...css, selected: 'dark' });
    expect(text).toContain('color-scheme:dark');
    expect(text).toContain('--c-bg:18 17 14');
    expect(text).toContain('--c-accent-text:174 184 255');
    expect(text).not.toContain('@media');
  });

  it('prints both when the system decides', () => {
    const text = themeCss({ ...css, selected: 'system' });
    expect(text.indexOf('--c-bg:246 243 236')).toBeLessThan(
      text.indexOf('@media (prefers-color-scheme:dark)'),
    );
    expect(text).toContain('--c-accent-text:31 47 168');
  });

  it('drops what fails the grammar and lets the default stand in', () => {
    const text = themeCss({ light: { bg: 'red}</style>', fg: '1 2 3' }, selected: 'light' });
    expect(text).not.toContain('</style>');
    expect(text).toContain('--c-bg:246 243 236');
    expect(text).toContain('--c-fg:1 2 3');
  });
});
