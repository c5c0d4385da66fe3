import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';

export const root = component({ display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr)' });
export const line = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '12px 24px',
});
export const words = component({ display: 'grid', gap: 4, flex: '1 1 280px', minInlineSize: 0 });
export const titleLine = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
});
export const title = component({
  fontFamily: vars.font.display,
  fontSize: '1.75rem',
  lineHeight: 34 / 28,
  fontWeight: 720,
  fontStretch: '94%',
  letterSpacing: '-0.012em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  outline: 'none',
});
export const count = component({
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  fontVariantNumeric: 'tabular-nums',
  color: ink(vars.color.fg, vars.opacity.muted),
});
export const sentence = component({ maxInlineSize: 640, color: ink(vars.color.fg, vars.opacity.muted) });
export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: 10 });
