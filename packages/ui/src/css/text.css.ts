import { recipe } from '@vanilla-extract/recipes';
import { vars } from './contract.css.ts';
import { ink } from './ink.ts';
import { inLayer } from './layered.ts';
import { media } from './tokens.ts';

const rem = (px: number) => `${px / 16}rem`;
const type = (size: number, line: number, weight: number, width = 100) =>
  inLayer({ fontSize: rem(size), lineHeight: line / size, fontWeight: weight, fontStretch: `${width}%` });
const display = (size: number, line: number, weight: number, width: number, tracking: string) =>
  inLayer({
    fontFamily: vars.font.display,
    fontSize: rem(size),
    lineHeight: line / size,
    fontWeight: weight,
    fontStretch: `${width}%`,
    letterSpacing: tracking,
    textWrap: 'balance',
  });

/** The type scale, as classes: `text({ style: 'meta', tone: 'muted', tabular: true })`. */
export const text = recipe({
  variants: {
    style: {
      caption: type(12, 16, 500),
      small: type(13, 18, 450),
      body: type(15, 22, 420),
      strong: type(15, 22, 600),
      lead: type(18, 28, 400),
      h4: display(18, 24, 650, 98, '-0.005em'),
      h3: display(22, 28, 680, 96, '-0.008em'),
      h2: display(28, 34, 720, 94, '-0.012em'),
      // Large letters on a narrow window: no word of a heading leaves the page.
      h1: [
        display(40, 44, 760, 92, '-0.018em'),
        // Narrow letters set close bring words closer than they are read.
        inLayer({
          fontSize: `min(${rem(40)}, 14vw)`,
          overflowWrap: 'anywhere',
          wordSpacing: '0.06em',
          '@media': { [media.narrow]: { hyphens: 'auto' } },
        }),
      ],
      /** The name of a disc side: wide and heavy. */
      side: display(18, 24, 780, 118, '0'),
      /** Section label in capitals. */
      label: inLayer({
        fontSize: rem(12),
        lineHeight: 16 / 12,
        fontWeight: 600,
        letterSpacing: '0.045em',
        textTransform: 'uppercase',
        color: ink(vars.color.fg, vars.opacity.muted),
      }),
      row: type(15, 20, 520),
      rowPlaying: inLayer({
        fontSize: rem(15),
        lineHeight: 20 / 15,
        fontWeight: 640,
        color: ink(vars.color.accentText),
      }),
      listName: type(14, 19, 580),
      meta: type(13, 18, 450),
      catalogue: inLayer({
        fontSize: rem(13),
        lineHeight: 18 / 13,
        fontWeight: 480,
        fontVariantNumeric: 'tabular-nums',
        color: ink(vars.color.fg, vars.opacity.muted),
      }),
      /** Large figures of a running order. */
      numeral: inLayer({
        fontSize: rem(19),
        lineHeight: 24 / 19,
        fontWeight: 440,
        fontStretch: '88%',
        fontVariantNumeric: 'tabular-nums',
        color: ink(vars.color.fg, vars.opacity.muted),
      }),
      /** A number of statistics. */
      figure: inLayer({
        fontFamily: vars.font.display,
        fontSize: rem(36),
        lineHeight: 40 / 36,
        fontWeight: 760,
        fontStretch: '88%',
        fontVariantNumeric: 'tabular-nums',
      }),
      lyrics: display(27, 33, 620, 94, '-0.01em'),
    },
    tone: {
      fg: inLayer({ color: ink(vars.color.fg) }),
      muted: inLayer({ color: ink(vars.color.fg, vars.opacity.muted) }),
      faint: inLayer({ color: ink(vars.color.fg, vars.opacity.faint) }),
      accent: inLayer({ color: ink(vars.color.accentText) }),
      danger: inLayer({ color: ink(vars.color.danger) }),
      positive: inLayer({ color: ink(vars.color.positive) }),
      warning: inLayer({ color: ink(vars.color.warning) }),
      info: inLayer({ color: ink(vars.color.info) }),
      inherit: {},
    },
    tabular: { true: inLayer({ fontVariantNumeric: 'tabular-nums' }) },
    /** One line with an ellipsis, or two. */
    clamp: {
      1: inLayer({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 }),
      2: inLayer({
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
        minInlineSize: 0,
      }),
    },
  },
});
