import { component, ink, media, utility, vars } from '@kantele/ui/css';

export const titleSize = 'clamp(3rem, 12.6cqi, 9.25rem)';
const narrow = 'main (max-width: 699.98px)';

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
  '@container': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 0, paddingBlockStart: 'var(--top)' },
  },
});
export const words = component({
  alignSelf: 'end',
  minInlineSize: 0,
  display: 'grid',
  gap: 8,
  paddingBlock: 'calc(var(--top) + 12px) 30px',
  '@container': { [narrow]: { order: 2, paddingBlock: '14px 20px' } },
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

// In the dark the portrait is printed on a panel of paper: a face is never shown as its negative.
export const panel = component({
  position: 'relative',
  alignSelf: 'stretch',
  minBlockSize: 0,
  marginInlineEnd: 'calc(var(--gutter) * -1)',
  background: `light-dark(transparent, ${ink(vars.color.fg)})`,
  // Below the top bar, whose words are as light as the paper.
  marginBlockStart: 'var(--top)',
  overflow: 'clip',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `light-dark(${ink(vars.color.bgAlt)}, ${ink(vars.color.fg)})`,
    },
  },
  '@container': {
    [narrow]: {
      blockSize: '68cqi',
      maxBlockSize: 320,
      marginInline: 'calc(var(--gutter) * -1)',
      marginBlockStart: 0,
    },
  },
});
export const portrait = component({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 0,
  inlineSize: '100%',
  blockSize: '134%',
  maxInlineSize: 'none',
  objectFit: 'cover',
  objectPosition: '50% 0',
  // Grey first, then light parts to white: what is left is ink.
  filter: 'grayscale(1) contrast(1.55) brightness(1.28)',
  mixBlendMode: 'multiply',
  '@container': {
    [narrow]: { insetBlockStart: 0, insetInline: '14%', inlineSize: '72%', blockSize: '128%' },
  },
  '@media': {
    [media.forcedColors]: { filter: 'none', mixBlendMode: 'normal' },
  },
});
