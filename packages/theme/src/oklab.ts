import { convertOklabToRgb, convertRgbToOklab } from 'culori/fn';
import type { Rgb } from './contrast.ts';

/** Colour as people see it: lightness 0–1, green to red, blue to yellow. */
export interface Oklab {
  l: number;
  a: number;
  b: number;
}

/** From `#rrggbb`; null when it is no colour. */
export function toOklab(hex: string): Oklab | null {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return null;
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return convertRgbToOklab({ r: part(1), g: part(3), b: part(5) });
}

/** To sRGB bytes, clipped to what screens show. */
export function fromOklab(color: Oklab): Rgb {
  const { r, g, b } = convertOklabToRgb(color);
  return [byte(r), byte(g), byte(b)];
}

const byte = (share: number) => 255 * Math.min(1, Math.max(0, share));

/** The same lightness and hue with as much of the chroma as screens show. */
export function intoGamut(color: Oklab): Oklab {
  const at = (share: number): Oklab => ({ l: color.l, a: color.a * share, b: color.b * share });
  const isShown = (share: number) => {
    const { r, g, b } = convertOklabToRgb(at(share));
    return [r, g, b].every((part) => part > -1e-4 && part < 1.0001);
  };
  if (isShown(1)) return color;
  let [low, high] = [0, 1];
  for (let step = 0; step < 16; step += 1) {
    const middle = (low + high) / 2;
    if (isShown(middle)) low = middle;
    else high = middle;
  }
  return at(low);
}
