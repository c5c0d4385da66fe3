import { component, ink, media, ring, utility, vars } from '@kantele/ui/css';

export const clear = component({
  minBlockSize: 32,
  paddingInline: 4,
  marginInlineEnd: -4,
  fontWeight: 580,
  borderRadius: 4,
  cursor: 'default',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
export const recentSection = component({ maxInlineSize: 720 });
export const recent = component({ listStyle: 'none' });
export const recentRow = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 61,
  borderBlockEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
});
export const recentLink = component({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 8,
  borderRadius: 6,
  selectors: {
    '&:focus-visible': ring,
  },
});
export const recentWords = component({ display: 'grid', minInlineSize: 0 });
/** The glyph, not its box, meets the margin. */
export const forget = component({ flexShrink: 0, marginInlineEnd: -11 });
export const glyph = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 44,
  blockSize: 44,
  border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  borderRadius: vars.radius.art,
  background: ink(vars.color.bgAlt),
});
/** On phones the top bar says it. */
export const title = utility({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const results = utility({ gap: 32 });
export const chips = component({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: 4,
  margin: -4,
  // They run through to the edges of a phone.
  '@media': {
    [media.phone]: { paddingInline: 'var(--gutter)', marginInline: 'calc(var(--gutter) * -1)' },
  },
});
export const top = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '32px 40px',
  // One of the two alone has all the room.
  selectors: { '&:not(:has(> :nth-child(2)))': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@container': { 'main (max-width: 56.24875rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const box = component({
  display: 'grid',
  gridTemplateColumns: '176px minmax(0, 1fr)',
  columnGap: 22,
  padding: 20,
  background: ink(vars.color.panel),
  border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  borderRadius: vars.radius.panel,
  '@media': { [media.phone]: { gridTemplateColumns: '104px minmax(0, 1fr)', columnGap: 16, padding: 14 } },
});
export const boxWords = component({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});
export const boxTitle = component({ outlineOffset: 4 });
export const boxFoot = component({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBlockStart: 'auto',
  paddingBlockStart: 12,
});
export const lyrics = component({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
  columnGap: 40,
});
export const lyricsRow = component({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minInlineSize: 0,
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
});
export const lyricsWords = component({ flex: 1, display: 'grid', gap: 2, minInlineSize: 0 });
export const lyricsTitle = component({
  color: ink(vars.color.fg),
  fontWeight: 580,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
export const none = component({ paddingBlock: 40 });
export const noneTitle = utility({ overflowWrap: 'anywhere' });
/** On the way: in the places of chips and of heads. */
export const chipPending = utility({ borderRadius: 17, flexShrink: 0 });
export const headPending = utility({ marginBlock: '5px 14px' });
/** Genres of that name, above all else. */
export const genres = component({ marginBlockEnd: 36 });
