import { component, ink, media, vars } from '@kantele/ui/css';

const wide = '(min-width: 64rem)';

export const cards = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(1rem, 1.75vw, 1.5rem)',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      selectors: { '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
});
export const card = component({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  borderRadius: vars.radius.panel,
  background: ink(vars.color.panel),
});
export const cardPicture = component({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: ink(vars.color.bgAlt),
  '@media': { [wide]: { aspectRatio: '16 / 9' } },
});
export const cardWords = component({
  display: 'grid',
  gap: 6,
  paddingInline: 'clamp(1rem, 1.7vw, 1.5rem)',
  paddingBlock: 'clamp(1rem, 1.7vw, 1.5rem) 28px',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const turns = component({ display: 'grid' });
/** Six columns each; the picture goes to the edge of the window. */
export const turn = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: {
      selectors: { '&[data-picture]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});
export const turnPicture = component({
  position: 'relative',
  aspectRatio: '4 / 3',
  background: ink(vars.color.bgAlt),
  '@media': {
    [media.tablet]: {
      aspectRatio: 'auto',
      minBlockSize: 'clamp(22rem, 40vw, 36rem)',
      selectors: { [`${turn}:nth-child(even) > &`]: { order: 2 } },
    },
  },
});
export const turnImage = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
export const turnWords = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: 16,
  inlineSize: '100%',
  maxInlineSize: '90rem',
  marginInline: 'auto',
  paddingBlock: 'clamp(2rem, 4.4vw, 4rem)',
  paddingInline: 'var(--gutter)',
  overflowWrap: 'anywhere',
  '@media': {
    [media.tablet]: {
      selectors: {
        // Its inner edge is that of the seventh column.
        [`${turn}[data-picture] > &`]: {
          maxInlineSize: '45rem',
          marginInline: 0,
          paddingInlineStart: 'clamp(2rem, 7vw, 6.5rem)',
        },
        [`${turn}[data-picture]:nth-child(even) > &`]: {
          justifySelf: 'end',
          paddingInlineStart: 'var(--gutter)',
          paddingInlineEnd: 'clamp(2rem, 7vw, 6.5rem)',
        },
      },
    },
  },
});
export const turnText = component({ maxInlineSize: '38em', textWrap: 'pretty' });
