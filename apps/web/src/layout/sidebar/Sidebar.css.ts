import { component, globalIn, ink, insetRing, media, utility, vars } from '@kantele/ui/css';
import { defaultInterface, sidebarWidths } from '../../app/interface-preferences.ts';
import { folded, outOfSight } from '../../app/parts/folded.ts';

export const sidebar = component({
  position: 'relative',
  inlineSize: `var(--sidebar, ${defaultInterface.sidebarWidth}px)`,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  borderInlineEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  '@media': { ...folded({ inlineSize: sidebarWidths.rail }), [media.phone]: { display: 'none' } },
});

export const wordmark = component({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  blockSize: '4rem',
  paddingInline: 24,
  fontFamily: vars.font.display,
  fontSize: '1.625rem',
  lineHeight: 1,
  fontWeight: 820,
  fontStretch: '88%',
  letterSpacing: '-0.02em',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  selectors: { '&:focus-visible': insetRing },
  '@media': folded({ justifyContent: 'center', paddingInline: 0 }),
});

/** More of them than there is room for are scrolled. */
export const menus = component({
  flex: '0 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  scrollbarWidth: 'none',
});
export const menuPart = component({
  selectors: {
    '& + &': {
      paddingBlockStart: 14,
      borderBlockStart: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
    },
  },
});
export const menu = component({ display: 'grid', listStyle: 'none', paddingBlockEnd: 14 });

export const item = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minBlockSize: 42,
  paddingBlock: 6,
  paddingInline: 24,
  color: ink(vars.color.fg, vars.opacity.muted),
  fontSize: '0.9375rem',
  lineHeight: 22 / 15,
  fontWeight: 540,
  cursor: 'default',
  selectors: {
    '&:hover': { color: ink(vars.color.fg) },
    '&:focus-visible': insetRing,
    '&[aria-current="page"]': { color: ink(vars.color.fg), fontWeight: 680 },
    // The mark at the edge of the sheet.
    '&[aria-current="page"]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: 9,
      inlineSize: 3,
      borderStartEndRadius: 2,
      borderEndEndRadius: 2,
      background: ink(vars.color.fg),
    },
  },
  '@media': {
    ...folded({ justifyContent: 'center', paddingInline: 0, minBlockSize: 52 }),
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]::before': { background: 'Highlight' } },
    },
  },
});
// The glyph as a whole is lighter, not its strokes, which would be darker where they cross.
globalIn('components', `.${item} svg`, { color: ink(vars.color.fg), opacity: vars.opacity.muted });
globalIn('components', `.${item}:hover svg, .${item}[aria-current="page"] svg`, { opacity: 1 });
export const label = utility({ minInlineSize: 0, overflowWrap: 'anywhere', '@media': folded(outOfSight) });

/** The title over items; a rail of icons has no room for it. */
export const group = component({
  display: 'block',
  padding: '12px 24px 4px',
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  fontWeight: 640,
  overflowWrap: 'anywhere',
  color: ink(vars.color.fg, vars.opacity.muted),
  '@media': folded({ display: 'none' }),
});
/** Items within another one. */
export const inner = component({
  display: 'grid',
  listStyle: 'none',
  marginInlineStart: 16,
  '@media': folded({ marginInlineStart: 0 }),
});

export const foot = component({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockStart: 'auto',
  padding: '8px 14px',
  '@media': {
    [media.desktop]: { selectors: { ':root[data-rail] &': { justifyContent: 'center', paddingInline: 0 } } },
    '(max-width: 74.99875rem)': { display: 'none' },
  },
});
/** The line of the sidebar moves only where it is wide. */
export const resizer = component({
  '@media': {
    [media.desktop]: { selectors: { ':root[data-rail] &': { display: 'none' } } },
    '(max-width: 74.99875rem)': { display: 'none' },
  },
});
export const mirrored = component({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
