import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';
import { motion } from '../../css/tokens.ts';

export const root = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const search = component({ flex: '1 1 220px', maxInlineSize: 320 });
export const chips = component({ display: 'contents' });
export const chip = component({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: 36,
  border: '1px solid transparent',
  borderRadius: 999,
  background: ink(vars.color.fg),
  color: ink(vars.color.bg),
  fontSize: '0.875rem',
  lineHeight: 20 / 14,
  fontWeight: 580,
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
});
const inner = {
  minBlockSize: 34,
  transition: `background-color ${motion.hover}`,
  selectors: {
    '&:hover': { background: ink(vars.color.bg, 0.14) },
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -4 },
  },
} as const;
export const words = component({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInline: '15px 4px',
});
export const edit = component({ ...inner, borderStartStartRadius: 999, borderEndStartRadius: 999 });
export const remove = component({
  ...inner,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 34,
  borderStartEndRadius: 999,
  borderEndEndRadius: 999,
});
export const end = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  marginInlineStart: 'auto',
});
