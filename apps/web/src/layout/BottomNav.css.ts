import { component, globalIn, ink, insetRing, vars } from '@kantele/ui/css';

export const nav = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minBlockSize: '3.5rem',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: ink(vars.color.panel),
  borderBlockStart: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
});

export const item = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  minBlockSize: '3.5rem',
  // Five of them fit the narrowest window, however large letters are.
  fontSize: 'min(0.75rem, 3.9vw)',
  lineHeight: 16 / 12,
  fontWeight: 500,
  color: ink(vars.color.fg, vars.opacity.muted),
  selectors: {
    '&:focus-visible': insetRing,
    '&[aria-current="page"]': { color: ink(vars.color.fg), fontWeight: 680 },
  },
});
/** A long one is cut off: the others keep their place. */
export const label = component({
  maxInlineSize: '100%',
  paddingInline: 2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
// The glyph as a whole is lighter, not its strokes, which would be darker where they cross.
globalIn('components', `.${item} svg`, { color: ink(vars.color.fg), opacity: vars.opacity.muted });
globalIn('components', `.${item}[aria-current="page"] svg`, { opacity: 1 });
// The tab one is on: a heavier stroke, no colour.
globalIn('utilities', `.${item}[aria-current="page"] .lucide`, { strokeWidth: 2.4 });
