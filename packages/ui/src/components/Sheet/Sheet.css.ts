import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component, inLayer } from '../../css/layered.ts';
import { motion, z } from '../../css/tokens.ts';

export const overlay = component({ zIndex: z.modal });

export const backdrop = component({
  position: 'fixed',
  inset: 0,
  background: ink(vars.color.scrim, 0.56),
  transition: `opacity ${motion.sheet}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

export const sheet = recipe({
  base: inLayer({
    // The library places it: a sheet lies in a scroll container, so that swiping is scrolling.
    display: 'flex',
    background: ink(vars.color.raised),
    color: ink(vars.color.fg),
    outline: 'none',
  }),
  variants: {
    position: {
      bottom: inLayer({
        inlineSize: '100%',
        maxBlockSize: '90dvb',
        borderStartStartRadius: 16,
        borderStartEndRadius: 16,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
      }),
      end: inLayer({
        blockSize: '100%',
        maxInlineSize: '100vw',
        borderInlineStart: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
      }),
    },
    /** How high a bottom sheet is: as its content, nearly the whole screen, or all of it. */
    extent: {
      content: {},
      tall: inLayer({ blockSize: '90dvb' }),
      full: inLayer({
        blockSize: '100dvb',
        maxBlockSize: '100dvb',
        borderRadius: 0,
        background: ink(vars.color.bg),
      }),
    },
  },
  defaultVariants: { extent: 'content' },
});

/** Content that has edges of its own and scrolls by itself. */
export const bare = component({ flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' });

export const grip = component({
  alignSelf: 'center',
  inlineSize: 40,
  blockSize: 4,
  marginBlockStart: 8,
  borderRadius: 2,
  background: ink(vars.color.fg, 0.3),
});
