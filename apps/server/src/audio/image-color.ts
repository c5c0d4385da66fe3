import { convertLrgbToRgb, convertOklabToLrgb, convertRgbToOklab, serializeHex } from 'culori/fn';

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

/** From sRGB bytes. */
export function toOklab(red: number, green: number, blue: number): Lab {
  return convertRgbToOklab({ r: red / 255, g: green / 255, b: blue / 255 });
}

/** OKLab to `#rrggbb`; colours outside sRGB lose chroma until they fit, keeping hue and lightness. */
function hex(lab: Lab): string {
  for (let factor = 1; ; factor -= 0.05) {
    const share = Math.max(0, factor);
    const linear = convertOklabToLrgb({ l: lab.l, a: lab.a * share, b: lab.b * share });
    if (factor <= 0 || [linear.r, linear.g, linear.b].every((value) => value >= -0.001 && value <= 1.001)) {
      return serializeHex(convertLrgbToRgb(linear));
    }
  }
}
