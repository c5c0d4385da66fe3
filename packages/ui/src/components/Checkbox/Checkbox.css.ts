import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component, globalIn } from '../../css/layered.ts';
import { motion } from '../../css/tokens.ts';

/** A box with its words, and what there is to say under them. */
export const checkField = component({
  display: 'inline-grid',
  justifyItems: 'start',
  gap: 4,
  minInlineSize: 0,
});
globalIn('components', `.${checkField} > :not(label)`, { marginInlineStart: 28 });

export const checkbox = component({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 10,
  minBlockSize: 24,
  cursor: 'default',
  fontSize: '0.9375rem',
  lineHeight: 22 / 15,
  selectors: { '&[data-disabled], fieldset:disabled &': { opacity: vars.opacity.disabled } },
});

export const box = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 18,
  blockSize: 18,
  marginBlockStart: 2,
  border: `1px solid ${ink(vars.color.fg, 0.6)}`,
  borderRadius: `min(4px, ${vars.radius.control})`,
  color: ink(vars.color.onPrimary),
  transition: `background-color ${motion.hover}, border-color ${motion.hover}`,
  selectors: {
    '[data-selected] > &, [data-indeterminate] > &': {
      background: ink(vars.color.primary),
      borderColor: ink(vars.color.primary),
    },
    '[data-invalid] > &': { borderColor: ink(vars.color.danger) },
    '[data-focus-visible] > &': { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: 2 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '[data-selected] > &, [data-indeterminate] > &': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '[data-disabled] > &': { borderColor: 'GrayText' },
        '[data-disabled][data-selected] > &, [data-disabled][data-indeterminate] > &': {
          background: 'GrayText',
          color: 'Canvas',
        },
      },
    },
  },
});

export const round = component({ borderRadius: '50%' });
export const dot = component({
  inlineSize: 8,
  blockSize: 8,
  borderRadius: '50%',
  background: 'currentColor',
});
export const group = component({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' });
