import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../css/contract.css.ts';
import { insetRing } from '../../css/focus.ts';
import { ink } from '../../css/ink.ts';
import { component, inLayer } from '../../css/layered.ts';
import { media } from '../../css/tokens.ts';

export const menu = component({ padding: 6, minInlineSize: 200, maxInlineSize: 320, outline: 'none' });

export const item = recipe({
  base: inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 36,
    paddingInline: 10,
    border: '1px solid transparent',
    borderRadius: `min(6px, ${vars.radius.control})`,
    fontSize: '0.9375rem',
    lineHeight: 20 / 15,
    fontWeight: 480,
    textDecoration: 'none',
    cursor: 'default',
    outline: 'none',
    selectors: {
      '&[data-focused], &[data-hovered], &[data-open]': { background: ink(vars.color.fg, 0.08) },
      '&[data-focus-visible]': insetRing,
      '&[data-disabled]': { opacity: vars.opacity.disabled },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-focused]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
  variants: { danger: { true: inLayer({ color: ink(vars.color.danger) }) } },
});

export const itemText = component({ flex: 1, minInlineSize: 0 });
export const itemEnd = component({
  display: 'inline-flex',
  color: ink(vars.color.fg, vars.opacity.muted),
  fontSize: '0.8125rem',
  fontFamily: 'inherit',
  '@media': { '(forced-colors: active)': { color: 'inherit' }, [media.touch]: { display: 'none' } },
});
export const chevron = component({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
export const separator = component({
  blockSize: 1,
  margin: '6px 10px',
  border: 0,
  background: ink(vars.color.fg, vars.opacity.divider),
});
export const header = component({
  padding: '8px 10px 4px',
  color: ink(vars.color.fg, vars.opacity.muted),
  fontSize: '0.75rem',
  lineHeight: 16 / 12,
  fontWeight: 600,
  letterSpacing: '0.045em',
  textTransform: 'uppercase',
});
