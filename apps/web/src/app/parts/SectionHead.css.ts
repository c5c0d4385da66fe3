import { component, ink, media, utility, vars } from '@kantele/ui/css';

export const head = component({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBlockEnd: 12,
  '@media': { [media.narrow]: { flexWrap: 'wrap' } },
});
export const title = utility({ '@media': { [media.phone]: { fontSize: '1.375rem', lineHeight: 28 / 22 } } });
export const action = component({
  flexShrink: 0,
  fontSize: '0.875rem',
  lineHeight: 20 / 14,
  fontWeight: 580,
  color: ink(vars.color.fg, vars.opacity.muted),
});
