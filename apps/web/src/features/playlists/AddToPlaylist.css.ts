import { component, ink, insetRing, media, vars } from '@kantele/ui/css';

export const form = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 12,
});
export const list = component({
  display: 'grid',
  marginBlockStart: 16,
  maxBlockSize: 'min(50dvb, 420px)',
  overflowY: 'auto',
});
export const entry = component({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  inlineSize: '100%',
  minBlockSize: 56,
  paddingInline: 8,
  borderRadius: 8,
  textAlign: 'start',
  selectors: { '&:focus-visible': insetRing },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: ink(vars.color.fg, '0.06') } } },
  },
});
export const words = component({ display: 'grid', minInlineSize: 0 });
export const search = component({ marginBlockStart: 16 });
/** What stands in the place of a picture. */
export const glyph = component({ display: 'grid', placeItems: 'center', blockSize: 40 });
