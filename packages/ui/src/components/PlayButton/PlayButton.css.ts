import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../css/contract.css.ts';
import { ring as focusRing } from '../../css/focus.ts';
import { ink } from '../../css/ink.ts';
import { component, inLayer } from '../../css/layered.ts';
import { motion } from '../../css/tokens.ts';

const size = (px: number) => inLayer({ inlineSize: px, blockSize: px, fontSize: Math.round(px * 0.44) });

export const playButton = recipe({
  base: inLayer({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: '50%',
    cursor: 'default',
    transition: `transform ${motion.press}, opacity ${motion.hover}`,
    selectors: {
      '&:hover:not(:disabled)': { transform: 'scale(1.04)' },
      '&:active:not(:disabled)': { transform: 'scale(.96)' },
      '&:focus-visible': focusRing,
      '&:disabled': { opacity: vars.opacity.disabled },
    },
    '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
  }),
  variants: {
    tone: {
      accent: inLayer({ background: ink(vars.color.primary), color: ink(vars.color.onPrimary) }),
      ink: inLayer({ background: ink(vars.color.fg), color: ink(vars.color.bg) }),
    },
    size: { 40: size(40), 44: size(44), 48: size(48), 56: size(56), 64: size(64), 72: size(72) },
  },
  defaultVariants: { tone: 'ink', size: 44 },
});

export const glyph = component({ inlineSize: '1em', blockSize: '1em', fill: 'currentColor' });

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

// The wait of 300 ms is in the animation, so a short stall never shows and no timer is needed.
export const buffering = component({
  position: 'absolute',
  inset: -5,
  border: `2px solid ${ink(vars.color.accentText)}`,
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  opacity: 0,
  pointerEvents: 'none',
  animation: `${appear} ${motion.hover} 300ms forwards, ${turn} 900ms linear infinite`,
});
