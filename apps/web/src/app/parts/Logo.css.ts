import { component, globalIn } from '@kantele/ui/css';

/** One size whatever the picture: nothing moves when it comes. */
export const logo = component({
  display: 'block',
  inlineSize: 168,
  maxInlineSize: '100%',
  blockSize: 32,
  objectFit: 'contain',
  objectPosition: '0 50%',
});
globalIn('components', `[dir="rtl"] .${logo}`, { objectPosition: '100% 50%' });

export const onLight = component({ selectors: { ':root.dark &': { display: 'none' } } });
export const onDark = component({ selectors: { ':root:not(.dark) &': { display: 'none' } } });

/** The icon of the site, where the sidebar is a rail. */
export const icon = component({
  display: 'block',
  inlineSize: 32,
  blockSize: 32,
  objectFit: 'contain',
  borderRadius: 6,
});
