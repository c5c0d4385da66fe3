import { createVar } from '@vanilla-extract/css';
import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';

export const filled = createVar();

export const strip = component({
  position: 'relative',
  inlineSize: '100%',
  minBlockSize: 24,
  touchAction: 'none',
  userSelect: 'none',
  borderRadius: 4,
  selectors: {
    '&:has(> input:focus-visible)': { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: 4 },
    '&[data-disabled]': { opacity: vars.opacity.disabled },
  },
});

export const bars = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  color: ink(vars.color.fg, 0.3),
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

export const played = component({
  color: ink(vars.color.accentText),
  clipPath: `inset(0 calc(100% - ${filled} * 100%) 0 0)`,
  '@media': { '(forced-colors: active)': { color: 'Highlight' } },
});
