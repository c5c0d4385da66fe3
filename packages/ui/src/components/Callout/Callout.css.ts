import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../css/contract.css.ts';
import { type ColorToken, ink } from '../../css/ink.ts';
import { component, inLayer } from '../../css/layered.ts';

const tone = (token: ColorToken) =>
  inLayer({ borderColor: ink(token), color: ink(token), background: ink(token, 0.05) });

export const callout = recipe({
  base: inLayer({
    display: 'flex',
    alignItems: 'flex-start',
    gap: 12,
    paddingBlock: 12,
    paddingInline: 14,
    border: '1px solid',
    borderRadius: vars.radius.control,
    outline: 'none',
  }),
  variants: {
    tone: {
      neutral: inLayer({
        borderColor: ink(vars.color.fg, vars.opacity.controlBorder),
        color: ink(vars.color.fg),
      }),
      info: tone(vars.color.info),
      positive: tone(vars.color.positive),
      warning: tone(vars.color.warning),
      danger: tone(vars.color.danger),
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export const icon = component({ display: 'inline-flex', paddingBlockStart: 1 });
export const words = component({ flex: 1, minInlineSize: 0, display: 'grid', gap: 2 });
export const title = component({ fontSize: '0.9375rem', lineHeight: 22 / 15, fontWeight: 640 });
export const body = component({ fontSize: '0.8125rem', lineHeight: 20 / 13, fontWeight: 480 });
/** Under a title the words stand in the colour of text; alone they carry the tone themselves. */
export const plain = component({
  color: ink(vars.color.fg),
  selectors: { '[data-tone="danger"] &': { color: 'inherit' } },
});
export const action = component({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 8 });
