import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { deepest, edgeOf, encodeAvatar, largest, type Square, zoomOf, zoomTo } from './crop.ts';

const wide = { width: 1600, height: 900 };

describe('squares', () => {
  it('begin in the middle, as large as can be', () => {
    expect(largest(wide)).toEqual({ x: 350, y: 0, side: 900 });
    expect(zoomOf(largest(wide), wide)).toBe(1);
  });

  it('keep their middle when one goes in, and stay in the picture when one goes out', () => {
    const inner = zoomTo(largest(wide), 2, wide);
    expect(inner).toEqual({ x: 575, y: 225, side: 450 });
    expect(zoomTo({ x: 1400, y: 0, side: 200 }, 1, wide)).toEqual({ x: 700, y: 0, side: 900 });
  });

  it('never leave the picture', () => {
    const side = fc.integer({ min: 1, max: 6000 });
    fc.assert(
      fc.property(side, side, fc.double({ min: 0, max: 200, noNaN: true }), (width, height, zoom) => {
        const size = { width, height };
        const square = zoomTo(zoomTo(largest(size), zoom, size), zoom / 2, size);
        const inside = (one: Square) =>
          one.x >= 0 &&
          one.y >= 0 &&
          one.x + one.side <= width + 1e-6 &&
          one.y + one.side <= height + 1e-6 &&
          one.side > 0;
        expect(inside(square)).toBe(true);
        expect(zoomOf(square, size)).toBeLessThanOrEqual(deepest(size) + 1e-6);
      }),
    );
  });

  it('are made smaller, never larger', () => {
    expect(edgeOf({ x: 0, y: 0, side: 4000 })).toBe(512);
    expect(edgeOf({ x: 0, y: 0, side: 200.4 })).toBe(200);
  });
});

describe('encodeAvatar', () => {
  const blob = (type: string, size: number) => new Blob([new Uint8Array(size)], { type });

  it('writes WebP', async () => {
    const encode = vi.fn(async (type: string) => blob(type, 100));
    await expect(encodeAvatar(encode)).resolves.toMatchObject({ type: 'image/webp' });
    expect(encode).toHaveBeenCalledOnce();
  });

  it('writes JPEG where WebP becomes a PNG', async () => {
    const encode = async (type: string) => blob(type === 'image/webp' ? 'image/png' : type, 100);
    await expect(encodeAvatar(encode)).resolves.toMatchObject({ type: 'image/jpeg' });
  });

  it('lowers the quality until it is under two megabytes', async () => {
    const encode = async (type: string, quality: number) => blob(type, quality > 0.7 ? 3 * 1024 * 1024 : 500);
    expect((await encodeAvatar(encode)).size).toBe(500);
  });

  it('says so when nothing can be written', async () => {
    await expect(encodeAvatar(async () => null)).rejects.toThrow();
  });
});
