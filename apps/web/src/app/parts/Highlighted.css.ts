import { component, ink, vars } from '@kantele/ui/css';

export const mark = component({
  background: ink(vars.color.primary, vars.opacity.selected),
  color: 'inherit',
  borderRadius: 3,
  boxDecorationBreak: 'clone',
  '@media': { '(forced-colors: active)': { background: 'Mark', color: 'MarkText' } },
});
