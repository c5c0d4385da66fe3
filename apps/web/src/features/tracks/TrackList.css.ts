import { component } from '@kantele/ui/css';
import { createVar } from '@vanilla-extract/css';

/** How many rows stand in a column. */
export const rows = createVar();
/** Two columns where there is room, read down and then across. */
export const columns = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    'tracks (min-width: 52.25rem)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: `repeat(${rows}, auto)`,
      gridAutoFlow: 'column',
      columnGap: 40,
    },
  },
});
