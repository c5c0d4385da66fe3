import { composite, type Rgb } from './contrast.ts';

const exponent = 2.4;
const weights = [0.2126729, 0.7151522, 0.072175] as const;
/** Below this luminance black counts as lighter than it is, as screens and rooms make it. */
// biome-ignore lint/suspicious/noApproximativeNumericConstant: a constant of the algorithm, not the root of two
const black = { threshold: 0.022, exponent: 1.414 } as const;
const leastDifference = 0.0005;
const scale = 1.14;
const lowest = 0.1;
const offset = 0.027;

/** Estimated luminance on a screen. */
function luminanceOf(color: Rgb): number {
  const y = color.reduce((sum, byte, at) => sum + (weights[at] ?? 0) * (byte / 255) ** exponent, 0);
  return y > black.threshold ? y : y + (black.threshold - y) ** black.exponent;
}

/**
 * Lightness contrast (Lc) of text on a ground, as the Accessible Perceptual Contrast Algorithm has it: version 0.0.98G-4g,
 * constants and steps as in “APCA in a Nutshell” of A. Somers (github.com/Myndex/SAPC-APCA, documentation). From about 106
 * for black on white to -108 for white on black; 0 where nothing can be told apart. It advises: WCAG 2.2 asks for ratios.
 */
export function lightnessContrast(text: Rgb, ground: Rgb): number {
  const [t, g] = [luminanceOf(text), luminanceOf(ground)];
  if (Math.abs(g - t) < leastDifference) return 0;
  const contrast = g > t ? (g ** 0.56 - t ** 0.57) * scale : (g ** 0.65 - t ** 0.62) * scale;
  if (Math.abs(contrast) < lowest) return 0;
  return (contrast - Math.sign(contrast) * offset) * 100;
}

/** How strong it is, whichever of the two is lighter; translucent text is mixed with its ground first. */
export function strengthOf(ink: Rgb, alpha: number, under: Rgb): number {
  return Math.floor(Math.abs(lightnessContrast(composite(ink, alpha, under), under)));
}
