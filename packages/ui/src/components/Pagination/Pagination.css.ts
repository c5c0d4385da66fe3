import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  paddingBlock: 12,
});
export const summary = component({
  flex: '1 1 160px',
  fontSize: '0.875rem',
  lineHeight: 20 / 14,
  color: ink(vars.color.fg, vars.opacity.muted),
  fontVariantNumeric: 'tabular-nums',
});
export const buttons = component({ display: 'flex', gap: 8 });
export const chevron = component({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
