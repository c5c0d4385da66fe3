import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';
import { motion } from '../../css/tokens.ts';

export const box = component({
  position: 'relative',
  flexWrap: 'wrap',
  gap: 6,
  paddingBlock: 4,
  paddingInline: '6px 42px',
});
/** Stays at the end of the last line, however many lines of tags there are. */
export const opener = component({ position: 'absolute', insetInlineEnd: 4, insetBlockEnd: 4 });
export const tags = component({ display: 'contents' });
export const tag = component({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  border: '1px solid transparent',
  borderRadius: 999,
  background: ink(vars.color.fg, 0.1),
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  fontWeight: 580,
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
});
export const words = component({
  paddingInlineStart: 12,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const remove = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 28,
  blockSize: 28,
  borderRadius: '50%',
  color: ink(vars.color.fg, vars.opacity.muted),
  transition: `background-color ${motion.hover}`,
  selectors: {
    '&:hover': { background: ink(vars.color.fg, 0.1), color: ink(vars.color.fg) },
    '&:focus-visible': {
      outline: `2px solid ${ink(vars.color.focus)}`,
      outlineOffset: -2,
      color: ink(vars.color.fg),
    },
  },
});
export const input = component({ minInlineSize: 96, paddingBlock: 5, paddingInlineStart: 6 });
