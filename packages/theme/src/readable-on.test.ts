import { describe, expect, it } from 'vitest';
import { contrast, type Rgb } from './contrast.ts';
import { readableOn } from './readable-on.ts';

const bytes = [0, 51, 102, 119, 153, 204, 255];
const colors = bytes.flatMap((r) => bytes.flatMap((g) => bytes.map((b): Rgb => [r, g, b])));

describe('the ink on an overlay', () => {
  it('is white or black, and can be read on any one colour', () => {
    for (const color of colors) expect(readableOn(color).ratio).toBeGreaterThanOrEqual(4.5);
    expect(readableOn([43, 63, 212]).ink).toBe('255 255 255');
    expect(readableOn([242, 192, 99]).ink).toBe('0 0 0');
  });

  it('is measured on the way between two colours, not only at its ends', () => {
    const [red, green]: [Rgb, Rgb] = [
      [255, 0, 0],
      [0, 160, 0],
    ];
    const { ink, ratio } = readableOn(red, green);
    expect(ink).toBe('255 255 255');
    expect(ratio).toBeLessThanOrEqual(contrast([255, 255, 255], green));
    const dark = readableOn([255, 90, 90], [0, 190, 0]);
    expect(dark.ink).toBe('0 0 0');
    expect(dark.ratio).toBeLessThan(contrast([0, 0, 0], [255, 90, 90]));
  });

  it('cannot be read where dark leads to light', () => {
    expect(readableOn([0, 0, 0], [255, 255, 255]).ratio).toBeLessThan(4.5);
  });
});
