import { component, utility } from '@kantele/ui/css';

export const form = component({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });
export const measure = utility({ maxInlineSize: 760 });
export const label = component({ fontWeight: 580, marginBlockEnd: 6 });
export const height = component({ maxInlineSize: 240 });
