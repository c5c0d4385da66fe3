import { component, ink, inLayer, insetRing, media, motion, vars } from '@kantele/ui/css';
import { recipe } from '@vanilla-extract/recipes';

export const head = component({ gap: 12, paddingBlock: '16px 8px', paddingInline: '20px 12px' });
export const headWords = component({ flex: 1, minInlineSize: 0 });
export const scroller = component({
  paddingInline: 12,
  paddingBlock: '8px 96px',
  selectors: { '&:focus-visible': insetRing },
});
/** The last lines go under, so that there is room for the chip. */
export const faded = component({
  maskImage: 'linear-gradient(#000 calc(100% - 96px), rgb(0 0 0 / .2))',
  '@media': {
    [media.forcedColors]: { maskImage: 'none' },
    [media.moreContrast]: { maskImage: 'none' },
  },
});

const step = (px: number, line: number) =>
  inLayer({ fontSize: `${px / 16}rem`, lineHeight: line / px, fontFamily: vars.font.display });
const fluid = (px: number, line: number) =>
  inLayer({
    fontSize: `clamp(1.5rem, ${px / 14.4}vw, ${px / 16}rem)`,
    lineHeight: line / px,
    fontFamily: vars.font.display,
  });

/** How large lines are, by place and people's choice. */
export const size = recipe({
  base: inLayer({ fontWeight: 620, fontStretch: '94%', letterSpacing: '-0.01em' }),
  variants: { place: { panel: {}, full: {} }, size: { s: {}, m: {}, l: {} } },
  compoundVariants: [
    { variants: { place: 'panel', size: 's' }, style: step(21, 27) },
    { variants: { place: 'panel', size: 'm' }, style: step(27, 33) },
    { variants: { place: 'panel', size: 'l' }, style: step(34, 40) },
    { variants: { place: 'full', size: 's' }, style: fluid(34, 40) },
    { variants: { place: 'full', size: 'm' }, style: fluid(44, 50) },
    { variants: { place: 'full', size: 'l' }, style: fluid(56, 62) },
  ],
});

export const lines = component({ listStyle: 'none', display: 'grid', gap: '0.25em' });
export const line = component({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: 40,
  padding: '0.2em 8px',
  borderRadius: 6,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  // Never under 4.5 to 1 on any theme: the active line leads by weight too.
  color: ink(vars.color.fg, vars.opacity.faint),
  transition: `color ${motion.move}`,
  selectors: {
    '&:focus-visible': insetRing,
    '&[aria-current="true"]': { color: ink(vars.color.fg), fontWeight: 760 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: ink(vars.color.fg, 0.06) } } },
    [media.forcedColors]: { selectors: { '&[aria-current="true"]': { color: 'Highlight' } } },
  },
});
export const rest = component({ blockSize: '0.8em' });
export const plain = component({ paddingInline: 8, display: 'grid', gap: '0.8em' });
export const verse = component({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const footer = component({ paddingInline: 8, paddingBlockStart: 32 });
export const empty = component({ color: ink(vars.color.fg, vars.opacity.muted) });
export const waiting = component({ display: 'grid', gap: 20, padding: '16px 20px' });
export const chip = component({
  position: 'absolute',
  insetBlockEnd: 24,
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 40,
  paddingInline: 18,
  borderRadius: 20,
  background: ink(vars.color.fg),
  color: ink(vars.color.bg),
  fontSize: '0.875rem',
  fontWeight: 620,
  boxShadow: `0 6px 18px ${ink(vars.color.scrim, 0.3)}`,
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});
