import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';
import { motion } from '../../css/tokens.ts';

export const group = component({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 2,
  padding: 3,
  border: `1px solid ${ink(vars.color.fg, vars.opacity.controlBorder)}`,
  borderRadius: 21,
});

export const segment = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 34,
  paddingInline: 16,
  borderRadius: 999,
  fontWeight: 600,
  fontSize: '0.875rem',
  lineHeight: 20 / 14,
  cursor: 'default',
  transition: `background-color ${motion.hover}, color ${motion.hover}`,
  selectors: {
    '&[data-hovered]': { background: ink(vars.color.fg, vars.opacity.hover) },
    '&[data-selected]': { background: ink(vars.color.fg), color: ink(vars.color.bg) },
    '&[data-focus-visible]': { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: 2 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
