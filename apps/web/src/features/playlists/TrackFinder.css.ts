import { component } from '@kantele/ui/css';

export const results = component({ display: 'grid', gap: 8, marginBlockStart: 16 });
