import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 14,
  paddingBlock: 12,
});
export const sign = component({ color: ink(vars.color.danger) });
export const words = component({ flex: '1 1 200px', minInlineSize: 0 });
export const title = component({ fontSize: '0.9375rem', lineHeight: 20 / 15, fontWeight: 620 });
export const message = component({
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  color: ink(vars.color.fg, vars.opacity.muted),
});
export const details = component({
  marginBlockStart: 4,
  fontSize: '0.75rem',
  lineHeight: 16 / 12,
  color: ink(vars.color.fg, vars.opacity.muted),
  overflowWrap: 'anywhere',
});
