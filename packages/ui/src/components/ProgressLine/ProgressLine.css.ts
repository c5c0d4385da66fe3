import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';
import { motion, z } from '../../css/tokens.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });
const runBack = keyframes({
  from: { transform: 'translateX(100%)' },
  to: { transform: 'translateX(-350%)' },
});
export const done = createVar();

// The 800 ms of patience are in the animation.
export const top = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 2,
  overflow: 'hidden',
  zIndex: z.sticky,
  opacity: 0,
  animation: `${appear} ${motion.hover} 800ms forwards`,
  selectors: {
    '&::after': {
      content: '""',
      display: 'block',
      inlineSize: '30%',
      blockSize: '100%',
      background: ink(vars.color.accentText),
      animation: `${run} 1.4s ease-in-out infinite`,
    },
    '[dir="rtl"] &::after': { animationName: runBack },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { ':root:not([data-motion="on"]) &::after': { inlineSize: '100%', animation: 'none' } },
    },
  },
});

export const bar = component({
  blockSize: 3,
  borderRadius: 2,
  overflow: 'hidden',
  background: ink(vars.color.fg, 0.16),
  selectors: {
    '&::after': {
      content: '""',
      display: 'block',
      inlineSize: `calc(${done} * 100%)`,
      blockSize: '100%',
      background: ink(vars.color.accentText),
      transition: `inline-size ${motion.move} linear`,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonText', blockSize: 5 } },
});
