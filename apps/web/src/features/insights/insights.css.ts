import { component, ink, utility, vars } from '@kantele/ui/css';

const wide = 'main (min-width: 940px)';
/** Where the figures stand below each other. */
const narrow = 'main (max-width: 600px)';
const rule = `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`;

/** Figures side by side, between lines, as on the page of a ledger. */
export const figures = component({
  borderBlockStart: `2px solid ${ink(vars.color.fg)}`,
  borderBlockEnd: rule,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const figure = utility({
  paddingBlock: 16,
  paddingInlineEnd: 24,
  borderBlockStart: 'none',
  selectors: { '& + &': { borderInlineStart: rule, paddingInlineStart: 24 } },
  '@container': {
    [narrow]: {
      selectors: { '& + &': { borderInlineStart: 'none', paddingInlineStart: 0, borderBlockStart: rule } },
    },
  },
});
export const columns = component({
  display: 'grid',
  gap: '32px 40px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});
export const column = component({ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 1fr)' });
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  marginBlockEnd: 12,
});
/** The choice of a figure, below its line. */
export const choice = component({ marginBlock: 12 });
export const headTitle = component({ fontSize: '1.125rem', lineHeight: 24 / 18, fontWeight: 650 });
export const headEnd = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginInlineStart: 'auto',
});
export const summary = component({
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  color: ink(vars.color.fg, vars.opacity.muted),
  marginBlockEnd: 12,
});
export const dates = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 12 });
/** As high as the line it stands for. */
export const tableBox = component({ maxBlockSize: 360, overflow: 'auto', borderBlockEnd: rule });
export const table = component({ inlineSize: '100%', fontSize: '0.875rem', lineHeight: 19 / 14 });
export const columnHead = component({
  position: 'sticky',
  insetBlockStart: 0,
  background: ink(vars.color.bg),
  borderBlockEnd: `2px solid ${ink(vars.color.fg)}`,
  paddingBlock: 8,
  fontSize: '0.8125rem',
  fontWeight: 520,
  color: ink(vars.color.fg, vars.opacity.muted),
  selectors: { '&[data-number]': { textAlign: 'end', paddingInlineStart: 16 } },
});
export const cell = component({
  borderBlockEnd: rule,
  paddingBlock: 9,
  textAlign: 'start',
  fontWeight: 'inherit',
  selectors: {
    '&[data-number]': { textAlign: 'end', paddingInlineStart: 16, fontVariantNumeric: 'tabular-nums' },
  },
});
export const song = component({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
