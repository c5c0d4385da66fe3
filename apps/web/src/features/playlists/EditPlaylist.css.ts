import { component } from '@kantele/ui/css';

export const ends = component({ display: 'flex', flexWrap: 'wrap', gap: 12 });
export const cover = component({ flexShrink: 0, inlineSize: 96 });
