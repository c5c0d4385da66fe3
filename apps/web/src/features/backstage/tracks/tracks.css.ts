import { component, ink, vars } from '@kantele/ui/css';

export const credits = component({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });
export const credit = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
  alignItems: 'end',
  gap: 8,
});

/** The shape of a sound, with its length below. */
export const sound = component({ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' });
export const shape = component({
  inlineSize: '100%',
  color: ink(vars.color.fg, vars.opacity.muted),
});
export const facts = component({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' });

/** What is in the trash, below what is not. */
export const trash = component({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' });
export const trashed = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minBlockSize: 44,
  borderBlockEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  overflowWrap: 'anywhere',
});

/** Rows that can be chosen. */
export const choosing = component({ display: 'flex', alignItems: 'center', gap: 12, minInlineSize: 0 });
