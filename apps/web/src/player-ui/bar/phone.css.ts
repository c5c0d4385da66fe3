import { component, ink, media, utility, vars } from '@kantele/ui/css';
import { fallbackVar } from '@vanilla-extract/css';
import { dark, light } from '../../catalogue/artwork/Tint.css.ts';

/** Low and wide: cover and controls side by side. */
const lying = '(max-height: 480px) and (min-width: 30rem) and (orientation: landscape)';
const { triplet } = vars.color.bg;

export const full = component({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overflowX: 'clip',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column',
  paddingInline: 24,
  paddingBlock: 'env(safe-area-inset-top) 12px',
  background: `linear-gradient(light-dark(rgb(${fallbackVar(light, triplet)}), rgb(${fallbackVar(dark, triplet)})), ${ink(vars.color.bg)} 70%)`,
  '@media': {
    [media.forcedColors]: { background: 'Canvas' },
    [media.moreContrast]: { background: ink(vars.color.bg) },
    [lying]: {
      display: 'grid',
      gridTemplateColumns: 'min(40vw, 100dvb - 96px) minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      columnGap: 32,
    },
  },
});
export const fullHead = component({
  flexShrink: 0,
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) 48px',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 64,
  marginInline: -12,
  textAlign: 'center',
  '@media': { [lying]: { gridColumn: '1 / -1', minBlockSize: 52 } },
});
export const cover = component({
  // At most 60% of the height; never so small that it says nothing.
  inlineSize: 'min(100%, max(160px, 100dvb - 470px), 60dvb)',
  marginInline: 'auto',
  marginBlock: 'auto',
  '@media': { [lying]: { inlineSize: '100%', marginBlock: 0, alignSelf: 'center' } },
});
export const controls = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  paddingBlockStart: 16,
  '@media': { [lying]: { paddingBlockStart: 0, alignSelf: 'safe center' } },
});
/** Title and artists beside the heart, whose glyph meets the edge. */
export const names = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
  marginInlineEnd: -11,
});
export const title = component({
  fontFamily: vars.font.display,
  fontSize: '1.75rem',
  lineHeight: 32 / 28,
  fontWeight: 760,
  fontStretch: '84%',
  letterSpacing: '-0.012em',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const times = component({ display: 'flex', justifyContent: 'space-between', marginBlockStart: -12 });
export const seek = component({ display: 'flex', alignItems: 'center' });
/** 48 px for the thumb. */
export const thumbStrip = utility({ blockSize: 48 });
export const transport = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  direction: 'ltr',
  minBlockSize: 88,
  marginInline: -12,
});
/** Two lines of the lyrics; a press opens them all. */
export const excerpt = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 12,
  inlineSize: '100%',
  paddingBlock: '12px 8px',
  borderBlockStart: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  textAlign: 'start',
  fontFamily: vars.font.display,
  fontSize: '1.1875rem',
  lineHeight: 28 / 19,
  fontWeight: 660,
  fontStretch: '94%',
  '@media': { [lying]: { display: 'none' } },
});
export const excerptHead = component({
  gridColumn: 1,
  fontFamily: vars.font.sans,
  fontSize: '0.8125rem',
  lineHeight: 22 / 13,
  fontWeight: 450,
  fontStretch: '100%',
});
export const excerptGlyph = component({
  gridColumn: 2,
  gridRow: '1 / 3',
  alignSelf: 'start',
  marginBlockStart: 4,
});
const excerptLine = {
  gridColumn: '1 / -1',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minBlockSize: 28,
} as const;
export const sung = component(excerptLine);
export const coming = component({ ...excerptLine, color: ink(vars.color.fg, vars.opacity.faint) });
export const foot = component({ display: 'flex', justifyContent: 'space-between', marginInline: -12 });

/** A sheet over the player: its title, and a scroll place of its own. */
export const sheetHead = component({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 52,
  paddingInline: '20px 12px',
});
export const sheetTitle = component({
  flex: 1,
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontSize: '1.125rem',
  lineHeight: 24 / 18,
  fontWeight: 650,
});
