import { component, ink, insetRing, utility, vars } from '@kantele/ui/css';

const wide = 'main (min-width: 860px)';
const rule = `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`;

/** Two figures beside each other on a phone. */
export const figures = utility({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
});

export const columns = component({
  display: 'grid',
  gap: '20px 48px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const list = component({ display: 'grid', listStyle: 'none' });
export const item = component({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 56,
  paddingBlock: 8,
  borderBlockEnd: rule,
});
export const words = component({
  display: 'grid',
  gap: 1,
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const places = component({ display: 'grid', listStyle: 'none' });
export const place = component({
  display: 'grid',
  gap: 2,
  paddingBlock: 14,
  borderBlockEnd: rule,
  selectors: { '&:focus-visible': insetRing },
});

/** A part of figures: they have room of their own below. */
export const tight = utility({ paddingBlockEnd: 4 });
export const stateLink = component({
  fontSize: '0.8125rem',
  lineHeight: 20 / 13,
  color: ink(vars.color.fg, vars.opacity.muted),
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: ink(vars.color.fg) } },
});
