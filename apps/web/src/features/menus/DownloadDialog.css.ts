import { component } from '@kantele/ui/css';

/** A format, what it is for, and about how large it is. */
export const format = component({ display: 'flex', flexDirection: 'column', minInlineSize: 0, flexGrow: 1 });
export const name = component({ display: 'flex', justifyContent: 'space-between', gap: 12 });
export const progress = component({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  marginBlockStart: 20,
});
