import { component } from '@kantele/ui/css';
import { narrow } from './narrow.ts';

export const page = component({
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: 1360,
  padding: '8px var(--gutter) 48px',
  '@media': { [narrow]: { paddingBlockStart: 20 } },
});
