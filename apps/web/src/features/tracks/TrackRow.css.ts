import { component, ink, insetRing, media, space, utility, vars } from '@kantele/ui/css';
import { createVar } from '@vanilla-extract/css';

export const list = component({ listStyle: 'none' });

/** How many rows stand in a column. */
export const rows = createVar();
/** Two columns where there is room, read down and then across. */
export const columns = component({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    'main (min-width: 900px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: `repeat(${rows}, auto)`,
      gridAutoFlow: 'column',
      columnGap: 40,
    },
  },
});

/** Rows reach over the margin by this much, so that the hovered one does not touch its figures. */
const overhang = 8;

export const row = component({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  marginInline: -overhang,
  paddingInline: overhang,
  minBlockSize: 44,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: overhang,
      insetBlockEnd: 0,
      blockSize: 1,
      background: ink(vars.color.fg, 0.075),
    },
    '&:last-child::after': { display: 'none' },
    '&:focus-within:has(:focus-visible)': {
      background: ink(vars.color.fg, vars.opacity.hover),
      borderRadius: 6,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { background: ink(vars.color.fg, vars.opacity.hover), borderRadius: 6 } },
    },
    [media.phone]: { minBlockSize: 52 },
  },
});

export const albumRow = component({
  gridTemplateColumns: '48px minmax(0, 1fr) auto auto auto',
  '@container': {
    'main (max-width: 699.98px)': { gridTemplateColumns: '38px minmax(0, 1fr) auto auto auto' },
  },
});

export const listRow = component({
  minBlockSize: 56,
  gridTemplateColumns: '50px 52px minmax(0, 1fr) auto auto auto',
  '@media': { [media.phone]: { minBlockSize: 56 } },
  '@container': {
    'main (max-width: 699.98px)': { gridTemplateColumns: '0 56px minmax(0, 1fr) auto auto auto' },
  },
});
/** Half a page wide: no plays. */
export const narrowRow = component({
  minBlockSize: 56,
  gridTemplateColumns: '36px 52px minmax(0, 1fr) auto auto auto',
  '@media': { [media.phone]: { minBlockSize: 56 } },
  '@container': {
    'main (max-width: 699.98px)': { gridTemplateColumns: '0 56px minmax(0, 1fr) auto auto auto' },
  },
});

/** A result: the play cell lies over the art. */
export const foundRow = component({
  minBlockSize: 57,
  gridTemplateColumns: '0 56px minmax(0, 1fr) auto auto auto',
  '@media': { [media.phone]: { minBlockSize: 57 } },
});

export const number = component({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'center',
  alignSelf: 'stretch',
  overflow: 'hidden',
});

export const figure = component({
  gridArea: '1 / 1',
  pointerEvents: 'none',
  selectors: {
    [`${row}:focus-within:has(:focus-visible) &`]: { visibility: 'hidden' },
  },
  '@media': { [media.hover]: { selectors: { [`${row}:hover &`]: { visibility: 'hidden' } } } },
});

export const playCell = component({
  gridArea: '1 / 1',
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'start',
  inlineSize: 40,
  blockSize: '100%',
  minBlockSize: 40,
  paddingInlineStart: 2,
  marginInlineStart: -2,
  borderRadius: 6,
  opacity: 0,
  selectors: {
    '&:focus-visible': { ...insetRing, opacity: 1 },
    [`${row}:focus-within:has(:focus-visible) &`]: { opacity: 1 },
  },
  '@media': { [media.hover]: { selectors: { [`${row}:hover &`]: { opacity: 1 } } } },
});

export const art = component({ position: 'relative', inlineSize: 40 });

export const name = component({
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingInlineEnd: space[12],
});
export const oneLine = component({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
});
export const titleLine = component({ display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 0 });
export const featured = component({
  fontSize: '0.8125rem',
  fontWeight: 450,
  color: ink(vars.color.fg, vars.opacity.muted),
  flexShrink: 1000,
});
export const explicit = component({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 16,
  blockSize: 16,
  borderRadius: 3,
  background: ink(vars.color.fg, 0.14),
  color: ink(vars.color.fg),
  fontSize: '0.6875rem',
  lineHeight: 1,
  fontWeight: 700,
});
export const count = component({
  textAlign: 'end',
  inlineSize: 92,
  '@container': { 'main (max-width: 699.98px)': { display: 'none' } },
});
export const time = component({
  textAlign: 'end',
  inlineSize: 56,
  '@media': {
    // Where the menu only shows on hover, the times meet the margin.
    [media.hover]: {
      selectors: { [`${listRow} &, ${narrowRow} &, ${foundRow} &`]: { order: 1 } },
    },
  },
});
export const more = component({
  inlineSize: 40,
  '@media': {
    // The glyph, not its box, meets the margin.
    [media.touch]: { marginInlineEnd: -10 },
    [media.hover]: {
      opacity: 0,
      selectors: {
        [`${row}:hover &, ${row}:focus-within &, &:has([aria-expanded="true"])`]: { opacity: 1 },
      },
    },
  },
});
export const unavailable = utility({ color: ink(vars.color.fg, vars.opacity.faint) });
