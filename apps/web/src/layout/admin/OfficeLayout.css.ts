import { component, globalIn, ink, insetRing, media, vars } from '@kantele/ui/css';
import { narrow } from '../../features/admin/frame/narrow.ts';

export const frame = component({
  vars: { '--gutter': '32px', '--top': '0px' },
  position: 'fixed',
  inset: 0,
  insetBlockStart: 'var(--strips, 0px)',
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  background: ink(vars.color.bg),
  overflow: 'clip',
  '@media': {
    '(max-width: 1199.98px)': { vars: { '--gutter': '24px' } },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { vars: { '--gutter': '16px' } },
  },
});

export const side = component({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minBlockSize: 0,
  paddingBlockEnd: 16,
  borderInlineEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  '@media': { [narrow]: { display: 'none' } },
});
export const mark = component({
  display: 'grid',
  gap: 4,
  padding: '20px 24px 8px',
  selectors: { '&:focus-visible': insetRing },
});
export const siteName = component({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.display,
  fontSize: '1.625rem',
  lineHeight: 30 / 26,
  fontWeight: 820,
  fontStretch: '88%',
  letterSpacing: '-0.02em',
});
export const sideNav = component({});
// The mark of the place one is at stands on the edge of the window.
globalIn('utilities', `.${sideNav} :is(a, :has(> ul) > button)`, {
  paddingInline: 24,
  minBlockSize: 38,
  borderRadius: 0,
});

export const column = component({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  minBlockSize: 0,
});
export const bar = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  minBlockSize: 56,
  paddingInline: 'var(--gutter)',
  '@media': {
    [narrow]: {
      paddingBlock: 6,
      borderBlockEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
    },
  },
});
export const barNav = component({
  flex: 1,
  maxInlineSize: 360,
  marginInlineEnd: 'auto',
  '@media': { '(min-width: 900px)': { display: 'none' } },
});
/** The words of the way back; on a phone the sign alone. */
export const backWords = component({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
export const back = component({
  '@media': { [media.phone]: { paddingInline: 11 } },
});

/** An arrow that leads back, whichever way that is. */
export const backGlyph = component({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const main = component({
  position: 'relative',
  minInlineSize: 0,
  overflowY: 'auto',
  overflowX: 'clip',
  overscrollBehaviorY: 'contain',
  scrollbarWidth: 'thin',
  scrollPaddingBlock: '16px 88px',
  containerType: 'inline-size',
  containerName: 'main',
  outline: 'none',
});

// No player lies along the lower edge of these pages.
globalIn('components', ':root:not(:has(#player))', { vars: { '--player-height': '0px' } });
