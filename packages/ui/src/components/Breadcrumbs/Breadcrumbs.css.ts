import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';

export const list = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 6px',
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  fontWeight: 500,
  color: ink(vars.color.fg, vars.opacity.muted),
});
export const item = component({ display: 'inline-flex', alignItems: 'center', gap: 6, minInlineSize: 0 });
/** The look of one that leads somewhere, for router links. */
export const crumbStyle = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 24,
  borderRadius: 2,
  ':hover': { color: ink(vars.color.fg), textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});
export const here = component({ color: ink(vars.color.fg), fontWeight: 600, overflowWrap: 'anywhere' });
export const chevron = component({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
