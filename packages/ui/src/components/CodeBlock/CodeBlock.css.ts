import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';

export const root = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  padding: 6,
  paddingInlineStart: 12,
  background: ink(vars.color.bgAlt),
  border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  borderRadius: vars.radius.control,
});
// Codes read from left to right in every script.
export const pre = component({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: 6,
  direction: 'ltr',
  textAlign: 'start',
  fontFamily: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  lineHeight: 20 / 13,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
/** One press takes all of it. */
export const whole = component({ userSelect: 'all' });
