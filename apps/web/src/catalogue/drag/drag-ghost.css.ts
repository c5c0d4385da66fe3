import { component, globalIn, ink, vars, z } from '@kantele/ui/css';

export const ghost = component({
  position: 'fixed',
  insetBlockStart: -200,
  insetInlineStart: 0,
  // From the corner of the window in every script.
  direction: 'ltr',
  zIndex: z.modal + 1,
  pointerEvents: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  maxInlineSize: 280,
  paddingBlock: 6,
  paddingInline: '6px 12px',
  borderRadius: vars.radius.control,
  background: ink(vars.color.raised),
  color: ink(vars.color.fg),
  border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
});
globalIn('components', `.${ghost} img`, {
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radius.art,
  objectFit: 'contain',
});
export const name = component({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.9375rem',
  fontWeight: 580,
});
export const badge = component({
  minInlineSize: 22,
  paddingInline: 6,
  borderRadius: 11,
  textAlign: 'center',
  fontSize: '0.8125rem',
  lineHeight: '22px',
  fontWeight: 640,
  background: ink(vars.color.primary),
  color: ink(vars.color.onPrimary),
});
