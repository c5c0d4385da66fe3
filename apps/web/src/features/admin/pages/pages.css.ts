import { component } from '@kantele/ui/css';

export const search = component({ maxInlineSize: 320 });

export const form = component({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });

/** The text, and beside it what is said about it; under each other where there is little room. */
export const columns = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 20,
});
export const main = component({ flex: '999 1 480px', minInlineSize: 'min(100%, 360px)' });
export const side = component({
  flex: '1 1 300px',
  minInlineSize: 0,
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const address = component({ display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr)' });
