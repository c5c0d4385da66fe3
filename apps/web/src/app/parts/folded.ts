import { media } from '@kantele/ui/css';

/** Rules for where the sidebar is a rail of icons: between phone and desktop, and on a desktop where it was folded. */
export const folded = <Rules extends object>(rules: Rules) => ({
  '(min-width: 48rem) and (max-width: 74.99875rem)': rules,
  [media.desktop]: { selectors: { ':root[data-rail] &': rules } },
});

/** Of words that stay for screen readers. */
export const outOfSight = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
