import type { ReactNode } from 'react';

/**
 * Glyphs of every row as one path each, made once: a list draws hundreds of them when it jumps, and an icon of the set costs
 * two components and an element a dot.
 */
const glyph = (size: number, width: number, path: string): ReactNode => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

export const moreGlyph = glyph(20, 4, 'M5 12h.01M12 12h.01M19 12h.01');
export const handleGlyph = glyph(16, 4, 'M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01');
export const checkGlyph = glyph(14, 3, 'M20 6 9 17l-5-5');
