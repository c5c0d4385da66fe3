import { component, ink, vars } from '@kantele/ui/css';

/** The pages at the side, one of them beside. */
const wide = 'main (min-width: 720px)';

export const columns = component({
  display: 'grid',
  gap: '20px 40px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': { [wide]: { gridTemplateColumns: '212px minmax(0, 760px)' } },
});
export const side = component({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [wide]: { position: 'sticky', insetBlockStart: 8 } },
});
export const page = component({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });
export const form = component({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });

/** One setting; the search leads here. */
export const setting = component({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  scrollMarginBlock: 96,
  // One that is closed is a fieldset.
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
export const note = component({
  fontSize: '0.8125rem',
  lineHeight: 18 / 13,
  color: ink(vars.color.fg, vars.opacity.muted),
});
export const line = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const narrow = component({ maxInlineSize: 320 });

export const records = component({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });
export const record = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'start',
  padding: '12px 12px 14px',
  border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  borderRadius: vars.radius.control,
});
export const recordFields = component({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
});

export const details = component({
  borderBlockStart: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  paddingBlockStart: 12,
});
export const summary = component({
  fontSize: '0.875rem',
  lineHeight: 20 / 14,
  fontWeight: 600,
  cursor: 'default',
  borderRadius: 4,
  selectors: { '&:focus-visible': { outline: `2px solid ${ink(vars.color.focus)}`, outlineOffset: 2 } },
});
export const inside = component({ display: 'grid', gap: 14, paddingBlockStart: 12 });
export const wholeLine = component({ flexBasis: '100%' });
export const fixed = component({ paddingBlock: 4, overflowWrap: 'anywhere' });
