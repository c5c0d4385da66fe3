import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';
import { motion } from '../../css/tokens.ts';

export const zone = component({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 6,
  minBlockSize: 160,
  padding: 24,
  border: `1px dashed ${ink(vars.color.fg, vars.opacity.controlBorder)}`,
  borderRadius: vars.radius.panel,
  textAlign: 'center',
  outline: 'none',
  transition: `background-color ${motion.hover}, border-color ${motion.hover}`,
  selectors: {
    '&[data-drop-target]': {
      borderColor: ink(vars.color.focus),
      borderStyle: 'solid',
      background: ink(vars.color.primary, vars.opacity.selected),
    },
    '&[data-focus-visible]': { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: 2 },
    '&[data-disabled]': { opacity: vars.opacity.disabled },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-drop-target]': { borderColor: 'Highlight' } } },
  },
});

export const title = component({ fontSize: '0.9375rem', lineHeight: 22 / 15, fontWeight: 620 });
export const hint = component({
  maxInlineSize: 420,
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  color: ink(vars.color.fg, vars.opacity.muted),
});
export const action = component({ marginBlockStart: 8 });
