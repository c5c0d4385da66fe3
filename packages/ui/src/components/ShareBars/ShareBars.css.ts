import { createVar } from '@vanilla-extract/css';
import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';

export const part = createVar();

export const list = component({ display: 'grid', gap: 10, listStyle: 'none' });
export const row = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1.2fr) minmax(40px, 1fr) minmax(2.75rem, auto)',
  alignItems: 'center',
  gap: 12,
  fontSize: '0.875rem',
  lineHeight: 19 / 14,
});
export const name = component({ overflowWrap: 'break-word' });
export const track = component({
  blockSize: 7,
  borderRadius: 4,
  overflow: 'hidden',
  background: ink(vars.color.fg, vars.opacity.divider),
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const fill = component({
  blockSize: '100%',
  inlineSize: part,
  background: ink(vars.color.fg),
  selectors: { 'li:first-child &': { background: ink(vars.color.accentText) } },
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
export const share = component({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  color: ink(vars.color.fg, vars.opacity.muted),
});
