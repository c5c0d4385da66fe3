import { component, globalIn, ink, media, motion, utility, vars, z } from '@kantele/ui/css';

export const bar = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  blockSize: 64,
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
  '@media': { [media.phone]: { blockSize: 52, gap: 4 } },
});
globalIn('components', `.${bar} > *`, { pointerEvents: 'auto' });

export const searching = utility({
  '@media': {
    [media.phone]: {
      blockSize: 116,
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
  '@media': { [media.phone]: { display: 'none' } },
});
export const step = component({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
export const forward = component({ inlineSize: 32 });

export const wordmark = component({
  display: 'none',
  fontFamily: vars.font.display,
  fontSize: '1.625rem',
  lineHeight: '44px',
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
export const end = component({
  marginInlineStart: 'auto',
  marginInlineEnd: -10,
  display: 'flex',
  gap: 4,
});
