import { component, media } from '@kantele/ui/css';
import { folded } from './folded.ts';

export const words = component({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': folded({ display: 'none' }),
});
export const initial = component({
  '@media': {
    [media.phone]: { display: 'none' },
    [media.desktop]: { selectors: { ':root:not([data-rail]) &': { display: 'none' } } },
  },
});
