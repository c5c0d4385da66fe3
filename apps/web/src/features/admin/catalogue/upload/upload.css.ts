import { component, ink, text, vars } from '@kantele/ui/css';

export const stack = component({ display: 'grid', gap: 28, gridTemplateColumns: 'minmax(0, 1fr)' });
export const reading = component({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  selectors: { '&:empty': { display: 'none' } },
});
export const list = component({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const row = {
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  minInlineSize: 0,
} as const;
export const album = component({ ...row, display: 'flex', alignItems: 'center', gap: 12 });
export const left = component({ ...row, display: 'grid', gap: 2, overflowWrap: 'anywhere' });
export const words = component({ display: 'grid', minInlineSize: 0 });
export const name = text({ style: 'listName', clamp: 1 });
