import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component, inLayer } from '../../css/layered.ts';
import { motion } from '../../css/tokens.ts';

export const part = createVar();

export const meter = component({ display: 'grid', gap: 6, minInlineSize: 0 });
export const words = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
});
export const label = component({ fontWeight: 620 });
export const value = component({
  color: ink(vars.color.fg, vars.opacity.muted),
  fontVariantNumeric: 'tabular-nums',
});
export const track = component({
  blockSize: 6,
  borderRadius: 3,
  overflow: 'hidden',
  background: ink(vars.color.fg, 0.16),
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonText', blockSize: 8 } },
});
export const fill = recipe({
  base: inLayer({
    blockSize: '100%',
    inlineSize: part,
    transition: `inline-size ${motion.move} ${motion.easeOut}`,
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  }),
  variants: {
    tone: {
      accent: inLayer({ background: ink(vars.color.accentText) }),
      warning: inLayer({ background: ink(vars.color.warning) }),
      danger: inLayer({ background: ink(vars.color.danger) }),
    },
  },
});
export const note = component({
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  color: ink(vars.color.fg, vars.opacity.muted),
});
