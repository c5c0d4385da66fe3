import { composite, contrast, parseTriplet, type Rgb, toTriplet } from '@kantele/ui/theme';

/** The most that a picture's colour may take of the page. */
const strongest = 0.22;
/** What text keeps on the tint. */
const readable = 7;

/**
 * The page colour with a breath of a picture's colour in it, as a triplet. Mixed weaker until text on it keeps
 * a contrast of 7. Null when either colour makes no sense.
 */
export function ambientTint(color: string, theme: { bg?: string; fg?: string }): string | null {
  const top = parseTriplet(toTriplet(color) ?? '');
  const bg = parseTriplet(theme.bg ?? '');
  const fg = parseTriplet(theme.fg ?? '');
  if (!top || !bg || !fg) return null;
  for (let share = strongest; share > 0; share -= 0.02) {
    const mixed: Rgb = composite(top, share, bg);
    if (contrast(fg, mixed) >= readable) return mixed.map(Math.round).join(' ');
  }
  return null;
}
