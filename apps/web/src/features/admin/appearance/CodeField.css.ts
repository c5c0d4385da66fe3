import { component, ink, vars } from '@kantele/ui/css';

export const place = component({
  display: 'block',
  blockSize: 'clamp(12rem, 50dvh, 40rem)',
  overflow: 'hidden',
  border: `1px solid ${ink(vars.color.fg, vars.opacity.controlBorder)}`,
  borderRadius: vars.radius.control,
  background: ink(vars.color.panel),
});
