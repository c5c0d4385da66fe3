import { component, globalIn, ink, insetRing, media, motion, utility, vars, z } from '@kantele/ui/css';
import { low } from '../low.ts';

export const bar = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  blockSize: 'var(--top)',
  maxInlineSize: 1440,
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
  // Wheel and touch go to the page below, apart from the controls.
  pointerEvents: 'none',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      insetInline: 'calc((100% - 100vw) / 2)',
      zIndex: -1,
      background: ink(vars.color.bg),
      borderBlockEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
      opacity: 0,
      transition: `opacity ${motion.hover}`,
    },
    '&[data-scrolled]::before': { opacity: 1 },
  },
  '@media': {
    [media.phone]: { gap: 4 },
    [low]: {
      transition: `translate ${motion.move}`,
      selectors: { '[data-away] &:not(:focus-within:has(:focus-visible))': { translate: '0 -100%' } },
    },
  },
});
globalIn('components', `.${bar} > *`, { pointerEvents: 'auto' });

export const searching = utility({
  '@media': {
    [media.phone]: {
      flexWrap: 'wrap',
      alignContent: 'flex-start',
      rowGap: 0,
      paddingBlockStart: 4,
    },
  },
});

export const history = component({
  display: 'flex',
  marginInline: '-10px -12px',
  '@media': {
    [media.phone]: {
      marginInlineEnd: 0,
      // Without a way back the name of the site stands at the edge of the page.
      selectors: { '&:not(:has(> :first-child:enabled))': { display: 'none' } },
    },
  },
});
export const step = component({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  // A phone has room for the way back only, and only where there is one.
  '@media': { [media.phone]: { selectors: { '&:disabled': { display: 'none' } } } },
});
export const forward = utility({ inlineSize: 32, '@media': { [media.phone]: { display: 'none' } } });

export const wordmark = component({
  display: 'none',
  fontFamily: vars.font.display,
  fontSize: '1.625rem',
  lineHeight: '2.75rem',
  fontWeight: 820,
  fontStretch: '88%',
  letterSpacing: '-0.02em',
  '@media': { [media.phone]: { display: 'block' } },
});

export const search = component({
  inlineSize: 400,
  maxInlineSize: '100%',
  flexShrink: 1,
  minInlineSize: 0,
  '@media': {
    [media.phone]: {
      display: 'none',
      selectors: {
        [`${searching} &`]: { display: 'block', order: 3, flexBasis: '100%', inlineSize: '100%' },
      },
    },
  },
});
/** Beside search where there is room; links that have none are scrolled to. */
export const navbar = component({
  display: 'none',
  flex: '0 1 auto',
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
});
export const links = component({ display: 'flex', gap: 4, margin: 0, padding: 0, listStyle: 'none' });
export const link = component({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 40,
  paddingInline: 12,
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.control,
  fontSize: '0.875rem',
  lineHeight: 20 / 14,
  fontWeight: 560,
  color: ink(vars.color.fg, vars.opacity.muted),
  selectors: {
    '&:hover': { color: ink(vars.color.fg), background: ink(vars.color.fg, vars.opacity.hover) },
    '&:focus-visible': insetRing,
    '&[data-focus-visible]': insetRing,
    '&[aria-current="page"]': { color: ink(vars.color.fg), fontWeight: 680 },
    '&[aria-expanded="true"]': { color: ink(vars.color.fg), background: ink(vars.color.fg, 0.1) },
  },
});
export const end = component({
  marginInlineStart: 'auto',
  marginInlineEnd: -10,
  display: 'flex',
  gap: 4,
});
