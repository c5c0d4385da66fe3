import { component, ink, insetRing, utility, vars } from '@kantele/ui/css';

const wide = 'main (min-width: 860px)';
const rule = `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`;
const muted = ink(vars.color.fg, vars.opacity.muted);

/** Two parts beside each other where there is room. */
export const columns = component({
  display: 'grid',
  gap: '4px 48px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const figures = utility({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(132px, 100%), 1fr))' });

export const list = component({ display: 'grid', listStyle: 'none', gridTemplateColumns: 'minmax(0, 1fr)' });
/** One folder, or one reason. */
export const item = component({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: 16,
  borderBlockEnd: rule,
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { borderBlockEnd: 'none' } },
});
/** One of many low lines. */
export const lowItem = utility({ gap: 2, paddingBlock: 10 });
export const itemHead = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '8px 16px',
});
export const words = component({
  display: 'grid',
  gap: 2,
  flex: '1 1 240px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const name = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' });
export const buttons = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

/** Figures after each other, in a line. */
export const facts = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  fontSize: '0.8125rem',
  lineHeight: 20 / 13,
  fontVariantNumeric: 'tabular-nums',
  color: muted,
});
/** Where a file or a folder lies. */
export const path = component({
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  color: muted,
  overflowWrap: 'anywhere',
});
/** The file that is read now: one line, whatever its length. */
export const current = component({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minBlockSize: 18,
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  color: muted,
});
export const progress = component({ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' });

export const examples = component({ fontSize: '0.8125rem', lineHeight: 20 / 13 });
export const summary = component({
  inlineSize: 'fit-content',
  fontWeight: 600,
  cursor: 'pointer',
  minBlockSize: 24,
});
export const exampleList = component({
  display: 'grid',
  gap: 2,
  listStyle: 'none',
  fontSize: '0.8125rem',
  lineHeight: 20 / 13,
  color: muted,
  overflowWrap: 'anywhere',
});

/** What takes room on the disk: a name, how many, how much. */
export const shares = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto' });
export const share = component({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  columnGap: 20,
  alignItems: 'baseline',
  paddingBlock: 8,
  borderBlockEnd: rule,
  fontVariantNumeric: 'tabular-nums',
});
export const number = component({ textAlign: 'end' });
export const mutedNumber = component({ textAlign: 'end', color: muted });

/** The browser of folders. */
export const folders = component({
  display: 'grid',
  alignContent: 'start',
  gridAutoRows: 'min-content',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: 'min(320px, 42dvh)',
  padding: 4,
  overflowY: 'auto',
  border: `1px solid ${ink(vars.color.fg, vars.opacity.controlBorder)}`,
  borderRadius: vars.radius.control,
  outline: 'none',
  selectors: { '&[data-focus-visible]': insetRing },
});
export const folder = component({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 40,
  paddingInline: 10,
  borderRadius: 6,
  cursor: 'pointer',
  outline: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-hovered]': { background: ink(vars.color.fg, vars.opacity.hover) },
    '&[data-focus-visible]': insetRing,
  },
});
export const emptyFolder = component({ padding: 12, color: muted, fontSize: '0.875rem' });
export const way = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 32,
  overflowWrap: 'anywhere',
});
export const step = component({
  paddingBlock: 3,
  paddingInline: 4,
  borderRadius: 4,
  cursor: 'pointer',
  color: muted,
  fontSize: '0.875rem',
  fontWeight: 550,
  selectors: { '&[data-hovered]': { color: ink(vars.color.fg), textDecoration: 'underline' } },
});
export const here = component({ paddingInline: 4, fontSize: '0.875rem', fontWeight: 650 });
export const arrow = component({
  flex: 'none',
  color: muted,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
export const glyph = component({ flex: 'none', color: muted });

export const stack = component({ display: 'grid', gap: 14, gridTemplateColumns: 'minmax(0, 1fr)' });

/** The name of a file in a table. */
export const fileName = component({ overflowWrap: 'anywhere' });
/** Words under each other in a cell. */
export const reason = component({ display: 'grid', gap: 2, minInlineSize: 0, overflowWrap: 'anywhere' });
