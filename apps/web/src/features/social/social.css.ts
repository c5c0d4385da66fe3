import { component } from '@kantele/ui/css';

export const services = component({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });
