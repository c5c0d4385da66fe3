import { component, globalIn, ink, media, utility, vars } from '@kantele/ui/css';
import { createVar } from '@vanilla-extract/css';

/** Ends of the overlay, as `R G B`. */
export const overlayFrom = createVar();
export const overlayTo = createVar();
/** The way from the title to the picture. */
const inwards = createVar();

/** Height of the letters of a short title beside the picture. */
export const besidePicture = 'clamp(3.25rem, 12.2vw, 11.5rem)';
export const turnTitle = 'clamp(2.5rem, 5.2vw, 4.75rem)';

/** Twelve columns end here; what is beyond belongs to pictures. */
const measureWidth = '90rem';
const beyond = `max(0px, (100vw - ${measureWidth}) / 2)`;
const narrow = media.phone;

export const root = component({
  vars: {
    '--gutter': 'clamp(1.25rem, 4.45vw, 4rem)',
    '--landing-top': '4.75rem',
    [inwards]: '90deg',
  },
  position: 'relative',
  minBlockSize: '100dvb',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  background: ink(vars.color.bg),
  color: ink(vars.color.fg),
  selectors: { '[dir="rtl"] &': { vars: { [inwards]: '270deg' } } },
  '@media': { [narrow]: { vars: { '--landing-top': '4rem' } } },
});
export const main = component({ flex: 1, display: 'grid', alignContent: 'start', outline: 'none' });
export const header = component({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 1,
});
const columns = {
  inlineSize: '100%',
  maxInlineSize: measureWidth,
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
} as const;
/** Below the first screen: laid out when it is about to be seen, and as high as it was from then on. */
export const below = component({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 40rem' });
export const measure = component({
  ...columns,
  paddingBlock: 'clamp(2rem, 4.4vw, 4rem)',
});

export const hero = component({
  position: 'relative',
  overflow: 'clip',
  borderBlockEnd: `2px solid ${ink(vars.color.fg)}`,
});
export const overlaid = component({
  background: `linear-gradient(${inwards}, rgb(${overlayFrom}), rgb(${overlayTo}))`,
  '@media': { [media.forcedColors]: { background: 'Canvas' } },
});
/**
 * The picture at the end of the window. It comes out of the overlay beside the title and under the header, so that both
 * can be read whatever it shows.
 */
export const panel = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: `calc(min(44vw, 40rem) + ${beyond})`,
  background: `light-dark(${ink(vars.color.bg)}, #fff)`,
  isolation: 'isolate',
  maskImage: `linear-gradient(${inwards}, transparent 16%, #000 46%), linear-gradient(transparent var(--landing-top), #000 calc(var(--landing-top) * 2.2))`,
  maskComposite: 'intersect',
  selectors: { [`${overlaid} > &`]: { background: '#fff' } },
  '@media': {
    [narrow]: {
      insetBlockEnd: 'auto',
      inlineSize: '100%',
      blockSize: 'min(92vw, 26rem)',
      maskImage:
        'linear-gradient(#000 34%, transparent 66%), linear-gradient(transparent calc(var(--landing-top) * .5), #000 calc(var(--landing-top) * 1.8))',
    },
  },
});
export const picture = component({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // Faces stand in the upper third.
  objectPosition: '50% 30%',
  // On paper white is no colour: a print without a ground has none here either.
  mixBlendMode: 'multiply',
});
/** In the place of a picture a print of the site's own, cut by the edge of the window. */
export const printPlace = component({
  position: 'absolute',
  insetBlock: 'var(--landing-top) 0',
  insetInlineEnd: `calc(${beyond} / 2 - 7vw)`,
  inlineSize: 'clamp(14rem, 40vw, 36rem)',
  display: 'grid',
  alignContent: 'center',
  color: ink(vars.color.primary),
  selectors: { [`${overlaid} > &`]: { color: ink(vars.color.fg) } },
  '@media': {
    [narrow]: { insetBlockEnd: 'auto', insetInlineEnd: '-8vw', inlineSize: 'min(42vw, 12rem)' },
  },
});
export const heroInner = component({
  ...columns,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'end',
  gap: 'clamp(1.5rem, 2.4vw, 2.25rem)',
  minBlockSize: 'clamp(32rem, 46vw, 42rem)',
  paddingBlock: 'calc(var(--landing-top) + 1.5rem) clamp(1.75rem, 2.8vw, 2.5rem)',
  '@media': {
    [narrow]: {
      minBlockSize: 0,
      paddingBlockStart: 'min(62vw, 18rem)',
    },
  },
});
export const heroWords = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(0.75rem, 1.4vw, 1.25rem)',
  color: ink(vars.color.fg),
  '@media': {
    [media.tablet]: { inlineSize: 'calc(100% * 8 / 12)' },
  },
});
export const title = utility({ marginInlineStart: '-0.035em', inlineSize: 'calc(100% + 0.035em)' });
export const sentence = component({
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.75rem, 3vw, 2.75rem)',
  lineHeight: 1.06,
  fontWeight: 780,
  fontStretch: '90%',
  letterSpacing: '-0.02em',
  overflowWrap: 'break-word',
  textWrap: 'balance',
  hyphens: 'auto',
  selectors: { ':lang(ar) &, :lang(fa) &, :lang(he) &': { letterSpacing: 0, lineHeight: 1.3 } },
});
export const firstSentence = utility({ fontSize: 'clamp(2.25rem, 5.2vw, 5rem)', maxInlineSize: '18em' });
export const subtitle = component({
  maxInlineSize: '34em',
  fontSize: 'clamp(1.0625rem, 1.45vw, 1.3125rem)',
  lineHeight: 1.45,
  fontWeight: 420,
  textWrap: 'pretty',
});
export const asks = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 14,
  alignItems: 'center',
  '@media': {
    [media.tablet]: { maxInlineSize: 'calc(100% * 8 / 12)' },
  },
});
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '@media': { [narrow]: { inlineSize: '100%' } },
});
export const action = utility({
  minBlockSize: 56,
  whiteSpace: 'normal',
  fontSize: '1rem',
  '@media': { [narrow]: { inlineSize: '100%' } },
});

export const search = component({
  flex: '1 1 17rem',
  maxInlineSize: '28.25rem',
  '@media': { [narrow]: { flex: '1 0 100%', maxInlineSize: 'none' } },
});
export const searchForm = component({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 56,
  paddingInline: '18px 6px',
  border: `1px solid ${ink(vars.color.fg, vars.opacity.controlBorder)}`,
  borderRadius: vars.radius.control,
  background: ink(vars.color.panel),
  color: ink(vars.color.fg),
  selectors: {
    '&:focus-within': { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: 2 },
  },
});
export const searchIcon = component({ flexShrink: 0, '@media': { [narrow]: { display: 'none' } } });
export const searchInput = component({
  flex: 1,
  minInlineSize: 0,
  blockSize: 54,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: '1rem',
  textOverflow: 'ellipsis',
  outline: 'none',
  selectors: { '&::placeholder': { color: ink(vars.color.fg, vars.opacity.muted), opacity: 1 } },
});

export const artists = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '28px clamp(1rem, 2.6vw, 3.5rem)',
  marginBlockStart: 20,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
  },
});
export const artist = component({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const artistName = component({
  maxInlineSize: '100%',
  paddingBlockStart: 12,
  fontWeight: 620,
  lineHeight: 20 / 15,
  overflowWrap: 'anywhere',
  minInlineSize: '4rem',
});
export const verified = component({
  paddingBlockStart: 2,
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  color: ink(vars.color.fg, vars.opacity.muted),
});

/** One ink: the fill of the accent, and what is written on it. */
export const banner = component({
  vars: { '--c-bg': vars.color.primary.triplet, '--c-fg': vars.color.onPrimary.triplet },
  position: 'relative',
  overflow: 'clip',
  marginBlockStart: 'clamp(1rem, 2vw, 2rem)',
  background: ink(vars.color.primary),
  color: ink(vars.color.onPrimary),
});
export const bannerWords = component({
  ...columns,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 20,
  paddingBlock: 'clamp(3rem, 6.6vw, 6rem)',
  '@media': {
    [media.tablet]: {
      selectors: { '[data-picture] > &': { paddingInlineEnd: 'calc(38% + var(--gutter))' } },
    },
    [narrow]: { selectors: { '[data-picture] > &': { paddingBlockStart: '1.75rem' } } },
  },
});
export const bannerSubtitle = component({ maxInlineSize: '36em', fontSize: '1.125rem', lineHeight: 28 / 18 });
export const bannerPicture = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: `calc(min(38vw, 34rem) + ${beyond})`,
  blockSize: '100%',
  objectFit: 'cover',
  '@media': {
    [narrow]: {
      position: 'static',
      display: 'block',
      inlineSize: '100%',
      blockSize: 'auto',
      aspectRatio: '16 / 10',
    },
  },
});

export const footer = component({ ...columns, paddingBlock: '20px 24px' });

// No player lies along the lower edge of this page.
globalIn('components', ':root:not(:has(#player))', { vars: { '--player-height': '0px' } });
