import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component, inLayer } from '../../css/layered.ts';

export const group = component({
  display: 'grid',
  gap: '24px 32px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
});
export const stat = component({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  paddingBlockStart: 12,
  borderBlockStart: `2px solid ${ink(vars.color.fg)}`,
});
export const label = component({
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  fontWeight: 520,
  color: ink(vars.color.fg, vars.opacity.muted),
});
/** The link of a figure reaches over all of it. */
export const statLink = component({
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 4 },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: 2 },
  },
});
export const figure = component({
  fontFamily: vars.font.display,
  fontSize: '2.25rem',
  lineHeight: 40 / 36,
  fontWeight: 760,
  fontStretch: '88%',
  fontVariantNumeric: 'tabular-nums',
});
export const longFigure = component({ fontSize: '1.5rem', lineHeight: 40 / 24 });
export const delta = recipe({
  base: inLayer({
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    fontSize: '0.8125rem',
    lineHeight: 18 / 13,
    fontWeight: 520,
  }),
  variants: {
    tone: {
      neutral: inLayer({ color: ink(vars.color.fg, vars.opacity.muted) }),
      positive: inLayer({ color: ink(vars.color.positive) }),
      danger: inLayer({ color: ink(vars.color.danger) }),
    },
  },
});
export const spark = component({ marginBlockStart: 8 });
/** With the chart beside the words. */
export const beside = component({ gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 16 });
export const sparkBeside = component({ gridColumn: 2, gridRow: '1 / span 3', alignSelf: 'center' });
