import { component, utility } from '@kantele/ui/css';

export const page = utility({ gap: 16 });
export const head = component({ display: 'grid', gap: 12 });
export const actions = component({ display: 'flex', alignItems: 'center', gap: 14 });
