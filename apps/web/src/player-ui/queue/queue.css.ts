import { component, globalIn, ink, insetRing, media, utility, vars, z } from '@kantele/ui/css';

/** Height of a row in px at the usual size of text; see `rowHeight`. */
export const rowPx = 52;

export const scroller = component({ paddingInline: 12, paddingBlockEnd: 16 });
export const group = component({ paddingBlockStart: 8 });
export const head = component({
  gap: 8,
  minBlockSize: 44,
  marginInline: 8,
  marginBlockEnd: 4,
  borderBlockEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
});
export const heading = component({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const headEnd = component({
  marginInlineStart: 'auto',
  marginInlineEnd: -10,
  display: 'flex',
  flexShrink: 0,
});
export const clear = component({ paddingInline: 10, whiteSpace: 'nowrap' });

export const list = component({ position: 'relative' });
export const row = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: `${rowPx / 16}rem`,
  display: 'flex',
  alignItems: 'center',
  borderRadius: 6,
  paddingInlineEnd: 8,
  userSelect: 'none',
  cursor: 'default',
  selectors: {
    '&:focus-visible': insetRing,
    '&[aria-selected="true"]': { background: ink(vars.color.primary, vars.opacity.selected) },
    '&[data-moving]': { opacity: 0.28 },
    '&[data-standing]': { position: 'relative' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-selected="true"])': { background: ink(vars.color.fg, vars.opacity.hover) },
      },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 },
      },
    },
  },
});
export const handle = component({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 44,
  borderRadius: 4,
  color: ink(vars.color.fg, vars.opacity.faint),
  cursor: 'grab',
  // A finger on it moves the row; anywhere else it scrolls.
  touchAction: 'none',
  selectors: {
    '&:focus-visible': insetRing,
    '&[aria-pressed="true"]': { color: ink(vars.color.accentText) },
  },
  '@media': { [media.touch]: { inlineSize: 44 } },
});
export const art = component({ position: 'relative', flexShrink: 0, marginInlineEnd: 12 });
export const noArt = component({
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radius.art,
  background: ink(vars.color.fg, 0.085),
});
export const play = component({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.art,
  background: ink(vars.color.fg, 0.72),
  color: ink(vars.color.bg),
  opacity: 0,
  selectors: { '&:focus-visible': { ...insetRing, opacity: 1 } },
});
globalIn('components', `.${row}:hover .${play}:not(:disabled)`, {
  '@media': { [media.hover]: { opacity: 1 } },
});
export const words = component({ flex: 1, minInlineSize: 0, display: 'grid', textAlign: 'start' });
export const wordBlock = component({
  blockSize: 10,
  borderRadius: 4,
  marginBlock: 4,
  inlineSize: '60%',
  background: ink(vars.color.fg, 0.085),
  selectors: { '& + &': { inlineSize: '36%' } },
});
export const end = component({ flexShrink: 0, display: 'flex', alignItems: 'center', marginInlineStart: 8 });
export const more = component({
  marginInlineEnd: -8,
  '@media': {
    [media.hover]: {
      // Room is made for it only where it shows; Tab finds it all the same.
      selectors: {
        [`.${row}:not(:hover, :focus-within) &:not([aria-expanded="true"])`]: {
          inlineSize: 0,
          borderInlineWidth: 0,
          overflow: 'hidden',
          marginInlineEnd: 0,
        },
      },
    },
  },
});

export const ghost = component({
  position: 'fixed',
  insetBlockStart: 0,
  // Placed by its transform, from the corner of the window in every script.
  insetInlineStart: 0,
  zIndex: z.modal + 1,
  direction: 'ltr',
  pointerEvents: 'none',
  willChange: 'transform',
});
export const ghostCard = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: 250,
  blockSize: 56,
  paddingInline: 8,
  borderRadius: 8,
  background: ink(vars.color.raised),
  color: ink(vars.color.fg),
  boxShadow: `0 8px 24px ${ink(vars.color.scrim, 0.28)}`,
  transform: 'rotate(1.2deg)',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const count = component({
  position: 'absolute',
  insetBlockStart: -8,
  insetInlineEnd: -8,
  minInlineSize: 24,
  blockSize: 24,
  paddingInline: 6,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 12,
  background: ink(vars.color.primary),
  color: ink(vars.color.onPrimary),
  fontSize: '0.8125rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});

export const hint = component({
  marginInline: 8,
  paddingBlock: 14,
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  color: ink(vars.color.fg, vars.opacity.muted),
});
export const foot = component({
  flexWrap: 'wrap',
  gap: 8,
  minBlockSize: 64,
  paddingBlock: 8,
  paddingInline: 16,
  borderBlockStart: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
});
export const footMain = component({ flex: '1 1 7rem', minInlineSize: 0, display: 'grid' });
/** Everything while something is dragged. */
export const grabbing = utility({ cursor: 'grabbing' });
globalIn('utilities', `.${grabbing} *`, { cursor: 'inherit' });
export const heard = component({ paddingInlineStart: 8 });
export const saved = component({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 56,
  paddingInline: '8px 0',
});
