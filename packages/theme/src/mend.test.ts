import { describe, expect, it } from 'vitest';
import { checkTheme } from './check.ts';
import { toHex } from './color.ts';
import { isValidThemeValue } from './grammar.ts';
import { fromAccent, nearestPassing } from './mend.ts';
import { toOklab } from './oklab.ts';
import { PRESETS, PRESSING, SLEEVE } from './themes.ts';

describe('the nearest passing value', () => {
  it('of text too light on paper is darker, of the same hue, and passes', () => {
    const values = { ...SLEEVE.values, warning: '183 121 31' };
    const mended = nearestPassing(values, false, 'warning') ?? '';
    expect(isValidThemeValue('warning', mended)).toBe(true);
    expect(checkTheme({ ...values, warning: mended }, false)).toEqual([]);
    const [before, after] = [toOklab(toHex('183 121 31')), toOklab(toHex(mended))];
    expect(after?.l).toBeLessThan(before?.l ?? 0);
    expect(Math.atan2(after?.b ?? 0, after?.a ?? 0)).toBeCloseTo(
      Math.atan2(before?.b ?? 0, before?.a ?? 0),
      1,
    );
  });

  it('of an opacity too faint is stronger', () => {
    const values = { ...SLEEVE.values, 'muted-opacity': '.36' };
    const mended = nearestPassing(values, false, 'muted-opacity') ?? '';
    expect(Number(mended)).toBeGreaterThan(0.36);
    expect(checkTheme({ ...values, 'muted-opacity': mended }, false)).toEqual([]);
  });

  it('of what no lightness can mend is none', () => {
    const grey = { ...SLEEVE.values, bg: '128 128 128', 'bg-alt': '0 0 0', panel: '255 255 255' };
    expect(nearestPassing(grey, false, 'fg')).toBeNull();
  });
});

const steps = [0, 90, 170, 255];
const accents = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `${r} ${g} ${b}`)));
const own = new Set(['primary', 'primary-light', 'primary-dark', 'focus']);

describe('colours made of an accent', () => {
  it.each(PRESETS.map((preset) => [preset.name, preset] as const))(
    'can be told apart whatever the accent, in %s',
    (_, { values, isDark }) => {
      for (const accent of accents) {
        const made = fromAccent(values, isDark, accent);
        const failing = checkTheme(made, isDark).filter((pair) =>
          pair.variables.some((name) => own.has(name)),
        );
        expect(failing, accent).toEqual([]);
      }
    },
  );

  it('leave the rest of the theme alone', () => {
    const { primary, ...rest } = fromAccent(PRESSING.values, true, '148 27 58');
    expect(primary).not.toBe(PRESSING.values.primary);
    expect(rest.bg).toBe(PRESSING.values.bg);
    expect(rest['radius-panel']).toBe(PRESSING.values['radius-panel']);
  });
});
