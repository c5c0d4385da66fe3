import { component, ink, vars } from '@kantele/ui/css';

export const group = component({
  selectors: { '& + &': { marginBlockStart: 20 } },
});
export const head = component({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  minBlockSize: 40,
  borderBlockEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
});
export const heading = component({ fontSize: '0.875rem', lineHeight: 40 / 14, fontWeight: 700 });
export const clear = component({
  marginInlineStart: 'auto',
  minBlockSize: 32,
  paddingInline: 8,
  borderRadius: 6,
  fontSize: '0.8125rem',
  selectors: { '&:hover': { background: ink(vars.color.fg, vars.opacity.hover) } },
});
export const row = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 52,
  marginInline: -8,
  paddingInline: 8,
  borderRadius: 6,
  // Rows out of sight cost nothing to lay out.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: '52px',
  selectors: { '&:hover': { background: ink(vars.color.fg, vars.opacity.hover) } },
});
export const words = component({ flex: 1, minInlineSize: 0, textAlign: 'start' });
/** The whole row plays; other buttons of the row lie above it. */
export const start = component({
  display: 'block',
  inlineSize: '100%',
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 6 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: -2 },
  },
});
export const above = component({ position: 'relative', zIndex: 1 });
export const empty = component({ paddingBlock: 24 });
export const more = component({ paddingBlock: 12 });
export const list = component({});
