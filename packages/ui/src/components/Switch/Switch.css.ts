import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component, globalIn } from '../../css/layered.ts';
import { motion } from '../../css/tokens.ts';

export const switchField = component({
  display: 'inline-grid',
  gap: 4,
  minInlineSize: 0,
});
/** Notes stand under the words, beside the track. */
export const inlineNotes = component({ justifyItems: 'start' });
globalIn('components', `.${inlineNotes} > :not(label)`, { marginInlineStart: 52 });
export const wide = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 });

export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 24,
  cursor: 'default',
  selectors: { '&[data-disabled], fieldset:disabled &': { opacity: vars.opacity.disabled } },
});

export const track = component({
  position: 'relative',
  flexShrink: 0,
  inlineSize: 40,
  blockSize: 24,
  border: `1px solid ${ink(vars.color.fg, 0.6)}`,
  borderRadius: 12,
  transition: `background-color ${motion.hover}, border-color ${motion.hover}`,
  selectors: {
    '[data-selected] > &': { background: ink(vars.color.primary), borderColor: ink(vars.color.primary) },
    '[data-invalid] > &': { borderColor: ink(vars.color.danger) },
    '[data-focus-visible] > &': { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: 2 },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 3,
      insetInlineStart: 3,
      inlineSize: 16,
      blockSize: 16,
      borderRadius: '50%',
      background: ink(vars.color.fg, 0.7),
      transition: `transform ${motion.hover} ${motion.easeOut}`,
    },
    '[data-selected] > &::after': { background: ink(vars.color.onPrimary), transform: 'translateX(16px)' },
    '[dir="rtl"] [data-selected] > &::after': { transform: 'translateX(-16px)' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&::after': { background: 'ButtonText' },
        '[data-selected] > &': { background: 'Highlight', forcedColorAdjust: 'none' },
        '[data-selected] > &::after': { background: 'HighlightText' },
        '[data-disabled] > &': { borderColor: 'GrayText' },
        '[data-disabled] > &::after': { background: 'GrayText' },
        '[data-disabled][data-selected] > &': { background: 'GrayText' },
        '[data-disabled][data-selected] > &::after': { background: 'Canvas' },
      },
    },
  },
});

export const row = component({
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
});
export const words = component({ minInlineSize: 0, fontWeight: 600 });
