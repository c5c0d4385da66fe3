import { component, globalIn, ink, insetRing, media, utility, vars, z } from '@kantele/ui/css';
import { headHeight } from './list/ListFrame.css.ts';
import { added, count } from './TrackCells.css.ts';
import { overhang, rowHeight, songsRow } from './TrackRow.css.ts';

export const head = component({
  position: 'sticky',
  insetBlockStart: 'var(--top)',
  zIndex: z.sticky - 3,
  marginInline: -overhang,
  paddingInline: overhang,
  blockSize: headHeight,
  background: ink(vars.color.bg),
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: overhang,
      insetBlockEnd: 0,
      blockSize: 2,
      background: ink(vars.color.fg),
    },
  },
});
export const headRow = component({
  display: 'grid',
  alignItems: 'center',
  blockSize: '100%',
  vars: { [rowHeight]: '0' },
});
export const numberHead = utility({
  alignSelf: 'center',
  '@container': { 'tracks (max-width: 29.99875rem)': { visibility: 'hidden' } },
});
globalIn('components', `[data-selecting] .${head}`, { visibility: 'hidden' });

export const sortLink = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 40,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 4,
  selectors: {
    '&:focus-visible': insetRing,
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: ink(vars.color.fg) },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: ink(vars.color.fg) } } } },
});

/** As high as all rows, of which few are there. */
export const body = component({ position: 'relative' });

/** Of one's own songs: when they came into the library of the site says little. */
export const withoutAdded = component({});
globalIn('components', `.${withoutAdded} .${added}`, { display: 'none' });
globalIn('components', `.${withoutAdded} .${songsRow}`, {
  '@container': {
    'tracks (min-width: 62.5rem)': {
      gridTemplateColumns: '5.25rem minmax(0, 5fr) minmax(0, 4fr) 5.75rem 2.5rem 3.5rem 3rem',
    },
  },
});

/** Of a playlist of several people: who put a song in, and when, as soon as there is room; the plays make way for it. */
export const withAdded = component({});
globalIn('components', `.${withAdded} .${count}`, { display: 'none' });
globalIn('components', `.${withAdded} .${added}`, {
  '@container': { 'tracks (min-width: 50rem)': { display: 'block', paddingInlineEnd: 12 } },
});
globalIn('components', `.${withAdded} .${songsRow}`, {
  '@container': {
    'tracks (min-width: 50rem)': {
      gridTemplateColumns: '4.5rem minmax(0, 5fr) minmax(0, 3fr) minmax(0, 9rem) 2.5rem 3.5rem 3rem',
    },
  },
});
