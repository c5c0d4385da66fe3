import { component, ink, vars } from '@kantele/ui/css';

/** Things of forms and dialogs. */
export const fields = {
  stack: component({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }),
  pair: component({
    display: 'grid',
    gap: 16,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(11.25rem, 100%), 1fr))',
    alignItems: 'start',
  }),
  buttons: component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: 10,
    paddingBlock: '8px 4px',
  }),
};

/** A person or a thing in a table: a picture, and words beside it. */
export const person = component({ display: 'flex', alignItems: 'center', gap: 12, minInlineSize: 0 });
export const personWords = component({ display: 'grid', minInlineSize: 0 });

/** Badges after each other. */
export const badges = component({ display: 'flex', flexWrap: 'wrap', gap: 6 });

/** One thing that can be done, with a sentence on what it does. */
export const action = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  paddingBlock: 16,
  borderBlockStart: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  selectors: { '&:first-child': { borderBlockStart: 'none', paddingBlockStart: 0 } },
});
export const actionWords = component({ display: 'grid', gap: 2, flex: '1 1 200px', minInlineSize: 0 });

/** Boxes under each other, below their question. */
export const boxGroup = component({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });

/** Views of a table that can be removed. */
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
