import { createVar, fallbackVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component, inLayer } from '../../css/layered.ts';
import { motion, z } from '../../css/tokens.ts';

/** Height of what lies along the lower edge (player, navigation); toasts stand above it. */
export const lift = createVar();

export const region = component({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: `calc(${fallbackVar(lift, '0px')} + 16px)`,
  zIndex: z.toast,
  display: 'flex',
  justifyContent: 'center',
  paddingInline: 16,
  pointerEvents: 'none',
  outline: 'none',
});

export const toast = recipe({
  base: inLayer({
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    minInlineSize: 'min(320px, 100%)',
    maxInlineSize: 480,
    minBlockSize: 48,
    paddingBlock: 6,
    paddingInline: '16px 8px',
    border: '1px solid transparent',
    borderRadius: vars.radius.panel,
    boxShadow: `0 8px 24px ${ink(vars.color.scrim, 0.24)}`,
    fontWeight: 520,
    transition: `opacity ${motion.hover}`,
    '@starting-style': { opacity: 0 },
    selectors: {
      '&[data-focus-visible]': { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: 3 },
    },
  }),
  variants: {
    tone: {
      positive: inLayer({ background: ink(vars.color.fg), color: ink(vars.color.bg) }),
      loading: inLayer({ background: ink(vars.color.fg), color: ink(vars.color.bg) }),
      danger: inLayer({ background: ink(vars.color.danger), color: ink(vars.color.onDanger) }),
    },
  },
});

export const content = component({ flex: 1, minInlineSize: 0, paddingBlock: 6 });

export const action = component({
  minBlockSize: 32,
  paddingInline: 8,
  borderRadius: 6,
  fontWeight: 660,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '&[data-focus-visible]': { outline: '2px solid currentColor', outlineOffset: -2 } },
});

export const close = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: 6,
  opacity: 0.8,
  selectors: {
    '&[data-hovered]': { opacity: 1 },
    '&[data-focus-visible]': { outline: '2px solid currentColor', outlineOffset: -2 },
  },
});
