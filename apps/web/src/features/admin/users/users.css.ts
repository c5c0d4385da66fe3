import { component, ink, vars } from '@kantele/ui/css';

export const views = component({ display: 'grid', listStyle: 'none' });
export const view = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minBlockSize: 48,
  borderBlockEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  overflowWrap: 'anywhere',
});

/** Whose account it is, above the tabs. */
export const head = component({ display: 'flex', alignItems: 'center', gap: 16, paddingBlockEnd: 12 });
export const headWords = component({ display: 'grid', gap: 4, justifyItems: 'start', minInlineSize: 0 });
export const tabs = component({ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' });
