import { component } from '@kantele/ui/css';

export const root = component({ display: 'flex', justifyContent: 'center', paddingBlockStart: 12 });
