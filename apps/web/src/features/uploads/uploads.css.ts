import { component, ink, media, text, vars } from '@kantele/ui/css';

export const rows = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const row = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 40px',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 56,
  borderBlockEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
});
export const words = component({ display: 'grid', minInlineSize: 0 });
export const name = text({ style: 'listName', clamp: 1 });
export const detail = text({ style: 'small', tone: 'muted', clamp: 1 });
const line1 = {
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '0.875rem',
  maxInlineSize: 280,
} as const;
export const state = component({ ...line1, gridColumn: 2, color: ink(vars.color.fg, vars.opacity.muted) });
export const failed = component({ ...line1, gridColumn: 2, color: ink(vars.color.danger) });
export const line = component({ position: 'absolute', insetInline: 0, insetBlockEnd: -1 });

export const tray = component({
  position: 'fixed',
  insetInlineEnd: 16,
  insetBlockEnd: 'calc(var(--player-height, 0px) + var(--save-bar, 0px) + 16px)',
  zIndex: 30,
  inlineSize: 'min(400px, calc(100vw - 32px))',
  background: ink(vars.color.panel),
  border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  borderRadius: vars.radius.panel,
  boxShadow: `0 8px 24px ${ink(vars.color.scrim, 0.24)}`,
  overflow: 'clip',
  '@media': { [media.phone]: { insetInline: 8, inlineSize: 'auto' } },
});
export const trayHead = component({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 52,
  paddingInline: '16px 8px',
});
export const trayTitle = component({ flex: 1, minInlineSize: 0, display: 'grid' });
export const trayBody = component({
  maxBlockSize: 'min(320px, 40dvb)',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  paddingInline: '16px 8px',
});
