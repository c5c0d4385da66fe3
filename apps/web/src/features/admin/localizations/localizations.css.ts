import { component, globalIn, ink, vars } from '@kantele/ui/css';

export const meter = component({ inlineSize: 200, maxInlineSize: '100%' });
// The column says what is measured.
globalIn('utilities', `.${meter} > div:first-child`, { justifyContent: 'flex-start' });
globalIn('utilities', `.${meter} > div:first-child > span:first-child:not(:only-child)`, {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Two texts beside each other, where there is room. */
const wide = 'main (min-width: 760px)';
const rule = `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`;

export const tools = component({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' });
export const search = component({ flex: '1 1 260px', maxInlineSize: 360 });

export const lines = component({
  display: 'grid',
  listStyle: 'none',
  borderBlockStart: `2px solid ${ink(vars.color.fg)}`,
});
export const line = component({
  display: 'grid',
  gap: '12px 28px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  paddingBlock: 16,
  borderBlockEnd: rule,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});
export const source = component({ display: 'grid', gap: 8, justifyItems: 'start', minInlineSize: 0 });
export const english = component({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textAlign: 'start',
});
export const form = component({ display: 'grid', gap: 2 });
export const category = component({ fontSize: '0.75rem', color: ink(vars.color.fg, vars.opacity.muted) });
export const placeholder = component({
  paddingInline: 4,
  borderRadius: 4,
  background: ink(vars.color.fg, 0.09),
  fontVariantNumeric: 'tabular-nums',
});
export const fields = component({ display: 'grid', gap: 10, gridTemplateColumns: 'minmax(0, 1fr)' });
// Most texts are a few words: the field grows with them.
globalIn('utilities', `.${fields} textarea`, { minBlockSize: 42 });
export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  selectors: { '&:empty': { display: 'none' } },
});

export const skipped = component({
  display: 'grid',
  gap: 10,
  maxBlockSize: 320,
  overflow: 'auto',
  listStyle: 'none',
});
export const skippedKey = component({ overflowWrap: 'anywhere', fontWeight: 560 });
