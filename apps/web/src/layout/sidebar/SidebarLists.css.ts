import { component, ink, insetRing, media, vars } from '@kantele/ui/css';
import { folded, outOfSight } from '../../app/parts/folded.ts';

/** What one listens to, below the menus. */
export const library = component({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  borderBlockStart: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
});
export const libraryTitle = component({
  padding: '16px 24px 8px',
  '@media': folded({ display: 'none' }),
});
export const libraryHead = component({
  paddingBlock: '14px 8px',
  // Chips that have no room are cut where the sidebar ends.
  paddingInlineStart: 20,
  '@media': folded({ display: 'none' }),
});
export const listPlace = component({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  scrollbarWidth: 'none',
});
export const tools = component({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  paddingBlock: '4px 8px',
  paddingInline: '20px 12px',
  // Of a short list they take little of its room.
  selectors: { '&[data-short]': { paddingBlock: 0, paddingInlineEnd: 16 } },
  '@media': folded({ display: 'none' }),
});
export const filter = component({ flex: 1, minInlineSize: 0, minBlockSize: 36, fontSize: '0.875rem' });
/** In the place of the filter: the order of a short list. */
export const order = component({
  flex: 1,
  minInlineSize: 0,
  paddingInlineStart: 4,
  color: ink(vars.color.fg, vars.opacity.muted),
  fontSize: '0.8125rem',
});
export const emptyLine = component({
  padding: '4px 24px 12px',
  color: ink(vars.color.fg, vars.opacity.muted),
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '@media': folded({ display: 'none' }),
});
/** What stands in the place of a cover. */
export const tile = component({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: 6,
  background: ink(vars.color.fg, vars.opacity.hover),
});
/** Of what is not there yet. */
export const newTile = component({
  background: 'none',
  border: `1px dashed ${ink(vars.color.fg, vars.opacity.controlBorder)}`,
});
/** A row with a button at its end, over its end. */
export const folderLine = component({ position: 'relative', display: 'flex' });
export const newFolder = component({
  position: 'absolute',
  insetInlineEnd: 12,
  insetBlock: 0,
  display: 'grid',
  alignContent: 'center',
  '@media': folded({ display: 'none' }),
});
/** Seen where the row is pointed at or has the focus, and always by touch. */
export const folderMore = component({
  position: 'absolute',
  insetInlineEnd: 12,
  insetBlock: 0,
  display: 'grid',
  alignContent: 'center',
  '@media': {
    ...folded({ display: 'none' }),
    [media.hover]: {
      selectors: {
        [`${folderLine}:not(:hover, :focus-within) &`]: { opacity: 0 },
      },
    },
  },
});
export const inFolder = component({
  listStyle: 'none',
  paddingInlineStart: 20,
  '@media': folded({ paddingInlineStart: 0 }),
});
/** The covers of a playlist as one picture. */
export const mosaic = component({ flex: 'none', inlineSize: 40 });
export const allPlaylists = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: 24,
  color: ink(vars.color.fg, vars.opacity.muted),
  fontSize: '0.875rem',
  selectors: { '&:hover': { color: ink(vars.color.fg) }, '&:focus-visible': insetRing },
  '@media': folded({ display: 'none' }),
});
export const recentList = component({
  listStyle: 'none',
  paddingBlockEnd: 12,
  '@media': folded({ paddingBlockStart: 12 }),
});
export const recentItem = component({
  position: 'relative',
  display: 'flex',
  inlineSize: '100%',
  textAlign: 'start',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 54,
  paddingInline: '24px 20px',
  cursor: 'default',
  selectors: {
    '&:hover': { background: ink(vars.color.fg, vars.opacity.hover) },
    '&:focus-visible': insetRing,
    // Songs are held over it.
    '&[data-over]': { boxShadow: `inset 0 0 0 2px ${ink(vars.color.accentText)}` },
    // Another playlist is held in front of it, or behind it.
    '&[data-gap]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 12,
      borderBlockStart: `2px solid ${ink(vars.color.fg)}`,
      pointerEvents: 'none',
    },
    '&[data-gap="before"]::after': { insetBlockStart: -1 },
    '&[data-gap="after"]::after': { insetBlockEnd: -1 },
  },
  '@media': folded({ justifyContent: 'center', paddingInline: 0 }),
});
/** At the end of a row. */
export const signs = component({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '@media': folded({ display: 'contents' }),
});
export const pin = component({
  display: 'flex',
  color: ink(vars.color.fg, vars.opacity.muted),
  '@media': folded({ display: 'none' }),
});
/** In the rail it lies on a corner of the cover, which stays on the line of the icons. */
export const sounds = component({
  display: 'grid',
  '@media': folded({
    position: 'absolute',
    insetInlineEnd: 9,
    insetBlockEnd: 2,
    padding: 3,
    borderRadius: '50%',
    background: ink(vars.color.bg),
  }),
});
export const recentText = component({
  display: 'grid',
  flex: 1,
  minInlineSize: 0,
  '@media': folded(outOfSight),
});
export const recentName = component({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.875rem',
  lineHeight: 19 / 14,
  fontWeight: 580,
  selectors: { [`${recentItem}[data-playing] &`]: { color: ink(vars.color.accentText), fontWeight: 640 } },
});
export const recentSub = component({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.8125rem',
  lineHeight: 17 / 13,
  fontWeight: 450,
  color: ink(vars.color.fg, vars.opacity.muted),
});
