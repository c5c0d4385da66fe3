import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component, utility } from '../../css/layered.ts';
import { media } from '../../css/tokens.ts';

export const trigger = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});
// Utilities: they win over the field and the control they are put on.
export const compactField = utility({ flexDirection: 'row', alignItems: 'center', gap: 8 });
export const compactTrigger = utility({
  inlineSize: 'auto',
  minBlockSize: 34,
  paddingBlock: 4,
  paddingInline: '12px 8px',
  fontSize: '0.875rem',
});
export const value = component({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { whiteSpace: 'normal' } },
  selectors: { '&[data-placeholder]': { color: ink(vars.color.fg, vars.opacity.faint) } },
});
// As wide as its trigger, and never higher than 420 px.
export const list = component({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'var(--trigger-width)',
  minInlineSize: 160,
  overflow: 'hidden',
});
export const search = component({ padding: '8px 8px 2px' });
// It also shrinks with the room its popover has, so that the last choice can always be reached.
export const options = component({
  minBlockSize: 0,
  maxBlockSize: 420,
  overflow: 'auto',
  padding: 6,
  outline: 'none',
});
export const empty = component({ padding: '14px 10px', color: ink(vars.color.fg, vars.opacity.muted) });
