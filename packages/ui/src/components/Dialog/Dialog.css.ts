import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component, inLayer } from '../../css/layered.ts';
import { motion, z } from '../../css/tokens.ts';

export const scrim = component({
  position: 'fixed',
  inset: 0,
  zIndex: z.modal,
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  background: ink(vars.color.scrim, 0.56),
  transition: `opacity ${motion.hover}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

export const modal = recipe({
  base: inLayer({
    inlineSize: '100%',
    maxBlockSize: 'calc(100dvb - 32px)',
    display: 'flex',
    overflow: 'hidden',
    background: ink(vars.color.raised),
    color: ink(vars.color.fg),
    border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
    borderRadius: vars.radius.panel,
    outline: 'none',
    transition: `transform ${motion.move} ${motion.easeOut}, opacity ${motion.hover}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0, transform: 'translateY(8px)' } },
  }),
  variants: {
    size: {
      small: inLayer({ maxInlineSize: 400 }),
      medium: inLayer({ maxInlineSize: 560 }),
      large: inLayer({ maxInlineSize: 800 }),
    },
  },
});

export const dialog = component({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'inherit',
  outline: 'none',
});
export const head = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  paddingBlock: '20px 12px',
  paddingInline: '24px 16px',
});
export const title = component({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: 6,
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  lineHeight: 28 / 22,
  fontWeight: 680,
  fontStretch: '96%',
});
export const body = component({ flex: 1, overflow: 'auto', padding: '2px 24px 16px' });
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 10,
  padding: '12px 24px 20px',
});
