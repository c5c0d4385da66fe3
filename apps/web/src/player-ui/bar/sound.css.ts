import { component } from '@kantele/ui/css';

export const fields = component({ display: 'grid', gap: 18, gridTemplateColumns: 'minmax(0, 1fr)' });
export const sliderHead = component({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  marginBlockEnd: 4,
});
export const label = component({ fontSize: '0.8125rem', lineHeight: 18 / 13, fontWeight: 600 });
