import { component, ink, vars } from '@kantele/ui/css';

const small = { fontSize: '0.8125rem', lineHeight: 18 / 13 } as const;

export const field = component({
  display: 'grid',
  gap: 6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
/** A legend takes no part in the grid. */
export const label = component({ ...small, fontWeight: 600, marginBlockEnd: 6 });
export const hint = component({ ...small, color: ink(vars.color.fg, vars.opacity.muted) });
export const error = component({ ...small, color: ink(vars.color.danger) });
export const place = component({
  display: 'grid',
  placeItems: 'center',
  blockSize: 96,
  padding: 12,
  borderRadius: vars.radius.control,
  border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  background: ink(vars.color.panel),
});
export const picture = component({
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  minBlockSize: 0,
  objectFit: 'contain',
});
export const buttons = component({ display: 'flex', flexWrap: 'wrap', gap: 8 });
