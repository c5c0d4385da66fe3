import { component } from '@kantele/ui/css';

/** Whose account it is, above the tabs. */
export const head = component({ display: 'flex', alignItems: 'center', gap: 16, paddingBlockEnd: 12 });
export const headWords = component({ display: 'grid', gap: 4, justifyItems: 'start', minInlineSize: 0 });
export const tabs = component({ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' });
