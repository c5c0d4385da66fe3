import { component } from '@kantele/ui/css';

/** What a thing is, above its form. */
export const head = component({ display: 'flex', alignItems: 'flex-start', gap: 16, paddingBlockEnd: 12 });
export const headWords = component({ display: 'grid', gap: 6, justifyItems: 'start', minInlineSize: 0 });
export const links = component({ display: 'flex', flexWrap: 'wrap', gap: 8, paddingBlockStart: 4 });
