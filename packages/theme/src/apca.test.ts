import { describe, expect, it } from 'vitest';
import { lightnessContrast, strengthOf } from './apca.ts';
import { measureTheme } from './check.ts';
import { parseTriplet } from './color.ts';
import { PRESETS, PRESSING } from './themes.ts';
import { toTriplet } from './to-triplet.ts';

const rgb = (hex: string) => parseTriplet(toTriplet(hex) ?? '') ?? [0, 0, 0];

describe('lightness contrast', () => {
  // Reference values of the algorithm's documentation: text, ground, Lc.
  it.each([
    ['#888', '#fff', 63.056469930209424],
    ['#fff', '#888', -68.54146436644962],
    ['#000', '#aaa', 58.146262578561334],
    ['#aaa', '#000', -56.24113336839742],
    ['#123', '#def', 91.66830811481631],
    ['#def', '#123', -93.06770049484275],
    ['#123', '#444', 8.32326136957393],
    ['#444', '#123', -7.526878460278154],
  ])('of %s on %s is %d', (text, ground, lc) =>
    expect(lightnessContrast(rgb(text), rgb(ground))).toBeCloseTo(lc, 10),
  );

  it('of a colour on itself is none', () => expect(lightnessContrast([9, 9, 9], [9, 9, 9])).toBe(0));

  it('of translucent text is that of what it looks like', () => {
    expect(strengthOf([0, 0, 0], 1, [255, 255, 255])).toBe(106);
    expect(strengthOf([0, 0, 0], 0.5, [255, 255, 255])).toBe(
      Math.floor(lightnessContrast([127.5, 127.5, 127.5], [255, 255, 255])),
    );
  });
});

describe('the advice for a theme', () => {
  it('stands beside each pair, with what is advised for its kind', () => {
    const pairs = measureTheme(PRESSING.values, true);
    const pair = (ink: string, surface: string) =>
      pairs.find((one) => one.ink === ink && one.surface === surface);
    expect(pair('fg', 'bg')).toMatchObject({ advised: 75, required: 4.5 });
    expect(pair('muted', 'bg')).toMatchObject({ advised: 60 });
    expect(pair('focus', 'bg')).toMatchObject({ advised: 30, required: 3 });
    expect(pair('fg', 'bg')?.lc).toBeGreaterThanOrEqual(90);
    expect(pair('muted', 'bg')?.lc).toBeGreaterThanOrEqual(60);
  });

  it('decides nothing: a pair passes by its ratio alone', () => {
    const pairs = PRESETS.flatMap(({ values, isDark }) => measureTheme(values, isDark));
    expect(pairs.every(({ passes, ratio, required }) => passes === ratio >= required)).toBe(true);
    expect(pairs.some(({ passes, lc, advised }) => passes && lc < advised)).toBe(true);
  });
});
