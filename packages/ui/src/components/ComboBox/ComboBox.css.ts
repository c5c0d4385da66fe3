import { component } from '../../css/layered.ts';
import { motion } from '../../css/tokens.ts';

export const arrow = component({
  transition: `transform ${motion.hover}`,
  selectors: { '[data-open] &': { transform: 'rotate(180deg)' } },
});
