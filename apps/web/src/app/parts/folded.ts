import { media } from '@kantele/ui/css';

/** Rules for where the sidebar is a rail of icons: between phone and desktop, and on a desktop where it was folded. */
export const folded = <Rules extends object>(rules: Rules) => ({
  '(min-width: 768px) and (max-width: 1199.98px)': rules,
  [media.desktop]: { selectors: { ':root[data-rail] &': rules } },
});
