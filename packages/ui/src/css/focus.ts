import { vars } from './contract.css.ts';
import { ink } from './ink.ts';

/**
 * The focus ring: 2 px of the focus colour outside a gap. The gap is painted in the page colour, so that the ring
 * stays visible on artwork and on accent fills.
 */
export const ring = {
  outline: `2px solid ${ink(vars.color.focus)}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${ink(vars.color.bg)}`,
} as const;

/** The same ring without the gap, for things whose neighbours touch them (rows, menu items). */
export const insetRing = { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: '-2px' } as const;

/** Rules for both plain elements and react-aria elements. */
export const focusable = { ':focus-visible': ring, '[data-focus-visible]': ring } as const;
