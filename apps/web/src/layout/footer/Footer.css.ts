import { component, ink, vars } from '@kantele/ui/css';

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minBlockSize: 32,
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  color: ink(vars.color.fg, vars.opacity.muted),
});
export const items = component({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' });
