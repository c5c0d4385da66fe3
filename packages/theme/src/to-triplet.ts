import { convertHslToRgb } from 'culori/fn';
import { parseTriplet } from './color.ts';

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
  const { r, g, b } = convertHslToRgb({ h, s: Math.min(100, s) / 100, l: Math.min(100, l) / 100 });
  return [r, g, b].map((share) => Math.round(255 * share)).join(' ');
}
