import { component, ink, media, utility, vars } from '@kantele/ui/css';

/** One column: less than a window of 1280 px leaves beside the sidebar and the panel. */
const narrow = 'main (max-width: 39.99875rem)';

export const titleSize = 'clamp(2.75rem, 9.2cqi, 7.25rem)';

export const page = utility({ gap: 56 });
/** Pulled so that the stem of the first letter meets the margin, and its head the upper edge of the art. */
export const title = utility({
  marginBlockStart: '-0.05em',
  marginInlineStart: '-0.045em',
  inlineSize: 'calc(100% + 0.045em)',
  '@container': { [narrow]: { marginBlockStart: 0 } },
});
export const trackTitleSize = 'clamp(2.5rem, 7.2cqi, 5.75rem)';

export const columns = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr)',
  columnGap: 48,
  alignItems: 'start',
  '@container': {
    'main (max-width: 62.49875rem)': { gridTemplateColumns: '220px minmax(0, 1fr)', columnGap: 32 },
    'main (max-width: 49.99875rem)': { gridTemplateColumns: '176px minmax(0, 1fr)', columnGap: 24 },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 20 },
  },
});

export const side = component({
  position: 'sticky',
  insetBlockStart: 'calc(var(--top) + 12px)',
  maxBlockSize: 'calc(100dvb - var(--player-height) - var(--top) - 24px)',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  '@container': { [narrow]: { display: 'contents' } },
});
export const art = component({
  '@container': { [narrow]: { inlineSize: '62cqi', marginInline: 'auto' } },
});
export const notes = component({
  marginBlockStart: 22,
  '@container': { [narrow]: { order: 2, marginBlockStart: 12 } },
});
export const body = component({ minInlineSize: 0 });

export const byline = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 16px',
  marginBlockStart: -2,
  minBlockSize: 32,
  '@container': { [narrow]: { marginBlockStart: 4 } },
});
export const artist = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontSize: '1.0625rem',
  lineHeight: 24 / 17,
  fontWeight: 580,
});
export const line = component({
  '@container': { [narrow]: { flexBasis: '100%' } },
});

export const actions = component({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginBlock: '16px 22px',
  '@media': {
    [media.phone]: { flexDirection: 'row-reverse', justifyContent: 'flex-end', marginBlock: '12px 20px' },
  },
});
export const ad = utility({ marginBlockEnd: 22 });
export const main = component({
  marginInlineEnd: 14,
  '@media': { [media.phone]: { marginInlineStart: 'auto', marginInlineEnd: 0 } },
});
export const lead = component({
  display: 'flex',
  gap: 4,
  '@media': { [media.phone]: { marginInlineStart: -10 } },
});
export const fact = component({
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { display: 'none' } },
});

export const division = component({
  marginBlockEnd: 32,
  selectors: { '&:last-of-type': { marginBlockEnd: 0 } },
});
export const divisionHead = component({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBlock: '10px 8px',
  borderBlockStart: `2px solid ${ink(vars.color.fg)}`,
});
export const description = component({
  marginBlockStart: 32,
  maxInlineSize: 640,
  whiteSpace: 'pre-line',
  // Prose begins where its own script begins.
  textAlign: 'start',
  color: ink(vars.color.fg, vars.opacity.muted),
});

// Of the skeleton.
export const pendingTitle = component({ blockSize: '0.9em', fontSize: titleSize, inlineSize: '80%' });
export const pendingRow = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  minBlockSize: 44,
  '@media': { [media.phone]: { minBlockSize: 52 } },
});
export const sideTime = component({ marginInlineStart: 'auto' });
