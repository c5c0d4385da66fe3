import { component, ink, vars } from '@kantele/ui/css';
import { recipe } from '@vanilla-extract/recipes';

export const field = component({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 'none',
});
export const picture = recipe({
  base: component({
    objectFit: 'cover',
    background: ink(vars.color.bgAlt),
    borderRadius: vars.radius.panel,
    maxInlineSize: '100%',
  }),
  variants: {
    place: {
      portrait: component({ inlineSize: 160, aspectRatio: '1' }),
      wide: component({ inlineSize: '100%', aspectRatio: '5 / 2' }),
    },
  },
});
export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const members = component({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
export const member = component({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '8px 12px',
});
export const memberActions = component({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
});
export const add = component({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });
