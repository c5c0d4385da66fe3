export { composite, contrast, luminance, type Rgb } from './contrast.ts';

const COLOR = /^\d{1,3} \d{1,3} \d{1,3}$/;

/** Reads `R G B` into three bytes, or null when it is no colour. */
export function parseTriplet(value: string): [number, number, number] | null {
  if (!COLOR.test(value)) return null;
  const [r = 256, g = 256, b = 256] = value.split(' ').map(Number);
  return r <= 255 && g <= 255 && b <= 255 ? [r, g, b] : null;
}

const byte = (text: string) => Math.round(Math.min(255, Math.max(0, Number(text))));

/** Turns `#rgb`, `#rrggbb`, `rgb()` or `hsl()` into a triplet, for importing; null when it is none of them. */
export function toTriplet(input: string): string | null {
  const text = input.trim().toLowerCase();
  if (parseTriplet(text)) return text;
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text)?.[1];
  if (hex) {
    const full = hex.length === 3 ? [...hex].map((c) => c + c).join('') : hex;
    return [0, 2, 4].map((i) => Number.parseInt(full.slice(i, i + 2), 16)).join(' ');
  }
  const rgb = /^rgb\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)\s*\)$/.exec(text);
  if (rgb) return rgb.slice(1, 4).map(byte).join(' ');
  const hsl = /^hsl\(\s*([\d.]+)(?:deg)?[\s,]+([\d.]+)%[\s,]+([\d.]+)%\s*\)$/.exec(text);
  if (!hsl) return null;
  const [h = 0, s = 0, l = 0] = hsl.slice(1, 4).map(Number);
  const part = (n: number) => {
    const k = (n + h / 30) % 12;
    const light = Math.min(100, l) / 100;
    const chroma = (Math.min(100, s) / 100) * Math.min(light, 1 - light);
    return Math.round(255 * (light - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [part(0), part(8), part(4)].join(' ');
}

/** `43 63 212` as `#2b3fd4`, for colour fields and `<meta name="theme-color">`. */
export function toHex(triplet: string): string {
  const rgb = parseTriplet(triplet) ?? [0, 0, 0];
  return `#${rgb.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}
