import { component, ink, text, vars } from '@kantele/ui/css';

export const snippet = component({
  display: 'grid',
  gap: 2,
  margin: 0,
  padding: 14,
  border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
});
export const address = text({ style: 'caption', tone: 'muted' });
export const title = text({ style: 'h4', tone: 'accent' });
export const words = text({ style: 'small' });
