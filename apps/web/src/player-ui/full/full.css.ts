import { component, ink, media, motion, utility, vars, z } from '@kantele/ui/css';
import { fallbackVar } from '@vanilla-extract/css';
import { dark, light } from '../../catalogue/artwork/Tint.css.ts';

const { triplet } = vars.color.bg;
/** Where cover and panel no longer fit side by side with room for both. */
const narrow = '(max-width: 63.99875rem)';
const low = '(max-height: 639.98px)';
/** A phone on its side. */
const lying = '(max-height: 479.98px)';

export const full = component({
  position: 'fixed',
  inset: 0,
  zIndex: z.panel,
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
  color: ink(vars.color.fg),
  background: `radial-gradient(circle at 40% 42%, light-dark(rgb(${fallbackVar(light, triplet)}), rgb(${fallbackVar(dark, triplet)})), ${ink(vars.color.bg)} 62%) ${ink(vars.color.bg)}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  selectors: { '&[data-idle]': { cursor: 'none' } },
  '@media': {
    [media.forcedColors]: { background: 'Canvas' },
    [media.moreContrast]: { background: ink(vars.color.bg) },
  },
});
/** Goes while the pointer rests. */
export const fades = utility({
  transition: `opacity ${motion.sheet}`,
  selectors: { '[data-idle] &:not(:focus-within:has(:focus-visible))': { opacity: 0 } },
});
export const tabs = utility({ flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' });
export const head = component({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minBlockSize: 72,
  paddingInline: '52px 52px',
  '@media': { [narrow]: { paddingInline: 16 }, [lying]: { minBlockSize: 52 } },
});
export const from = component({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.8125rem',
  lineHeight: 40 / 13,
  color: ink(vars.color.fg, vars.opacity.muted),
});
export const fromName = component({ color: ink(vars.color.fg), fontWeight: 620 });
export const tabList = utility({ marginInlineStart: 'auto', border: 0, flexShrink: 0 });

export const middle = component({
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  gridTemplateColumns: 'min(520px, 38vw, 100dvb - 356px) minmax(0, 1fr)',
  gap: 'clamp(32px, 7vw, 104px)',
  paddingInline: 64,
  '@media': {
    [narrow]: { paddingInline: 24, gap: 32 },
    [low]: { gridTemplateColumns: 'min(30vw, 100dvb - 280px) minmax(0, 1fr)' },
    [lying]: { gridTemplateColumns: 'clamp(96px, 100dvb - 230px, 30vw) minmax(0, 1fr)' },
  },
});
export const playing = component({
  minInlineSize: 0,
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const cover = utility({ marginBlockEnd: 20, '@media': { [lying]: { marginBlockEnd: 6 } } });
/** Where the cover will be. */
export const noCover = component({
  aspectRatio: '1',
  borderRadius: vars.radius.art,
  background: ink(vars.color.fg, 0.085),
});
export const nothing = component({ color: ink(vars.color.fg, vars.opacity.muted) });
export const title = component({
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.5rem, 2.8vw, 2.5rem)',
  lineHeight: 1.1,
  fontWeight: 780,
  fontStretch: '92%',
  letterSpacing: '-0.015em',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  '@media': { [lying]: { fontSize: '1rem', WebkitLineClamp: 1 } },
});
export const side = component({ minInlineSize: 0, minBlockSize: 0, display: 'flex' });
export const pane = utility({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingBlockStart: 0,
});
export const credits = component({
  overflowY: 'auto',
  maxInlineSize: 560,
  // The letters of all parts begin on one line.
  paddingInline: 20,
  display: 'grid',
  gap: 20,
  alignContent: 'start',
});

export const controls = component({
  flexShrink: 0,
  paddingInline: 64,
  paddingBlock: '16px 20px',
  '@media': { [narrow]: { paddingInline: 24 }, [lying]: { paddingBlock: 0 } },
});
export const seek = component({ display: 'flex', alignItems: 'center', gap: 16 });
export const row = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 16,
  minBlockSize: 80,
});
export const start = component({ display: 'flex', marginInlineStart: -10 });
export const transport = component({ display: 'flex', alignItems: 'center', gap: 16, direction: 'ltr' });
export const end = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  marginInlineEnd: -10,
});
