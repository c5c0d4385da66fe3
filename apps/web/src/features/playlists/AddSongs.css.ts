import { component } from '@kantele/ui/css';

export const section = component({ display: 'grid', gap: 12, marginBlockStart: 40, maxInlineSize: 640 });
export const song = component({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 56,
});
