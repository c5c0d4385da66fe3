export type Rgb = readonly [number, number, number];

/** Relative luminance as WCAG 2.2 defines it. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** A byte of sRGB as a share of light. */
function linear(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** WCAG 2.2 contrast ratio of two opaque colours, 1–21. */
export function contrast(one: Rgb, two: Rgb): number {
  const a = luminance(one);
  const b = luminance(two);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** What a translucent ink looks like on a surface: plain sRGB mixing, as browsers do it. */
export const composite = (ink: Rgb, alpha: number, under: Rgb): Rgb => [
  ink[0] * alpha + under[0] * (1 - alpha),
  ink[1] * alpha + under[1] * (1 - alpha),
  ink[2] * alpha + under[2] * (1 - alpha),
];
