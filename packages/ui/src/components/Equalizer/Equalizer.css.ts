import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';

const sway = keyframes({ '0%, 100%': { transform: 'scaleY(.45)' }, '50%': { transform: 'scaleY(1)' } });

export const glyph = component({
  color: ink(vars.color.accentText),
  '@media': { '(forced-colors: active)': { color: 'Highlight' } },
});

export const bar = component({ transformBox: 'fill-box', transformOrigin: 'center' });

export const moving = component({
  animation: `${sway} 900ms ease-in-out infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { ':root:not([data-motion="on"]) &': { animation: 'none' } },
    },
  },
  selectors: {
    '[data-motion="off"] &': { animation: 'none' },
    '&:nth-child(2n)': { animationDelay: '-350ms', animationDuration: '760ms' },
    '&:nth-child(3n)': { animationDelay: '-620ms', animationDuration: '1050ms' },
  },
});
