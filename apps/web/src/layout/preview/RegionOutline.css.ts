import { component, ink, vars, z } from '@kantele/ui/css';

/** Around what would be changed; it takes no presses itself. */
export const outline = component({
  position: 'fixed',
  zIndex: z.dev,
  pointerEvents: 'none',
  outline: `2px solid ${ink(vars.color.focus)}`,
  outlineOffset: 2,
  borderRadius: 4,
});
export const name = component({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 2,
  maxInlineSize: 240,
  padding: '2px 8px',
  borderRadius: 4,
  fontSize: '0.75rem',
  lineHeight: 16 / 12,
  fontWeight: 620,
  whiteSpace: 'nowrap',
  color: ink(vars.color.bg),
  background: ink(vars.color.fg),
});
