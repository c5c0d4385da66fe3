import { component, globalIn, ink, insetRing, media, utility, vars } from '@kantele/ui/css';
import { albumRow, foundRow, listRow, low, narrowRow, overhang, row, songsRow } from './TrackRow.css.ts';

const from = (width: number) => `tracks (min-width: ${width / 16}rem)`;
const below = (width: number) => `tracks (max-width: ${(width - 0.02) / 16}rem)`;

export const number = component({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'center',
  alignSelf: 'stretch',
  '@container': {
    [low]: {
      selectors: { [`${listRow} &, ${narrowRow} &`]: { position: 'absolute', insetInlineStart: overhang } },
    },
    [below(480)]: { selectors: { [`${songsRow} &`]: { position: 'absolute', insetInlineStart: overhang } } },
    [from(480)]: { selectors: { [`${songsRow} &`]: { justifyItems: 'end', paddingInlineEnd: 20 } } },
  },
  selectors: {
    // Over the art, out of the columns.
    [`${foundRow} &`]: { position: 'absolute', insetInlineStart: overhang, insetBlock: 0 },
  },
});
export const figure = component({
  gridArea: '1 / 1',
  pointerEvents: 'none',
  selectors: {
    [`${row}:focus-visible &, ${row}:focus-within:has(:focus-visible) &`]: { visibility: 'hidden' },
  },
  '@container': {
    [low]: { selectors: { [`${listRow} &, ${narrowRow} &`]: { display: 'none' } } },
    [below(480)]: { selectors: { [`${songsRow} &`]: { display: 'none' } } },
  },
  '@media': { [media.hover]: { selectors: { [`${row}:hover &`]: { visibility: 'hidden' } } } },
});
/** Figures of five and more digits. */
export const long = utility({ fontSize: '0.9375rem' });

export const playCell = component({
  gridArea: '1 / 1',
  display: 'grid',
  placeItems: 'center start',
  inlineSize: 40,
  blockSize: '100%',
  minBlockSize: 40,
  paddingInlineStart: 2,
  marginInlineStart: -2,
  borderRadius: 6,
  opacity: 0,
  zIndex: 1,
  selectors: {
    '&:focus-visible': { ...insetRing, opacity: 1 },
    [`${row}:focus-visible &, ${row}:focus-within:has(:focus-visible) &`]: { opacity: 1 },
    [`${foundRow} &`]: { placeItems: 'center', color: ink(vars.color.bg), padding: 0, margin: 0 },
  },
  '@media': {
    [media.hover]: { selectors: { [`${row}:hover &`]: { opacity: 1 } } },
    // A tap on the row plays; an invisible cell must not catch it.
    [media.touch]: { pointerEvents: 'none' },
  },
  '@container': {
    [from(480)]: { selectors: { [`${songsRow} &`]: { placeItems: 'center end', paddingInlineEnd: 2 } } },
    [low]: { selectors: { [`${listRow} &, ${narrowRow} &`]: { visibility: 'hidden' } } },
    [below(480)]: { selectors: { [`${songsRow} &`]: { visibility: 'hidden' } } },
  },
});
/** Where the play cell lies over the art it has a ground of its own. */
globalIn('components', `.${foundRow} .${playCell} svg`, {
  boxSizing: 'content-box',
  padding: 12,
  borderRadius: vars.radius.art,
  background: ink(vars.color.fg, 0.72),
});

/** The box of a chosen row; seen on all rows while several are chosen. */
export const check = component({
  position: 'absolute',
  insetInlineStart: 0,
  display: 'none',
  placeItems: 'center',
  inlineSize: 18,
  blockSize: 18,
  border: `1px solid ${ink(vars.color.fg, vars.opacity.controlBorder)}`,
  borderRadius: 4,
  zIndex: 2,
  color: 'transparent',
  background: ink(vars.color.bg),
  selectors: {
    '[data-selecting] &': { display: 'grid' },
    [`${row}[data-selected] &`]: {
      color: ink(vars.color.onPrimary),
      background: ink(vars.color.primary),
      borderColor: 'transparent',
    },
    // A larger place to hit than to see.
    '&::after': { content: '""', position: 'absolute', inset: -12 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { [`${row}[data-selected] &`]: { color: 'HighlightText', background: 'Highlight' } },
    },
  },
});
// In narrow lists the box stands where the figure was.
globalIn('components', `[data-selecting] :is(.${albumRow}, .${listRow}, .${narrowRow}) .${figure}`, {
  visibility: 'hidden',
});
globalIn('components', `[data-selecting] :is(.${albumRow}, .${listRow}, .${narrowRow}) .${playCell}`, {
  display: 'none',
});

export const title = component({
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingInlineEnd: 12,
});
/** A finger on it moves the row; anywhere else it scrolls. A mouse takes hold of the row itself. */
export const handle = component({
  flexShrink: 0,
  display: 'none',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  marginInline: '-12px -8px',
  // Over the place of the figure, which narrow lists do not show.
  position: 'relative',
  zIndex: 2,
  color: ink(vars.color.fg, vars.opacity.faint),
  touchAction: 'none',
  '@media': { [media.touch]: { display: 'grid' } },
});
export const words = component({ minInlineSize: 0, flex: 1, display: 'flex', flexDirection: 'column' });
globalIn('components', `[data-density="compact"] .${words}`, {
  flexDirection: 'row',
  alignItems: 'baseline',
  gap: 8,
});
globalIn('components', `[data-density="compact"] .${words} > *`, { flex: '0 1 auto' });
globalIn('components', `[data-density="compact"] .${title} > [data-art]`, {
  inlineSize: 32,
  display: 'block',
});
export const art = component({ flexShrink: 0, inlineSize: 40 });
globalIn('components', `[data-density="compact"] .${art}, [data-density="compact"] .${art} > *`, {
  inlineSize: '32px !important',
});

export const oneLine = component({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
});
export const titleLine = component({
  display: 'flex',
  alignItems: 'center',
  columnGap: 8,
  minInlineSize: 0,
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
});
export const featured = component({
  fontSize: '0.8125rem',
  fontWeight: 450,
  color: ink(vars.color.fg, vars.opacity.muted),
  // So large that nothing is left for the title, whose last letters a hundredth of a pixel would cost.
  flexShrink: 100_000,
  '@media': { [media.phone]: { flexBasis: '100%' } },
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

export const album = component({
  minInlineSize: 0,
  paddingInlineEnd: 12,
  '@container': { [below(700)]: { display: 'none' } },
});
export const added = component({ '@container': { [below(1000)]: { display: 'none' } } });
export const count = component({
  textAlign: 'end',
  inlineSize: '5rem',
  '@container': {
    [low]: { display: 'none' },
    [below(1000)]: { selectors: { [`${songsRow} &`]: { display: 'none' } } },
    // Beside something else names need the room.
    [below(560)]: { selectors: { [`${listRow} &`]: { display: 'none' } } },
  },
});
export const time = component({
  textAlign: 'end',
  inlineSize: '3.5rem',
  '@container': { [below(480)]: { selectors: { [`${songsRow} &`]: { display: 'none' } } } },
});
/** The heart of a liked track is always seen, others with the row. */
export const like = component({
  inlineSize: 40,
  justifySelf: 'end',
  '@media': {
    [media.hover]: {
      opacity: 0,
      selectors: {
        [`${row}:hover &, ${row}:focus-within &, &:has([aria-pressed="true"])`]: { opacity: 1 },
      },
    },
  },
  '@container': { [below(480)]: { selectors: { [`${songsRow} &`]: { display: 'none' } } } },
});
export const likeHead = component({
  '@container': { [below(480)]: { display: 'none' } },
});
export const more = component({
  inlineSize: 40,
  justifySelf: 'end',
  '@media': {
    // The glyph, not its box, meets the margin.
    [media.touch]: { marginInlineEnd: -10 },
    [media.hover]: {
      opacity: 0,
      selectors: { [`${row}:hover &, ${row}:focus-within &`]: { opacity: 1 } },
    },
  },
});
/** In the colour of what cannot be had; links inside follow. */
export const unavailable = utility({ color: ink(vars.color.fg, vars.opacity.faint) });
/** The name of what plays. */
export const playing = utility({ color: ink(vars.color.accentText) });
