import { component, ink, insetRing, media, text, vars } from '@kantele/ui/css';

export const editor = component({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: 860,
});
export const tabs = component({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });
export const transport = component({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 44,
});
export const seek = component({ flex: 1, minInlineSize: 80 });
export const clock = component({
  fontVariantNumeric: 'tabular-nums',
  color: ink(vars.color.fg, vars.opacity.muted),
});
export const words = component({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });
export const file = component({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const note = text({ style: 'small', tone: 'muted' });
export const hint = text({ style: 'small', tone: 'muted' });

export const timing = component({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });
export const tapper = component({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 16,
  background: ink(vars.color.panel),
  border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  borderRadius: vars.radius.panel,
});
export const now = component({
  fontFamily: vars.font.display,
  fontSize: '1.75rem',
  lineHeight: 1.2,
  fontWeight: 700,
  overflowWrap: 'anywhere',
});
export const tools = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 'none',
  minInlineSize: 0,
});
export const lines = component({
  margin: 0,
  padding: 4,
  listStyle: 'none',
  maxBlockSize: 'min(60vh, 560px)',
  overflowY: 'auto',
  border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  borderRadius: vars.radius.panel,
});
export const line = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 16px',
  inlineSize: '100%',
  minBlockSize: 40,
  padding: '8px 12px',
  borderRadius: 6,
  textAlign: 'start',
  selectors: {
    '&:focus-visible': insetRing,
    '&[aria-current="true"]': { background: ink(vars.color.fg, vars.opacity.hover), fontWeight: 700 },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current="true"]': { color: 'Highlight' } } },
  },
});
export const time = component({
  flexShrink: 0,
  minInlineSize: '5.5em',
  fontVariantNumeric: 'tabular-nums',
  color: ink(vars.color.fg, vars.opacity.muted),
});
export const wrong = component({ color: ink(vars.color.danger) });
export const lineText = component({ flex: '1 1 12em', minInlineSize: 0, overflowWrap: 'anywhere' });
export const preview = component({
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  blockSize: 'min(60vh, 560px)',
  border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  borderRadius: vars.radius.panel,
  overflow: 'clip',
});
