import { component } from '@kantele/ui/css';

export const head = component({
  display: 'grid',
  gap: 8,
  maxInlineSize: 900,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const actions = component({ display: 'flex', alignItems: 'center', gap: 14, marginBlockStart: 6 });
