import { component } from '../../css/layered.ts';

export const input = component({ fontVariantNumeric: 'tabular-nums' });
export const steps = component({ display: 'flex', flexShrink: 0 });
