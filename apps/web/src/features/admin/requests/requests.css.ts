import { component, ink, vars } from '@kantele/ui/css';

export const list = component({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
export const request = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 16,
  padding: 20,
  background: ink(vars.color.panel),
  border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  borderRadius: vars.radius.panel,
});
export const words = component({ flex: '1 1 320px', minInlineSize: 0, display: 'grid', gap: 6 });
export const message = component({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const actions = component({ display: 'flex', gap: 8 });
