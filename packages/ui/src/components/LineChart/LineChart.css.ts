import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component, inLayer } from '../../css/layered.ts';

const forced = '(forced-colors: active)';

/** Time runs from left to right in every language, as in the player. */
export const chart = component({
  position: 'relative',
  inlineSize: '100%',
  direction: 'ltr',
  outline: 'none',
  touchAction: 'pan-y',
  borderRadius: 4,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: 4 },
  },
});
export const drawing = component({ display: 'block', inlineSize: '100%', overflow: 'visible' });
export const grid = component({ stroke: ink(vars.color.fg, vars.opacity.divider), strokeWidth: 1 });
export const base = component({ stroke: ink(vars.color.fg, vars.opacity.controlBorder), strokeWidth: 1 });
export const tickText = component({
  fill: ink(vars.color.fg, vars.opacity.muted),
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
});
export const area = component({
  fill: ink(vars.color.accentText, 0.09),
  '@media': { [forced]: { fill: 'none' } },
});
export const line = recipe({
  base: inLayer({ fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' }),
  variants: {
    look: {
      main: inLayer({
        stroke: ink(vars.color.accentText),
        strokeWidth: 2,
        '@media': { [forced]: { stroke: 'Highlight' } },
      }),
      before: inLayer({
        stroke: ink(vars.color.fg, vars.opacity.muted),
        strokeWidth: 1.5,
        strokeDasharray: '3 4',
        '@media': { [forced]: { stroke: 'CanvasText' } },
      }),
    },
  },
});
export const hair = component({ stroke: ink(vars.color.fg), strokeWidth: 1 });
export const dot = recipe({
  base: inLayer({ strokeWidth: 2 }),
  variants: {
    look: {
      main: inLayer({ fill: ink(vars.color.accentText), stroke: ink(vars.color.bg) }),
      before: inLayer({ fill: ink(vars.color.bg), stroke: ink(vars.color.fg, vars.opacity.muted) }),
    },
  },
});
export const tip = component({
  position: 'absolute',
  insetBlockStart: 0,
  display: 'grid',
  gap: 2,
  minInlineSize: 132,
  padding: '8px 12px',
  borderRadius: vars.radius.control,
  background: ink(vars.color.fg),
  color: ink(vars.color.bg),
  fontSize: '0.75rem',
  lineHeight: 16 / 12,
  pointerEvents: 'none',
  '@media': { [forced]: { border: '1px solid CanvasText' } },
});
export const tipRow = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-look=main]': { fontWeight: 640 } },
});
export const legend = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  listStyle: 'none',
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
});
export const legendItem = component({ display: 'flex', alignItems: 'center', gap: 8 });
export const spark = component({ display: 'block', overflow: 'visible', direction: 'ltr' });
export const sparkLine = component({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 });
