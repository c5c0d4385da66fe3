import { component, ink, media, ring, utility, vars } from '@kantele/ui/css';

export const days = component({ display: 'grid', gap: 28, gridTemplateColumns: 'minmax(0, 1fr)' });
export const list = component({ listStyle: 'none', margin: 0, padding: 0, marginBlockStart: 8 });
export const row = component({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 56,
  marginInline: -8,
  paddingInline: 8,
  position: 'relative',
  borderRadius: 6,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 8,
      insetBlockEnd: 0,
      blockSize: 1,
      background: ink(vars.color.fg, 0.075),
    },
    '&:last-child::after': { display: 'none' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: ink(vars.color.fg, vars.opacity.hover) } } },
    [media.phone]: { gap: 8 },
  },
});
export const play = component({
  position: 'relative',
  display: 'block',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radius.art,
  selectors: { '&:focus-visible': ring },
});
/** Over the cover, on a ground of its own. */
export const glyph = component({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.art,
  color: ink(vars.color.bg),
  background: ink(vars.color.fg, 0.72),
  '@media': {
    [media.hover]: {
      opacity: 0,
      selectors: { [`${row}:hover &, ${row}:focus-within &`]: { opacity: 1 } },
    },
    [media.touch]: { display: 'none' },
  },
});
export const noArt = component({
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radius.art,
  background: ink(vars.color.fg, 0.085),
});
export const words = component({ minInlineSize: 0 });
export const line = component({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Room for the focus ring of a link inside.
  marginInline: -4,
  paddingInline: 4,
});
export const buttons = component({ display: 'flex', '@media': { [media.phone]: { marginInlineEnd: -10 } } });
export const playing = utility({ color: ink(vars.color.accentText) });
