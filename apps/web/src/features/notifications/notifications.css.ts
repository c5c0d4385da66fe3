import { component, globalIn, ink, insetRing, ring, vars } from '@kantele/ui/css';

export const column = component({
  display: 'grid',
  gap: 28,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: 760,
});
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
});
export const headActions = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const groups = component({ display: 'grid', gap: 28, gridTemplateColumns: 'minmax(0, 1fr)' });
export const period = component({ paddingBlockEnd: 4 });

export const row = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'start',
  columnGap: 14,
  paddingBlock: 14,
  borderBlockEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const picture = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  background: ink(vars.color.fg, 0.08),
});
globalIn('components', `.${picture} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const words = component({
  display: 'grid',
  gap: 2,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: '0.9375rem',
  lineHeight: 20 / 15,
});
globalIn('components', `.${words} strong`, { fontWeight: 680 });
/** The whole row leads there. */
export const link = component({
  color: 'inherit',
  textAlign: 'start',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': insetRing,
  },
});
export const unread = component({ fontWeight: 560 });
export const round = component({ borderRadius: 999 });
export const small = component({
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  color: ink(vars.color.fg, vars.opacity.muted),
  whiteSpace: 'pre-line',
});
export const buttons = component({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  paddingBlockStart: 8,
});
export const dot = component({
  inlineSize: 8,
  blockSize: 8,
  marginBlockStart: 6,
  borderRadius: 999,
  background: ink(vars.color.primary),
  forcedColorAdjust: 'none',
});
/** Above the link that covers the row. */
export const more = component({ position: 'relative', zIndex: 1, marginBlockStart: -8 });

export const popoverHead = component({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingBlock: '14px 6px',
  paddingInline: '20px 12px',
});
export const popoverTitle = component({ flex: 1, minInlineSize: 0 });
export const popoverBody = component({
  display: 'grid',
  gap: 12,
  maxBlockSize: 'min(60vh, 520px)',
  overflowY: 'auto',
  padding: '4px 20px 8px',
});
export const popoverEmpty = component({ padding: '4px 20px 20px' });
export const viewAll = component({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 46,
  fontWeight: 640,
  fontSize: '0.875rem',
  color: ink(vars.color.fg),
  borderBlockStart: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  selectors: { '&:hover': { background: ink(vars.color.fg, vars.opacity.hover) }, '&:focus-visible': ring },
});

/** The matrix of preferences: names beside columns of ways, whose heads stay in sight. */
export const matrix = component({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: '0.9375rem' });
globalIn('components', `.${matrix} :is(th, td)`, {
  paddingBlock: 6,
  borderBlockEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
});
globalIn('components', `.${matrix} th`, { textAlign: 'start', fontWeight: 'inherit' });
globalIn('components', `.${matrix} td`, { verticalAlign: 'middle' });
export const way = component({
  position: 'sticky',
  insetBlockStart: 'var(--top)',
  zIndex: 1,
  inlineSize: 96,
  background: ink(vars.color.bg),
});
globalIn('components', `.${matrix} th.${way}`, {
  fontSize: '0.8125rem',
  fontWeight: 620,
  textAlign: 'center',
});
globalIn('components', `.${matrix} th.${way}:first-child`, { textAlign: 'start', inlineSize: 'auto' });
export const box = component({ inlineSize: 96 });
globalIn('components', `.${box} > *`, { display: 'grid', justifyItems: 'center' });
export const group = component({ fontWeight: 680 });
globalIn('components', `.${matrix} th.${group}`, { fontWeight: 680, paddingBlockStart: 22 });
// The room above a group lies above its boxes, too.
globalIn('components', `.${matrix} th.${group} ~ td`, { verticalAlign: 'bottom' });
