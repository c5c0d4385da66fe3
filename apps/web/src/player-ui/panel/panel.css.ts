import { component, ink, utility, vars } from '@kantele/ui/css';

export const panel = component({
  position: 'relative',
  display: 'flex',
  minBlockSize: 0,
  borderInlineStart: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  background: ink(vars.color.bg),
});
export const tabs = utility({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
});
export const head = component({
  gap: 8,
  blockSize: 'var(--top, 4rem)',
  minBlockSize: 52,
  paddingInline: '20px 8px',
  borderBlockEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
});
export const tabList = utility({ flex: 1, minInlineSize: 0, alignSelf: 'stretch', gap: 18, border: 0 });
export const tab = utility({ blockSize: '100%' });
export const close = component({ flexShrink: 0 });
export const pane = utility({
  flex: 1,
  minBlockSize: 0,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingBlockStart: 0,
});

/** What plays. */
export const now = component({
  padding: 24,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 18,
});
export const titleLine = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  marginInlineEnd: -10,
});
export const titleButtons = component({ display: 'flex' });
export const title = component({
  fontFamily: vars.font.display,
  fontSize: '1.625rem',
  lineHeight: 30 / 26,
  fontWeight: 760,
  fontStretch: '86%',
  letterSpacing: '-0.012em',
  overflowWrap: 'anywhere',
});
export const artists = component({ fontSize: '0.9375rem', lineHeight: 22 / 15 });
export const section = component({
  borderBlockStart: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  paddingBlockStart: 16,
});
export const artist = component({ display: 'flex', alignItems: 'center', gap: 14 });
export const artistWords = component({ minInlineSize: 0, display: 'grid' });
export const bio = component({ marginBlockStart: 12, whiteSpace: 'pre-line' });
export const nextHead = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 40,
  marginBlockStart: -8,
});
export const open = component({ paddingInline: 8, marginInlineEnd: -8 });
export const next = component({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: 'calc(100% + 16px)',
  marginInline: -8,
  padding: '6px 8px',
  borderRadius: 6,
  textAlign: 'start',
  selectors: { '&:hover': { background: ink(vars.color.fg, vars.opacity.hover) } },
});
