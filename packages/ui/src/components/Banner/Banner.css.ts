import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../css/contract.css.ts';
import { type ColorToken, ink } from '../../css/ink.ts';
import { component, inLayer } from '../../css/layered.ts';

// A wash over the page, so that what is written keeps the contrast of text.
const tone = (token: ColorToken) =>
  inLayer({
    background: `linear-gradient(${ink(token, 0.14)}, ${ink(token, 0.14)}), ${ink(vars.color.bg)}`,
    borderBlockEndColor: ink(token),
  });

export const banner = recipe({
  base: inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minBlockSize: 48,
    paddingBlock: 6,
    paddingInline: 16,
    borderBlockEnd: '1px solid',
    color: ink(vars.color.fg),
    fontSize: '0.875rem',
    lineHeight: 20 / 14,
    fontWeight: 520,
  }),
  variants: {
    tone: {
      info: tone(vars.color.info),
      warning: tone(vars.color.warning),
      danger: tone(vars.color.danger),
      ink: inLayer({
        background: ink(vars.color.fg),
        color: ink(vars.color.bg),
        borderBlockEndColor: 'transparent',
      }),
    },
  },
});

export const words = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  flex: '1 1 240px',
  minInlineSize: 0,
  paddingBlock: 6,
});
export const icon = recipe({
  base: inLayer({ display: 'inline-flex', paddingBlockStart: 1 }),
  variants: {
    tone: {
      info: inLayer({ color: ink(vars.color.info) }),
      warning: inLayer({ color: ink(vars.color.warning) }),
      danger: inLayer({ color: ink(vars.color.danger) }),
      ink: {},
    },
  },
});
export const end = component({ display: 'flex', alignItems: 'center', gap: 4, marginInlineStart: 'auto' });
