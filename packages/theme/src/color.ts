export { composite, contrast, luminance, type Rgb } from './contrast.ts';

const COLOR = /^\d{1,3} \d{1,3} \d{1,3}$/;

/** Reads `R G B` into three bytes, or null when it is no colour. */
export function parseTriplet(value: string): [number, number, number] | null {
  if (!COLOR.test(value)) return null;
  const [r = 256, g = 256, b = 256] = value.split(' ').map(Number);
  return r <= 255 && g <= 255 && b <= 255 ? [r, g, b] : null;
}

/** `43 63 212` as `#2b3fd4`, for colour fields and `<meta name="theme-color">`. */
export function toHex(triplet: string): string {
  const rgb = parseTriplet(triplet) ?? [0, 0, 0];
  return `#${rgb.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}
