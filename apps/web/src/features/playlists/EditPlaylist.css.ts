import { component } from '@kantele/ui/css';

export const ends = component({ display: 'flex', flexWrap: 'wrap', gap: 12 });
