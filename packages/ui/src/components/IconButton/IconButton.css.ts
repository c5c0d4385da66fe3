import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../css/contract.css.ts';
import { ring } from '../../css/focus.ts';
import { ink } from '../../css/ink.ts';
import { globalIn, inLayer } from '../../css/layered.ts';
import { media, motion } from '../../css/tokens.ts';

const hovered = { background: ink(vars.color.fg, vars.opacity.hover) };

/** The look of an icon button, for links that stand among them. */
export const iconButtonStyle = recipe({
  base: inLayer({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    color: ink(vars.color.fg),
    cursor: 'default',
    transition: `background-color ${motion.hover}, color ${motion.hover}, opacity ${motion.hover}, transform ${motion.press}`,
    selectors: {
      '&[data-hovered]': hovered,
      '&[data-pressed], &[aria-expanded="true"]': { background: ink(vars.color.fg, 0.1) },
      '&:active:not(:disabled)': { transform: 'scale(.95)' },
      '&:focus-visible, &[data-focus-visible]': ring,
      '&:disabled, &[data-disabled]': { opacity: vars.opacity.disabled },
      // A state is never shown by colour alone: there is a dot, too.
      '&[aria-pressed="true"]': { color: ink(vars.color.accentText) },
      '&[aria-pressed="true"]::after': {
        content: '""',
        position: 'absolute',
        insetBlockEnd: 3,
        insetInlineStart: 'calc(50% - 2px)',
        inlineSize: 4,
        blockSize: 4,
        borderRadius: '50%',
        background: 'currentColor',
      },
    },
    '@media': {
      // A finger leaves no shade behind.
      [media.hover]: { selectors: { '&:hover:not(:disabled, [aria-expanded="true"])': hovered } },
      '(forced-colors: active)': {
        borderColor: 'ButtonText',
        color: 'ButtonText',
        selectors: { '&[aria-pressed="true"]': { color: 'Highlight', borderColor: 'Highlight' } },
      },
    },
  }),
  variants: {
    size: {
      32: inLayer({ inlineSize: 32, blockSize: 32 }),
      40: inLayer({ inlineSize: 40, blockSize: 40 }),
      48: inLayer({ inlineSize: 48, blockSize: 48 }),
    },
    variant: {
      quiet: {},
      outline: inLayer({ borderColor: ink(vars.color.fg, vars.opacity.controlBorder) }),
      inherit: inLayer({ color: 'inherit' }),
    },
    /** Filled glyphs (a liked heart) say their state by shape and need no dot. */
    dot: { false: inLayer({ selectors: { '&[aria-pressed="true"]::after': { display: 'none' } } }) },
  },
  defaultVariants: { size: 40, variant: 'quiet' },
});

// The glyph as a whole is lighter, not its fill and strokes, which would be darker where they meet.
const root = iconButtonStyle.classNames.base;
globalIn('components', `.${root} > svg`, { opacity: 0.86 });
globalIn(
  'components',
  `.${root}:is(:hover, [data-hovered], [aria-pressed="true"], [aria-expanded="true"]) > svg`,
  { opacity: 1 },
);
