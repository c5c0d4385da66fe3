import { component, globalIn, ink, vars } from '@kantele/ui/css';

export const fields = component({
  minInlineSize: 0,
  margin: 0,
  padding: 16,
  border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  borderRadius: vars.radius.panel,
  background: ink(vars.color.panel),
});
/** A legend that takes part in the layout like everything else. */
export const legend = component({
  float: 'inline-start',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  inlineSize: '100%',
  minBlockSize: 32,
  marginBlockEnd: 12,
});
export const name = component({ flex: 1, minInlineSize: 0, fontWeight: 650 });
/** A feature in the list. */
export const row = component({ display: 'flex', alignItems: 'center', gap: 10, minInlineSize: 0 });
export const thumb = component({ inlineSize: 40, blockSize: 40, objectFit: 'cover', borderRadius: 4 });
export const list = component({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

globalIn('components', `.${legend} + *`, { clear: 'both' });
