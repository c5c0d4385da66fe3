import { component, media } from '@kantele/ui/css';

/** The bar's place on tablets and desktops. Kept while the bar is still empty, so that nothing moves. */
export const barBox = component({
  blockSize: 'var(--bar, 5.25rem)',
  minInlineSize: 0,
  '@media': { [media.phone]: { display: 'none' } },
});
/** The same on phones. */
export const miniBox = component({
  blockSize: '3.75rem',
  minInlineSize: 0,
  '@media': { [media.tablet]: { display: 'none' } },
});
