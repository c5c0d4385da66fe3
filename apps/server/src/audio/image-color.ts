/**
 * Dominant colour of a picture for use as a tint: a saturated mid-tone rather than the paper or the black
 * around it, clamped in OKLCH so that text on it and it on any background stay readable.
 */

const leastLightness = 0.35;
const mostLightness = 0.75;
const mostChroma = 0.16;
const hueBins = 24;
/** Colours below this chroma are grey: they have no hue. */
const grey = 0.02;

interface Lab {
  l: number;
  a: number;
  b: number;
}

/** @param rgba pixels, 4 bytes each (a small version of the picture is enough) */
export function dominantColor(rgba: Uint8Array): string {
  const bins = Array.from({ length: hueBins + 1 }, () => ({ weight: 0, l: 0, a: 0, b: 0 }));
  for (let i = 0; i + 3 < rgba.length; i += 4) {
    const alpha = (rgba[i + 3] ?? 0) / 255;
    const { l, a, b } = toOklab(rgba[i] ?? 0, rgba[i + 1] ?? 0, rgba[i + 2] ?? 0);
    const chroma = Math.hypot(a, b);
    // Mid-tones count most, white paper and black borders hardly at all.
    const middle = Math.max(0.02, 1 - ((l - 0.55) / 0.45) ** 2);
    const hue = Math.floor(((Math.atan2(b, a) / (2 * Math.PI) + 1) % 1) * hueBins);
    const weight = alpha * middle * (chroma < grey ? 0.02 : chroma);
    const bin = bins[chroma < grey ? hueBins : hue];
    if (!bin) continue;
    bin.weight += weight;
    bin.l += l * weight;
    bin.a += a * weight;
    bin.b += b * weight;
  }
  // A hue may lie across the border of two bins: judge each with its neighbours.
  let best = { weight: 0, l: 0.55, a: 0, b: 0 };
  for (let hue = 0; hue < hueBins; hue++) {
    const near = [hue + hueBins - 1, hue, hue + 1].map((index) => bins[index % hueBins] ?? best);
    const sum = near.reduce(
      (t, bin) => ({ weight: t.weight + bin.weight, l: t.l + bin.l, a: t.a + bin.a, b: t.b + bin.b }),
      { weight: 0, l: 0, a: 0, b: 0 },
    );
    if (sum.weight > best.weight) best = sum;
  }
  const neutral = bins[hueBins];
  if (neutral && neutral.weight > 2 * best.weight) best = neutral;
  if (best.weight === 0) return hex(clampLch({ l: 0.55, a: 0, b: 0 }));
  return hex(clampLch({ l: best.l / best.weight, a: best.a / best.weight, b: best.b / best.weight }));
}

function clampLch({ l, a, b }: Lab): Lab {
  const chroma = Math.hypot(a, b);
  const factor = chroma > mostChroma ? mostChroma / chroma : 1;
  return { l: Math.min(mostLightness, Math.max(leastLightness, l)), a: a * factor, b: b * factor };
}

/** sRGB to OKLab (Björn Ottosson, 2020). */
export function toOklab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** OKLab to `#rrggbb`; colours outside sRGB lose chroma until they fit, keeping hue and lightness. */
function hex(lab: Lab): string {
  for (let factor = 1; ; factor -= 0.05) {
    const rgb = toLinear({ l: lab.l, a: lab.a * Math.max(0, factor), b: lab.b * Math.max(0, factor) });
    if (factor <= 0 || rgb.every((value) => value >= -0.001 && value <= 1.001)) {
      return `#${rgb.map((value) => encode(value).toString(16).padStart(2, '0')).join('')}`;
    }
  }
}

function toLinear({ l, a, b }: Lab): [number, number, number] {
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

function linear(value: number): number {
  const x = value / 255;
  return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
}

function encode(value: number): number {
  const x = Math.min(1, Math.max(0, value));
  return Math.round(255 * (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055));
}
