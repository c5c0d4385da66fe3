import { component } from '@kantele/ui/css';

export { actions, detail, name, row, rows, stack, words } from '../../app/parts/Rows.css.ts';

export const measure = component({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: 720,
});
/** A picture and what stands beside it. */
export const head = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px' });
export const fields = component({
  display: 'grid',
  gap: 16,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
});
