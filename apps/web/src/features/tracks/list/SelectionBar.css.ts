import { component, ink, utility, vars } from '@kantele/ui/css';

/** As wide as the chosen rows, which must not be seen beside it. */
export const bar = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  blockSize: '100%',
  marginInline: -8,
  paddingInline: 8,
  background: ink(vars.color.bg),
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 8,
      insetBlockEnd: 0,
      blockSize: 2,
      background: ink(vars.color.fg),
    },
  },
});
export const count = component({ marginInlineEnd: 12, whiteSpace: 'nowrap' });
const narrow = 'tracks (max-width: 34.99875rem)';
export const action = utility({
  paddingInline: 10,
  '@container': { [narrow]: { paddingInline: 10, gap: 0 } },
});
export const icon = component({ display: 'grid' });
export const words = component({ '@container': { [narrow]: { display: 'none' } } });
export const clear = utility({ marginInlineStart: 'auto' });
