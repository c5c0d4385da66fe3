import { component } from '@kantele/ui/css';

export const form = component({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: 960,
});
export const add = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 12 });
export const finder = component({ flex: '1 1 260px', maxInlineSize: 420 });
