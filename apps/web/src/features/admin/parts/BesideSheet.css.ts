import { component, globalIn, ink, vars, z } from '@kantele/ui/css';

/** From this width on a sheet stands beside the list it was opened from; below, it lies over it. */
export const roomy = '(min-width: 1100px)';
const width = '440px';

export const sheet = component({
  position: 'fixed',
  insetBlockStart: 'var(--strips, 0px)',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: z.sticky,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: width,
  background: ink(vars.color.raised),
  borderInlineStart: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  outline: 'none',
});
export const head = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlock: '16px 8px',
  paddingInline: '24px 12px',
});
export const body = component({
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  paddingBlock: '8px 24px',
  paddingInline: 24,
  containerType: 'inline-size',
  containerName: 'main',
});
// The list and the bar above it make room.
globalIn('components', `:root:has(.${sheet}) #admin-column`, {
  '@media': { [roomy]: { paddingInlineEnd: width } },
});
globalIn('utilities', `.${head} > :first-child`, { overflowWrap: 'anywhere' });
