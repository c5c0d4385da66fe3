import { component } from '../../css/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { ink } from '../../theme/ink.ts';

export const trigger = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});
export const value = component({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: ink(vars.color.fg, vars.opacity.faint) } },
});
// As wide as its trigger, and never higher than 420 px.
export const list = component({ inlineSize: 'var(--trigger-width)', minInlineSize: 160, overflow: 'hidden' });
export const search = component({ padding: '8px 8px 2px' });
export const options = component({ maxBlockSize: 420, overflow: 'auto', padding: 6, outline: 'none' });
export const empty = component({ padding: '14px 10px', color: ink(vars.color.fg, vars.opacity.muted) });
