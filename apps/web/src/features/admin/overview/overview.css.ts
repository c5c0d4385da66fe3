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
  // Beside large letters what is at the end goes below.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minBlockSize: 56,
  paddingBlock: 8,
  borderBlockEnd: rule,
});
export const words = component({
  display: 'grid',
  gap: 1,
  flex: '1 1 9rem',
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

/** Figures under their heading. */
export const block = component({ display: 'grid', gap: 10, gridTemplateColumns: 'minmax(0, 1fr)' });
export const blockHead = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
});
/** A step that is not done. */
export const open = component({ color: ink(vars.color.fg, vars.opacity.muted) });
