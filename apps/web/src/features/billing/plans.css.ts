import { component, ink, media, text, utility, vars } from '@kantele/ui/css';

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '16px 32px',
  marginBlockEnd: 32,
});
export const words = component({ display: 'grid', gap: 8, maxInlineSize: '46rem' });
export const tools = component({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' });
export const cycles = component({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 2,
  margin: 0,
  padding: 3,
  minInlineSize: 0,
  border: `1px solid ${ink(vars.color.fg, vars.opacity.controlBorder)}`,
  borderRadius: 24,
});
export const cycle = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 40,
  paddingInline: 16,
  borderRadius: 20,
  fontWeight: 600,
  fontSize: '0.9375rem',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: ink(vars.color.fg), color: ink(vars.color.bg) },
    '&:has(:focus-visible)': { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: 2 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
export const saving = text({ style: 'small' });

/** Columns beside each other, whose rows are those of the whole; under each other on phones. */
export const plans = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  columnGap: 16,
  rowGap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const plan = component({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  paddingInline: 24,
  paddingBlock: '28px 16px',
  border: '2px solid transparent',
  borderBlockStartColor: ink(vars.color.fg, vars.opacity.divider),
  borderRadius: 0,
});
export const recommended = utility({
  borderColor: ink(vars.color.fg),
  borderRadius: vars.radius.panel,
  background: ink(vars.color.panel),
  '@media': { [media.phone]: { order: -1 } },
});
export const label = component({
  position: 'absolute',
  insetBlockStart: -13,
  insetInlineStart: 22,
  paddingInline: 10,
  borderRadius: 999,
  background: ink(vars.color.fg),
  color: ink(vars.color.bg),
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 24 / 13,
});
export const name = text({ style: 'h2' });
export const about = `${text({ style: 'small', tone: 'muted' })} ${component({ paddingBlock: '4px 20px' })}`;
export const price = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minBlockSize: 52,
});
export const amount = component({
  fontFamily: vars.font.display,
  fontSize: '3rem',
  lineHeight: 1,
  fontWeight: 780,
  fontStretch: '88%',
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});
export const per = `${text({ style: 'small', tone: 'muted' })} ${component({ display: 'grid' })}`;
export const step = component({
  display: 'grid',
  alignContent: 'start',
  paddingBlock: '16px 20px',
});
export const current = component({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 40,
  fontWeight: 600,
});
export const feature = component({
  display: 'flex',
  alignItems: 'start',
  gap: 10,
  paddingBlock: 13,
  borderBlockStart: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  lineHeight: 22 / 15,
});
export const sign = component({ flexShrink: 0, marginBlockStart: 2 });
export const missing = utility({ color: ink(vars.color.fg, vars.opacity.muted) });
export const value = component({ marginInlineStart: 'auto', fontWeight: 600, textAlign: 'end' });
export const notes = `${text({ style: 'small', tone: 'muted' })} ${component({ marginBlockStart: 24 })}`;

export const questions = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: '0 24px',
  alignItems: 'start',
  marginBlockStart: 40,
});
export const question = component({
  borderBlockStart: `1px solid ${ink(vars.color.fg, vars.opacity.controlBorder)}`,
});
export const asked = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlock: 14,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: 2 },
  },
});
export const answer = `${text({ style: 'body', tone: 'muted' })} ${component({ paddingBlockEnd: 16, maxInlineSize: '38em' })}`;
