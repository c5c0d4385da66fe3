import { composite, contrast, parseTriplet, type Rgb } from '@kantele/theme/color';
import { fromOklab, toOklab } from '@kantele/theme/oklab';

/** The most that a picture's colour may take of the page. */
const strongest = 0.22;
/** What text keeps on the tint. */
const readable = 7;
/** Lightness that tints paper without greying it, and the dark without lighting it up. */
const lightness = { light: [0.7, 0.84], dark: [0.34, 0.56] } as const;
/** Below this a colour is a grey, and stays one. */
const greyBelow = 0.02;
const chroma = [0.07, 0.16] as const;

const clamp = (value: number, [least, most]: readonly [number, number]) =>
  Math.min(most, Math.max(least, value));

/**
 * The page colour mixed with a little of a picture's colour (`#rrggbb`), as a triplet. The colour is first brought to a
 * lightness that suits the theme, then mixed weaker until text keeps a contrast of 7. Null when either colour
 * makes no sense.
 */
export function ambientTint(
  color: string,
  theme: { bg?: string; fg?: string },
  isDark: boolean,
): string | null {
  const picture = toOklab(color);
  const bg = parseTriplet(theme.bg ?? '');
  const fg = parseTriplet(theme.fg ?? '');
  if (!picture || !bg || !fg) return null;
  const { l, a, b } = picture;
  const own = Math.hypot(a, b);
  const stretch = own < greyBelow ? 1 : clamp(own, chroma) / own;
  const top = fromOklab({
    l: clamp(l, isDark ? lightness.dark : lightness.light),
    a: a * stretch,
    b: b * stretch,
  });
  for (let share = strongest; share > 0; share -= 0.02) {
    const mixed: Rgb = composite(top, share, bg);
    if (contrast(fg, mixed) >= readable) return mixed.map(Math.round).join(' ');
  }
  return null;
}
