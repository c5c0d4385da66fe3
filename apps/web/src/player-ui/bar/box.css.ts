import { component, media } from '@kantele/ui/css';

/** The bar's place on tablets and desktops. Kept while the bar is still empty, so that nothing moves. */
export const barBox = component({
  blockSize: 'var(--bar, 84px)',
  minInlineSize: 0,
  '@media': { [media.phone]: { display: 'none' } },
});
/** The same on phones. */
export const miniBox = component({
  blockSize: 60,
  minInlineSize: 0,
  '@media': { [media.tablet]: { display: 'none' } },
});
