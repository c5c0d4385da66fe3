import { component, ink, text, vars } from '@kantele/ui/css';

export const columns = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 32 });
export const main = component({
  flex: '999 1 520px',
  minInlineSize: 'min(100%, 340px)',
  display: 'grid',
  gap: 28,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const side = component({
  flex: '1 1 280px',
  maxInlineSize: 420,
  minInlineSize: 'min(100%, 260px)',
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
/** Behind both columns, whatever room there is. */
export const last = component({ flex: '1 0 100%' });
export const narrow = component({ maxInlineSize: 640, display: 'grid', gap: 20 });
export const fields = component({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
});
export const wide = component({ gridColumn: '1 / -1' });

export const track = component({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  minInlineSize: 0,
  minBlockSize: 48,
});
export const number = component({
  color: ink(vars.color.fg, vars.opacity.muted),
  fontVariantNumeric: 'tabular-nums',
});
export const words = component({ display: 'grid', minInlineSize: 0 });
export const name = text({ style: 'listName', clamp: 1 });
export const detail = text({ style: 'small', tone: 'muted', clamp: 1 });

/** The release as listeners will see it. */
export const preview = component({
  display: 'grid',
  gap: 12,
  padding: 16,
  background: ink(vars.color.panel),
  border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  borderRadius: vars.radius.panel,
});
export const cover = component({ position: 'relative' });
export const coverAction = component({
  position: 'absolute',
  insetInlineEnd: 12,
  insetBlockEnd: 12,
  background: ink(vars.color.panel),
});
export const title = component({
  fontFamily: vars.font.display,
  fontSize: '1.75rem',
  lineHeight: 1.1,
  fontWeight: 780,
  overflowWrap: 'anywhere',
});

export const releases = component({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const release = component({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 16,
  minBlockSize: 76,
  borderBlockEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
});
export const problems = component({ margin: 0, paddingInlineStart: 20, display: 'grid', gap: 4 });
export const requestList = component({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
export const requestName = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  fontWeight: 620,
});
