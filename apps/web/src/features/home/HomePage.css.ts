import { component, globalIn, ink, utility, vars } from '@kantele/ui/css';

const artSize = 272;
/** The shelf whose first card is the album that stands above, unless there is something to resume. */
export const featuredShelf = component({});
globalIn('components', `:root:not([data-resume]) .${featuredShelf} > ul > li:first-child`, {
  display: 'none',
});

const wide = 'main (min-width: 56.25rem)';
const small = 'main (max-width: 37.49875rem)';

export const opening = component({
  selectors: { '&:empty': { display: 'none' } },
});

export const resumeRow = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  '@container': {
    [wide]: {
      gap: 40,
      selectors: { '&[data-tiles]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
    },
  },
});

/** Art and words side by side, 272 high; 132 on a phone. */
export const block = component({
  display: 'grid',
  gridTemplateColumns: `${artSize}px minmax(0, 1fr)`,
  columnGap: 24,
  minBlockSize: artSize,
  '@container': {
    [small]: { gridTemplateColumns: '132px minmax(0, 1fr)', columnGap: 16, minBlockSize: 132 },
  },
});
export const blockArt = component({ alignSelf: 'start' });
export const words = component({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxInlineSize: 720,
});
export const blockTitle = component({ marginBlockStart: 6 });
export const resumeTitleSize = 'clamp(1.625rem, 3.9cqi, 2.875rem)';
export const featureTitleSize = 'clamp(1.75rem, 7.4cqi, 5.75rem)';
export const line = component({ marginBlockStart: 6 });
export const foot = component({
  marginBlockStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingBlockStart: 10,
});
export const button = utility({
  '@container': { [small]: { minBlockSize: 44, paddingInline: 20, fontSize: '0.9375rem' } },
});
export const trackLine = component({
  marginBlockStart: 8,
  fontWeight: 560,
  '@container': { [small]: { marginBlockStart: 2 } },
});
export const progress = component({
  marginBlock: '8px 6px',
  maxInlineSize: 280,
  // Time runs from left to right in every script.
  direction: 'ltr',
  '@container': { [small]: { display: 'none' } },
});
export const left = component({ '@container': { [small]: { display: 'none' } } });
export const label = component({
  '@container': { [small]: { textTransform: 'none', letterSpacing: 0, fontSize: '0.8125rem' } },
});

/** Four rows as high as the art beside them. */
export const tiles = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: 'minmax(68px, auto)',
  columnGap: 28,
  alignContent: 'start',
  listStyle: 'none',
  '@container': { [small]: { columnGap: 16, gridAutoRows: 'minmax(60px, auto)' } },
});
const line12 = `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`;
export const tile = component({
  borderBlockEnd: line12,
  minInlineSize: 0,
  selectors: { '&:nth-child(-n+2)': { boxShadow: `0 -1px 0 ${ink(vars.color.fg, vars.opacity.divider)}` } },
});
export const tileLink = component({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  blockSize: '100%',
  minInlineSize: 0,
  cursor: 'default',
  borderRadius: 4,
});
export const tileText = component({ display: 'grid', minInlineSize: 0 });
export const tileName = component({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.9375rem',
  lineHeight: 20 / 15,
  fontWeight: 600,
  selectors: { [`${tileLink}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
export const tileSub = component({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { [small]: { display: 'none' } },
});
