import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';
import { motion, z } from '../../css/tokens.ts';

/** The strip over the line between two panes; its parent is positioned. */
export const resizer = component({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 12,
  zIndex: z.sticky,
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 'none',
  selectors: {
    '&[data-edge="start"]': { insetInlineStart: -6 },
    '&[data-edge="end"]': { insetInlineEnd: -6 },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 5,
      inlineSize: 2,
      background: ink(vars.color.fg, vars.opacity.controlBorder),
      opacity: 0,
      transition: `opacity ${motion.hover}`,
    },
    '&:hover::after, &[data-dragging]::after': { opacity: 1 },
    '&:focus-visible::after': { opacity: 1, background: ink(vars.color.focus), inlineSize: 3 },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&::after': { background: 'Highlight' } } } },
});
