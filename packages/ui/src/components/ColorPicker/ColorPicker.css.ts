import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';
import { media } from '../../css/tokens.ts';

export const picker = component({ display: 'grid', gap: 12, inlineSize: '100%' });
export const area = component({
  inlineSize: '100%',
  blockSize: 160,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});
/** The slider, and the eyedropper beside it where there is one. */
export const line = component({ display: 'flex', alignItems: 'center', gap: 10 });
export const slider = component({ flex: 1, minInlineSize: 0 });
export const hue = component({
  inlineSize: '100%',
  blockSize: 14,
  borderRadius: 7,
  forcedColorAdjust: 'none',
});
export const thumb = component({
  inlineSize: 22,
  blockSize: 22,
  border: `3px solid ${ink(vars.color.raised)}`,
  borderRadius: '50%',
  boxShadow: `0 0 0 1px ${ink(vars.color.fg, 0.6)}`,
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-focus-visible]': {
      boxShadow: `0 0 0 1px ${ink(vars.color.fg, 0.6)}, 0 0 0 4px ${ink(vars.color.focus)}`,
    },
  },
});
/** On the line of the slider. */
export const onLine = component({ insetBlockStart: '50%' });
export const fields = component({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const hex = component({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
export const digits = component({ fontVariantNumeric: 'tabular-nums', paddingInline: 8 });
export const swatchBox = component({
  inlineSize: 30,
  blockSize: 30,
  flexShrink: 0,
  border: `1px solid ${ink(vars.color.fg, 0.24)}`,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});
export const swatches = component({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const swatchItem = component({
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-selected]': { boxShadow: `0 0 0 2px ${ink(vars.color.raised)}, 0 0 0 4px ${ink(vars.color.fg)}` },
    '&[data-focus-visible]': {
      boxShadow: `0 0 0 2px ${ink(vars.color.raised)}, 0 0 0 4px ${ink(vars.color.focus)}`,
    },
  },
  '@media': {
    // Shadows are gone there.
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: 2 },
        '&[data-focus-visible]': { outline: '3px solid CanvasText', outlineOffset: 2 },
      },
    },
  },
});
