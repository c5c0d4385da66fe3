import { component, ink, vars } from '@kantele/ui/css';

export const bell = component({ position: 'relative' });
export const badge = component({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 0,
  minInlineSize: 17,
  paddingInline: 4,
  borderRadius: 999,
  fontSize: '0.6875rem',
  lineHeight: 17 / 11,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: ink(vars.color.onPrimary),
  background: ink(vars.color.primary),
  boxShadow: `0 0 0 2px ${ink(vars.color.bg)}`,
  pointerEvents: 'none',
});
