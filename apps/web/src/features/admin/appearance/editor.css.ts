import { component, globalIn, ink, insetRing, media, vars } from '@kantele/ui/css';

/** Widths are for windows that have room for them. */
const narrow = '(max-width: 63.99rem)';
const line = `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`;

export const editor = component({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: '344px minmax(0, 1fr)',
  blockSize: '100dvh',
  background: ink(vars.color.bgAlt),
  '@media': {
    '(max-width: 63.99rem)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr) minmax(0, 1fr)',
    },
  },
});
export const bar = component({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minBlockSize: 52,
  paddingInline: 12,
  background: ink(vars.color.panel),
  borderBlockEnd: line,
});
export const start = component({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  // Words that come and go must not break the line.
  flex: '1 1 200px',
  minInlineSize: 0,
  '@media': { [narrow]: { flexBasis: '9rem' } },
});
export const middle = component({ display: 'flex', alignItems: 'center', gap: 12, flexWrap: 'wrap' });
export const end = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 4,
  flex: '1 1 auto',
});
export const state = component({
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  paddingInlineStart: 12,
  borderInlineStart: line,
  color: ink(vars.color.fg, vars.opacity.muted),
  minInlineSize: 0,
});
export const stateName = component({ fontWeight: 650, color: ink(vars.color.fg) });
export const pagePicker = component({
  inlineSize: '11.25rem',
  '@media': { [narrow]: { inlineSize: 'auto', maxInlineSize: '13rem' } },
});

export const panel = component({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minBlockSize: 0,
  background: ink(vars.color.bg),
  borderInlineEnd: line,
  '@media': { '(max-width: 63.99rem)': { order: 2, borderInlineEnd: 0, borderBlockStart: line } },
});
export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '14px 16px 10px',
});
export const headWords = component({ flex: 1, minInlineSize: 0 });
export const above = component({
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  color: ink(vars.color.fg, vars.opacity.muted),
});
export const title = component({
  fontSize: '1.125rem',
  lineHeight: 24 / 18,
  fontWeight: 680,
  overflowWrap: 'anywhere',
});
export const scroll = component({
  // Holds what is placed within: hidden words below its edge would make the whole document longer.
  position: 'relative',
  overflowY: 'auto',
  padding: '4px 16px 24px',
  minBlockSize: 0,
});
export const stack = component({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });
export const foot = component({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '10px 16px',
  minBlockSize: 48,
  borderBlockStart: line,
});
export const footName = component({ flex: 1, fontWeight: 650 });

export const places = component({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' });
export const place = component({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 44,
  paddingInline: 8,
  marginInline: -8,
  borderRadius: vars.radius.control,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { background: ink(vars.color.fg, vars.opacity.hover) } },
});
export const placeName = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: 560 });
export const mark = component({ color: ink(vars.color.fg, vars.opacity.muted), display: 'inline-flex' });

export const stage = component({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 0,
  minInlineSize: 0,
  overflow: 'hidden',
  padding: 16,
  '@media': { [media.phone]: { padding: 0 } },
});
export const fitted = component({
  position: 'relative',
  overflow: 'hidden',
  boxShadow: `0 12px 40px ${ink(vars.color.scrim, 0.16)}`,
  borderRadius: 8,
  background: ink(vars.color.bg),
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});
export const frame = component({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  border: 0,
  transformOrigin: '0 0',
  background: 'transparent',
});

export const colors = component({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' });
export const color = component({
  display: 'grid',
  gridTemplateColumns: '30px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 12px',
  inlineSize: 'calc(100% + 16px)',
  minBlockSize: 46,
  padding: '4px 8px',
  marginInline: -8,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-pressed], &[aria-expanded="true"]': {
      background: ink(vars.color.fg, vars.opacity.hover),
    },
    '&[data-focus-visible]': insetRing,
  },
});
/** What is read on what, below a colour that is being chosen. */
export const pairs = component({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const pair = component({
  borderBlockEnd: line,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlock: 6,
  fontSize: '0.875rem',
});
export const swatch = component({
  gridRow: '1 / 3',
  inlineSize: 30,
  blockSize: 30,
  border: `1px solid ${ink(vars.color.fg, 0.24)}`,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});
export const colorName = component({ fontWeight: 600, lineHeight: 20 / 15 });
export const colorValue = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 10px',
  gridColumn: 2,
  justifySelf: 'start',
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  color: ink(vars.color.fg, vars.opacity.muted),
  fontVariantNumeric: 'tabular-nums',
});
export const advice = component({ whiteSpace: 'nowrap' });
export const ratio = component({ gridRow: '1 / 3', gridColumn: 3 });
export const failing = component({
  display: 'grid',
  gap: 4,
  margin: '0 0 8px',
  paddingInlineStart: 42,
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
});
export const line2 = component({ display: 'flex', alignItems: 'center', gap: 12, flexWrap: 'wrap' });
export const diff = component({ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' });
export const diffRow = component({ display: 'flex', alignItems: 'center', gap: 8, flexWrap: 'wrap' });
export const small = component({
  inlineSize: 20,
  blockSize: 20,
  borderRadius: 4,
  display: 'inline-block',
  border: `1px solid ${ink(vars.color.fg, 0.24)}`,
  forcedColorAdjust: 'none',
});

export const samples = component({
  display: 'flex',
  flexShrink: 0,
  borderRadius: 4,
  overflow: 'hidden',
  border: `1px solid ${ink(vars.color.fg, 0.24)}`,
  forcedColorAdjust: 'none',
});
export const sample = component({ inlineSize: 12, blockSize: 28 });
export const number = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: '0 12px',
  alignItems: 'center',
  paddingBlock: 6,
});
export const numberName = component({ fontWeight: 600 });
export const numberValue = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '0 10px',
  fontSize: '0.8125rem',
  color: ink(vars.color.fg, vars.opacity.muted),
  fontVariantNumeric: 'tabular-nums',
});
export const numberSlider = component({ gridColumn: '1 / -1' });
export const more = component({ cursor: 'pointer', paddingBlock: 10, fontWeight: 600 });

export const switches = component({ display: 'grid', gap: 12 });
export const group = component({
  display: 'grid',
  paddingBlockStart: 14,
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const groupHead = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 12px',
});
export const groupTitle = component({ fontSize: '1.125rem', lineHeight: 24 / 18, fontWeight: 680 });
export const textButton = component({
  padding: 4,
  margin: -4,
  border: 0,
  background: 'transparent',
  font: 'inherit',
  fontSize: '0.8125rem',
  cursor: 'pointer',
});
/** The bar of a narrow window has no room for it; it stands in the popover of the view there. */
export const onlyWide = component({ '@media': { [narrow]: { display: 'none' } } });
export const onlyWideRow = component({
  display: 'contents',
  '@media': { [narrow]: { display: 'none' } },
});
export const onlyNarrow = component({ display: 'none', '@media': { [narrow]: { display: 'block' } } });
/** Points the other way where text is read from right to left. */
export const mirrored = component({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
export const choices = component({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
/** The name of a group of choices, at some distance from the first. */
export const choicesTitle = component({
  paddingBlockEnd: 8,
  fontSize: '1.125rem',
  lineHeight: 24 / 18,
  fontWeight: 680,
});

// Icons grow with the letters beside them, and buttons with their icons.
for (const size of [14, 16, 18, 20]) {
  const edge = `${size / 16}rem`;
  globalIn('utilities', `.${editor} .lucide[width="${size}"]`, { inlineSize: edge, blockSize: edge });
}
globalIn('utilities', `.${editor} button:has(> .lucide:only-child)`, {
  minInlineSize: '2rem',
  minBlockSize: '2rem',
});
