import { component, ink, media, motion, vars } from '@kantele/ui/css';

/** On a ground of its own over the picture, above the link of the card. Seen with the play button, and always when liked. */
export const place = component({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: 8,
  insetInlineStart: 8,
  borderRadius: '50%',
  background: ink(vars.color.bg),
  transition: `opacity ${motion.hover}`,
  selectors: { '&:not(:has([aria-pressed="true"]))': { opacity: 0 } },
  '@media': {
    [media.hover]: {
      selectors: {
        'article:hover &:not(:has([aria-pressed="true"])), article:focus-within &:not(:has([aria-pressed="true"]))':
          { opacity: 1 },
      },
    },
    // A finger finds the others in the menu.
    [media.touch]: { selectors: { '&:not(:has([aria-pressed="true"]))': { display: 'none' } } },
  },
});
