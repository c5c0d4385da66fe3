import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../css/contract.css.ts';
import { type ColorToken, ink } from '../../css/ink.ts';
import { component, inLayer } from '../../css/layered.ts';

const tone = (token: ColorToken) => inLayer({ background: ink(token, 0.1), color: ink(token) });

export const badge = recipe({
  base: inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    minBlockSize: 22,
    paddingInline: 8,
    border: '1px solid transparent',
    borderRadius: 4,
    fontSize: '0.75rem',
    lineHeight: 16 / 12,
    fontWeight: 620,
    whiteSpace: 'nowrap',
  }),
  variants: {
    tone: {
      neutral: tone(vars.color.fg),
      positive: tone(vars.color.positive),
      info: tone(vars.color.info),
      warning: tone(vars.color.warning),
      danger: tone(vars.color.danger),
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export const verified = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  fontWeight: 500,
});

export const seal = component({ color: ink(vars.color.accentText) });
