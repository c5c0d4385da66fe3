import { component, ink, vars } from '@kantele/ui/css';

const small = { fontSize: '0.8125rem', lineHeight: 18 / 13 } as const;

export const sample = component({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 16,
  borderRadius: vars.radius.panel,
  border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  background: ink(vars.color.panel),
  overflowWrap: 'anywhere',
});
export const heading = component({ fontSize: '1.75rem', lineHeight: 34 / 28, fontWeight: 720 });
export const weights = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const hint = component({ ...small, color: ink(vars.color.fg, vars.opacity.muted) });
export const fonts = component({ display: 'grid', gap: 20, margin: 0, padding: 0, listStyle: 'none' });
export const font = component({ display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr)' });
export const face = component({ fontSize: '1.25rem', lineHeight: 1.3, overflowWrap: 'anywhere' });
export const foot = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });
export const facts = component({
  ...small,
  color: ink(vars.color.fg, vars.opacity.muted),
  flex: '1 1 10rem',
});
