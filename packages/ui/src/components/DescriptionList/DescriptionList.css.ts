import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';

/** Labels stand over their values where there is no room beside them. */
export const root = component({
  containerType: 'inline-size',
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  fontWeight: 480,
});
export const group = component({
  display: 'grid',
  gap: 5,
  paddingBlock: 12,
  borderBlockStart: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
});
export const row = component({
  display: 'grid',
  gridTemplateColumns: '86px minmax(0, 1fr)',
  columnGap: 12,
  '@container': { '(max-width: 12.49875rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const label = component({ color: ink(vars.color.fg, vars.opacity.muted) });
export const value = component({ overflowWrap: 'anywhere' });
export const foot = component({
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  color: ink(vars.color.fg, vars.opacity.muted),
});
