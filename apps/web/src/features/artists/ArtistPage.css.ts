import { component, ink, media, utility, vars } from '@kantele/ui/css';

export const page = utility({
  minBlockSize: 0,
  paddingBlockStart: 0,
  gap: 26,
  // Where there is one part only, and no tabs.
  selectors: { '&:not(:has(> nav))': { paddingBlockStart: 26 } },
});
/** Between the header and the tabs. */
export const ad = utility({ padding: '16px var(--gutter) 0' });
/** The line under the tabs runs through the whole region. */
export const tabs = utility({
  marginInline: 'calc((100% - 100cqi) / 2)',
  paddingInline: 'calc((100cqi - 100%) / 2)',
});
export const columns = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 440px)',
  gap: '40px 48px',
  alignItems: 'start',
  '@container': { 'main (max-width: 62.49875rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const alone = utility({ gridTemplateColumns: 'minmax(0, 1fr)' });
export const more = component({
  minBlockSize: 32,
  fontWeight: 580,
  borderRadius: 4,
  cursor: 'default',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
export const latest = component({
  display: 'grid',
  gridTemplateColumns: '188px minmax(0, 1fr)',
  columnGap: 20,
  '@media': { [media.phone]: { gridTemplateColumns: '132px minmax(0, 1fr)', columnGap: 16 } },
});
export const latestPending = utility({ marginBlockStart: 14 });
export const latestWords = component({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});
export const latestText = component({
  marginBlockStart: 10,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  color: ink(vars.color.fg, vars.opacity.muted),
});
export const latestFoot = component({ marginBlockStart: 'auto', paddingBlockStart: 8 });
export const shelves = component({ display: 'grid', gap: 40, gridTemplateColumns: 'minmax(0, 1fr)' });
export const about = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 680px) minmax(0, 280px)',
  gap: '32px 64px',
  '@container': { 'main (max-width: 56.24875rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const bio = component({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', textAlign: 'start' });

export const actions = component({ display: 'flex', alignItems: 'baseline', gap: 16 });
