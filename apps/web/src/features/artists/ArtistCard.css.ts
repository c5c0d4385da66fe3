import { component } from '@kantele/ui/css';

export const line = component({ display: 'inline-flex', alignItems: 'center', gap: 4, verticalAlign: 'top' });
