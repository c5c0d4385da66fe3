import { component, globalIn, ink, insetRing, media, utility, vars } from '@kantele/ui/css';
import { createVar } from '@vanilla-extract/css';

/** Rows reach over the margin by this much, so that the hovered one does not touch its figures. */
export const overhang = 8;
/** Height of a row; the density people chose makes it lower. */
export const rowHeight = createVar();

export const row = component({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  marginInline: -overhang,
  paddingInline: overhang,
  minBlockSize: rowHeight,
  outline: 'none',
  userSelect: 'none',
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
    '&:focus-visible, &:focus-within:has(:focus-visible)': {
      background: ink(vars.color.fg, vars.opacity.hover),
      borderRadius: 6,
    },
    '&:focus-visible': insetRing,
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { background: ink(vars.color.fg, vars.opacity.hover), borderRadius: 6 } },
    },
    [media.touch]: { WebkitTouchCallout: 'none' },
  },
});
export const selected = utility({
  background: ink(vars.color.primary, vars.opacity.selected),
  borderRadius: 6,
  // Chosen rows under each other are one field.
  selectors: {
    '&[data-selected] + &[data-selected]': { borderStartStartRadius: 0, borderStartEndRadius: 0 },
    '&[data-selected]:has(+ &[data-selected])': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  },
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: -2 } },
});

/** Where pages have little room. */
export const low = 'main (max-width: 43.74875rem)';
export const albumRow = component({
  vars: { [rowHeight]: '2.75rem' },
  gridTemplateColumns: '3rem minmax(0, 1fr) auto auto auto auto',
  '@media': { [media.phone]: { vars: { [rowHeight]: '3.25rem' } } },
  '@container': { [low]: { gridTemplateColumns: '2.375rem minmax(0, 1fr) auto auto auto auto' } },
});
export const listRow = component({
  vars: { [rowHeight]: '3.5rem' },
  gridTemplateColumns: '3.125rem minmax(0, 1fr) auto auto auto auto',
  '@container': { [low]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto auto auto' } },
});
/** Half a page wide: no plays. */
export const narrowRow = component({
  vars: { [rowHeight]: '3.5rem' },
  gridTemplateColumns: '2.25rem minmax(0, 1fr) auto auto auto',
  '@container': { [low]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto auto' } },
});
/** A result: the play cell lies over the art. */
export const foundRow = component({
  vars: { [rowHeight]: '3.5625rem' },
  gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
});

/** Of a long list; the columns hang on the width of the list itself. */
export const songsRow = component({
  vars: { [rowHeight]: '3.5rem' },
  gridTemplateColumns: 'minmax(0, 1fr) 2.5rem',
  '@container': {
    'tracks (min-width: 30rem)': { gridTemplateColumns: '4.5rem minmax(0, 1fr) 2.5rem 3.5rem 3rem' },
    'tracks (min-width: 43.75rem)': {
      gridTemplateColumns: '4.5rem minmax(0, 5fr) minmax(0, 3fr) 2.5rem 3.5rem 3rem',
    },
    'tracks (min-width: 62.5rem)': {
      gridTemplateColumns: '5.25rem minmax(0, 5fr) minmax(0, 4fr) 7.5rem 5.75rem 2.5rem 3.5rem 3rem',
    },
  },
});
globalIn('components', `[data-density="compact"] .${row}`, { minBlockSize: '2.5rem' });

/** Rows by their layout. */
export const rowOf = {
  songs: songsRow,
  album: albumRow,
  list: listRow,
  narrow: narrowRow,
  found: foundRow,
};
