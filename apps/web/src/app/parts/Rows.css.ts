import { component, ink, vars } from '@kantele/ui/css';
import { text } from '@kantele/ui/css/text.css';

/** A short list of people or things: a picture, words, and what can be done at the end. */
export const rows = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const row = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  minBlockSize: 64,
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
});
export const words = component({
  display: 'grid',
  // In letters, so that larger ones take the row for themselves before a word breaks.
  flex: '1 1 12em',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const name = text({ style: 'strong' });
export const detail = text({ style: 'small', tone: 'muted' });
export const actions = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const stack = component({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });
