import { component, ink, media, vars } from '@kantele/ui/css';

export const region = component({ display: 'grid', gap: 16, minInlineSize: 0, outline: 'none' });
export const list = component({
  display: 'grid',
  borderBlockStart: `1px solid ${ink(vars.color.fg, '0.12')}`,
});
export const row = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: '8px 24px',
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${ink(vars.color.fg, '0.12')}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const words = component({ display: 'grid', gap: 2, alignContent: 'start', minInlineSize: 0 });
export const choices = component({ display: 'grid', gap: 8, alignContent: 'start', minInlineSize: 0 });
export const choice = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
});
export const buttons = component({ display: 'flex', flexWrap: 'wrap', gap: 8 });
