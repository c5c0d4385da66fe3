import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component, inLayer } from '../../css/layered.ts';
import { motion } from '../../css/tokens.ts';

export const field = recipe({
  base: inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    inlineSize: '100%',
    background: ink(vars.color.panel),
    border: `1px solid ${ink(vars.color.fg, vars.opacity.controlBorder)}`,
    borderRadius: vars.radius.control,
    transition: `border-color ${motion.hover}`,
    selectors: {
      // The border turns into the ring, so that nothing around it moves.
      '&:focus-within': {
        borderColor: ink(vars.color.focus),
        boxShadow: `0 0 0 1px ${ink(vars.color.focus)}`,
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&:focus-within': { outline: '2px solid Highlight' } } },
    },
  }),
  variants: {
    size: {
      header: inLayer({ minBlockSize: 40, paddingInline: '12px 8px', fontSize: '0.9375rem' }),
      large: inLayer({ minBlockSize: 56, paddingInline: '18px 6px', fontSize: '1.0625rem' }),
    },
  },
});

export const input = component({
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  paddingBlock: 6,
  background: 'transparent',
  border: 0,
  outline: 'none',
  appearance: 'none',
  fontSize: 'inherit',
  selectors: {
    // The field around it carries the ring.
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: ink(vars.color.fg, vars.opacity.muted), opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const hint = component({
  minInlineSize: 20,
  padding: '1px 6px',
  border: `1px solid ${ink(vars.color.fg, 0.3)}`,
  borderRadius: 4,
  color: ink(vars.color.fg, vars.opacity.muted),
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 16 / 12,
  textAlign: 'center',
  pointerEvents: 'none',
});
