import { component, motion } from '@kantele/ui/css';

/** Gives way to the finger and springs back; the reset stills it for those who want no motion. */
export const heart = component({
  transition: `transform ${motion.move} cubic-bezier(.3, 1.9, .5, 1), fill ${motion.hover}`,
  selectors: {
    '[aria-pressed="true"] > &': { fill: 'currentColor' },
    ':active > &': { transform: 'scale(.72)' },
  },
});
