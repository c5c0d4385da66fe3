import { component } from '@kantele/ui/css';

export const field = component({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minInlineSize: 0,
  border: 0,
});
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flexGrow: 1,
  gap: 8,
  minInlineSize: 0,
});
export const progress = component({ flexBasis: '100%' });
