import { component, globalIn } from '@kantele/ui/css';

export const addition = component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
globalIn('components', `[data-density="compact"] .${addition}`, {
  flexDirection: 'row',
  alignItems: 'baseline',
  gap: 8,
});
export const name = component({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
