import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });

export const skeleton = component({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  background: ink(vars.color.fg, 0.085),
  borderRadius: 4,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(90deg, transparent, ${ink(vars.color.bg, 0.35)}, transparent)`,
    transform: 'translateX(-100%)',
    animation: `${sweep} 1.6s ease-in-out infinite`,
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { ':root:not([data-motion="on"]) &::after': { display: 'none' } },
    },
    '(forced-colors: active)': { border: '1px solid GrayText' },
  },
});

export const circle = component({ borderRadius: '50%' });
export const art = component({ borderRadius: vars.radius.art, aspectRatio: '1' });
