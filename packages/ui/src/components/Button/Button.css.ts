import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../css/contract.css.ts';
import { ring } from '../../css/focus.ts';
import { ink } from '../../css/ink.ts';
import { component, inLayer } from '../../css/layered.ts';
import { media, motion } from '../../css/tokens.ts';

const hoverVeil = (under: string, veil: string) => `linear-gradient(${veil}, ${veil}), ${under}`;
const pressedOrOpen = '&:active, &[data-pressed], &[aria-expanded="true"]';

/** The look of a button, for links that stand among buttons: `<Link className={buttonStyle({ variant: 'ink' })}>`. */
export const buttonStyle = recipe({
  base: inLayer({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    flexShrink: 0,
    maxInlineSize: '100%',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontFamily: vars.font.sans,
    fontWeight: 620,
    textAlign: 'center',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'default',
    transition: `background-color ${motion.hover}, border-color ${motion.hover}, opacity ${motion.hover}, transform ${motion.press}`,
    selectors: {
      '&:focus-visible, &[data-focus-visible]': ring,
      '&:active:not([aria-disabled], :disabled), &[data-pressed]': { transform: 'scale(.985)' },
      '&:disabled, &[data-disabled], &[aria-disabled="true"]': { opacity: vars.opacity.disabled },
      '&[data-pending]': { opacity: 1 },
    },
    '@media': {
      '(forced-colors: active)': { borderColor: 'ButtonText' },
      [media.narrow]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    },
  }),
  variants: {
    variant: {
      accent: inLayer({
        background: ink(vars.color.primary),
        color: ink(vars.color.onPrimary),
        selectors: {
          '&:hover:not(:disabled), &[data-hovered]': {
            background: hoverVeil(ink(vars.color.primary), ink(vars.color.onPrimary, 0.1)),
          },
        },
      }),
      ink: inLayer({
        background: ink(vars.color.fg),
        color: ink(vars.color.bg),
        selectors: {
          '&:hover:not(:disabled), &[data-hovered]': {
            background: hoverVeil(ink(vars.color.fg), ink(vars.color.bg, 0.14)),
          },
        },
      }),
      outline: inLayer({
        borderColor: ink(vars.color.fg, vars.opacity.controlBorder),
        color: ink(vars.color.fg),
        selectors: {
          '&:hover:not(:disabled), &[data-hovered]': { background: ink(vars.color.fg, vars.opacity.hover) },
          [pressedOrOpen]: { background: ink(vars.color.fg, 0.1) },
        },
      }),
      quiet: inLayer({
        color: ink(vars.color.fg),
        selectors: {
          '&:hover:not(:disabled), &[data-hovered]': { background: ink(vars.color.fg, vars.opacity.hover) },
          [pressedOrOpen]: { background: ink(vars.color.fg, 0.1) },
        },
      }),
      // Outlined until confirmed: a red block would be the loudest thing on a settings page.
      danger: inLayer({
        borderColor: ink(vars.color.danger),
        color: ink(vars.color.danger),
        selectors: {
          '&:hover:not(:disabled), &[data-hovered]': { background: ink(vars.color.danger, 0.08) },
        },
      }),
      // On a bar of ink, where everything else would be invisible.
      inverse: inLayer({
        color: ink(vars.color.bg),
        selectors: {
          '&:hover:not(:disabled), &[data-hovered]': { background: ink(vars.color.bg, 0.14) },
          [pressedOrOpen]: { background: ink(vars.color.bg, 0.2) },
        },
      }),
      dangerFill: inLayer({
        background: ink(vars.color.danger),
        color: ink(vars.color.onDanger),
        selectors: {
          '&:hover:not(:disabled), &[data-hovered]': {
            background: hoverVeil(ink(vars.color.danger), ink(vars.color.onDanger, 0.1)),
          },
        },
      }),
    },
    size: {
      small: inLayer({ minBlockSize: 32, paddingInline: 12, fontSize: '0.8125rem', lineHeight: 18 / 13 }),
      medium: inLayer({ minBlockSize: 40, paddingInline: 17, fontSize: '0.9375rem', lineHeight: 20 / 15 }),
      large: inLayer({ minBlockSize: 52, paddingInline: 26, fontSize: '1.0625rem', lineHeight: 24 / 17 }),
    },
    shape: { control: {}, pill: inLayer({ borderRadius: 999 }) },
    wide: { true: inLayer({ inlineSize: '100%' }) },
  },
  defaultVariants: { variant: 'outline', size: 'medium', shape: 'control' },
});

export const icon = component({ display: 'inline-flex', marginInlineStart: -3 });
