import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../css/contract.css.ts';
import { ring } from '../../css/focus.ts';
import { ink } from '../../css/ink.ts';
import { component, inLayer } from '../../css/layered.ts';
import { motion } from '../../css/tokens.ts';

const isSelected =
  ':is([aria-pressed="true"], [aria-current]:not([aria-current="false"]), [data-selected="true"])';
const selected = `&${isSelected}`;

/** The look of a chip, for router links: `<Link className={chipStyle()} aria-current="page">`. */
export const chipStyle = recipe({
  base: inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    flexShrink: 0,
    border: `1px solid ${ink(vars.color.fg, vars.opacity.controlBorder)}`,
    borderRadius: 999,
    color: ink(vars.color.fg),
    fontWeight: 580,
    fontFamily: vars.font.sans,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'default',
    transition: `background-color ${motion.hover}, color ${motion.hover}, border-color ${motion.hover}`,
    selectors: {
      // One that is chosen is dark already, and its words are light.
      [`&:hover:not(:disabled, ${isSelected})`]: { background: ink(vars.color.fg, vars.opacity.hover) },
      '&:focus-visible': ring,
      '&:disabled': { opacity: vars.opacity.disabled },
      [selected]: {
        background: ink(vars.color.fg),
        borderColor: ink(vars.color.fg),
        color: ink(vars.color.bg),
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [selected]: { borderColor: 'Highlight', color: 'Highlight', borderWidth: 2 } },
      },
    },
  }),
  variants: {
    size: {
      28: inLayer({ minBlockSize: 28, paddingInline: 12, fontSize: '0.8125rem', lineHeight: 18 / 13 }),
      34: inLayer({ minBlockSize: 34, paddingInline: 15, fontSize: '0.875rem', lineHeight: 20 / 14 }),
    },
    dashed: { true: inLayer({ borderStyle: 'dashed' }) },
  },
  defaultVariants: { size: 34 },
});

export const row = component({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring, which would otherwise be cut by the scroll box.
  padding: 4,
  margin: -4,
});
