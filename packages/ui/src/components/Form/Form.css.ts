import { component } from '../../css/layered.ts';

export const form = component({ display: 'grid', gap: 18, gridTemplateColumns: 'minmax(0, 1fr)' });
export const list = component({ display: 'grid', gap: 2 });
