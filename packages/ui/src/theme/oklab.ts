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
