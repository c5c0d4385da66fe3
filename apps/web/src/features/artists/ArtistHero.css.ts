import { component, ink, media, utility, vars } from '@kantele/ui/css';
import { createVar } from '@vanilla-extract/css';

export const titleSize = 'clamp(3rem, 12.6cqi, 9.25rem)';
const narrow = 'main (max-width: 43.74875rem)';
/** The way in which the portrait comes out of the paper: from the name to the edge. */
const inwards = createVar();

export const hero = component({
  position: 'relative',
  background: ink(vars.color.bgAlt),
  overflow: 'clip',
});
export const inner = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) min(36cqi, 420px)',
  columnGap: 24,
  maxInlineSize: 1440,
  marginInline: 'auto',
  minBlockSize: 'clamp(360px, 39cqi, 452px)',
  paddingInline: 'var(--gutter)',
  '@container': { [narrow]: { minBlockSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const words = component({
  alignSelf: 'end',
  minInlineSize: 0,
  display: 'grid',
  gap: 8,
  paddingBlock: 'calc(var(--page-top, var(--top)) + 12px) 30px',
  '@container': {
    [narrow]: {
      // The name lies on the lower edge of the portrait.
      paddingBlock: 'min(64cqi, 300px) 20px',
    },
  },
});
export const title = utility({ marginInlineStart: '-0.035em', inlineSize: 'calc(100% + 0.035em)' });
export const actions = component({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  marginBlockStart: 14,
  '@media': { [media.phone]: { flexDirection: 'row-reverse', justifyContent: 'space-between' } },
});
export const rest = component({
  display: 'flex',
  gap: 4,
  '@media': { [media.phone]: { marginInlineStart: -10 } },
});

/**
 * The portrait printed on the paper of the page, to the edges of the window. Whatever picture it is, it comes out of the
 * paper under the name and under the top bar; at night it is printed on the accent, so that no face is its negative.
 */
export const panel = component({
  vars: { [inwards]: '90deg' },
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: 'calc(min(42cqi, 540px) + max(0px, (100cqi - 1440px) / 2))',
  background: `light-dark(${ink(vars.color.bgAlt)}, ${ink(vars.color.primary)})`,
  isolation: 'isolate',
  maskImage: `linear-gradient(${inwards}, transparent 12%, rgb(0 0 0 / .5) 28%, #000 46%), linear-gradient(transparent, rgb(0 0 0 / .2) var(--top), #000 calc(var(--top) * 2))`,
  maskComposite: 'intersect',
  selectors: {
    '[dir="rtl"] &': { vars: { [inwards]: '270deg' } },
    // A wide picture goes on under the name.
    '&[data-wide]': {
      inlineSize: 'calc(min(72cqi, 1080px) + max(0px, (100cqi - 1440px) / 2))',
    },
  },
  '@container': {
    [narrow]: {
      selectors: { '&[data-wide]': { inlineSize: '100%' } },
      insetBlockEnd: 'auto',
      inlineSize: '100%',
      blockSize: 'min(84cqi, 400px)',
      maskImage:
        'linear-gradient(#000 50%, transparent 82%), linear-gradient(transparent, rgb(0 0 0 / .2) var(--top), #000 calc(var(--top) * 2))',
    },
  },
  '@media': { [media.forcedColors]: { background: 'Canvas', maskImage: 'none' } },
});
export const portrait = component({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // Faces stand in the upper third.
  objectPosition: '50% 22%',
  // Grey, with light parts nearly white: what is left is ink.
  filter: 'grayscale(1) contrast(1.22) brightness(1.12)',
  mixBlendMode: 'multiply',
  '@media': { [media.forcedColors]: { filter: 'none', mixBlendMode: 'normal' } },
});
/** In the place of a portrait, cut by the edge of the window. */
export const print = utility({
  position: 'absolute',
  insetBlockStart: 'calc(var(--page-top, var(--top)) + 8px)',
  insetInlineEnd: 'calc(max(0px, (100cqi - 1440px) / 2) - 3cqi)',
  inlineSize: 'min(36cqi, 420px)',
  color: ink(vars.color.fg),
  '@container': {
    [narrow]: {
      insetBlockStart: 'calc(var(--page-top, var(--top)) + 4px)',
      insetInlineEnd: '-8cqi',
      inlineSize: 'min(44cqi, 210px)',
    },
  },
});
