import { component, utility } from '@kantele/ui/css';

export const head = component({
  display: 'grid',
  gap: 8,
  maxInlineSize: 900,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const actions = component({ display: 'flex', alignItems: 'center', gap: 14, marginBlockStart: -6 });
export const title = utility({ marginInlineStart: '-0.06em', inlineSize: 'calc(100% + 0.06em)' });
