import { component, ink, media, vars, z } from '@kantele/ui/css';

/** Where rows would be put down; moved there by its `transform`. */
export const dropLine = component({
  position: 'absolute',
  insetInline: 4,
  insetBlockStart: -1,
  blockSize: 2,
  background: ink(vars.color.fg),
  zIndex: z.sticky,
  pointerEvents: 'none',
  selectors: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: -3,
      inlineSize: 8,
      blockSize: 8,
      borderRadius: '50%',
      background: 'inherit',
    },
    '&::before': { insetInlineStart: -4 },
    '&::after': { insetInlineEnd: -4 },
  },
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
