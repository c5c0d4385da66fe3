import { component, utility } from '@kantele/ui/css';

const narrow = 'main (max-width: 599.98px)';

export const head = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '20px 32px',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Smaller where there is little room; the size of the attribute would win otherwise. */
export const avatar = utility({
  '@container': { [narrow]: { inlineSize: '112px !important', fontSize: '42px !important' } },
});
export const words = component({ display: 'grid', justifyItems: 'start', gap: 6, minInlineSize: 0 });
export const edit = utility({ marginBlockStart: 12 });
