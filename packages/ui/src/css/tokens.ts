/** Steps of the 4-based space scale, in pixels. */
export const space = {
  2: '2px',
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
  48: '48px',
  64: '64px',
  80: '80px',
  112: '112px',
} as const;

/** Where the shell changes: below 768 a phone, from 1200 all three panes. */
export const breakpoints = { tablet: 768, desktop: 1200 } as const;

/**
 * Media queries of the shell and of people's settings. Pages use container queries on the main region instead. Widths are
 * counted in letters: with letters of twice the size half the window is left, as with a zoom.
 */
export const media = {
  phone: `(max-width: ${(breakpoints.tablet - 0.02) / 16}rem)`,
  tablet: `(min-width: ${breakpoints.tablet / 16}rem)`,
  desktop: `(min-width: ${breakpoints.desktop / 16}rem)`,
  /** A phone with letters of twice the size: few fit in a line. */
  narrow: '(max-width: 20rem)',
  hover: '(hover: hover) and (pointer: fine)',
  touch: '(hover: none), (pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
} as const;

const outQuint = 'cubic-bezier(.2,0,0,1)';

/** Durations and curves. Reduced motion is handled once, in the reset. */
export const motion = {
  press: '80ms',
  hover: '140ms',
  move: '220ms',
  sheet: '320ms',
  easeOut: outQuint,
  easeIn: 'cubic-bezier(.4,0,1,1)',
} as const;

/** Stacking order. */
export const z = {
  base: 0,
  sticky: 10,
  player: 20,
  panel: 30,
  popover: 40,
  modal: 50,
  toast: 60,
  dev: 99,
} as const;
