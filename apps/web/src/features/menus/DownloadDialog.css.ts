import { component } from '@kantele/ui/css';

/** A format, what it is for, and about how large it is. */
export const format = component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const name = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' });
export const progress = component({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  marginBlockStart: 20,
});
