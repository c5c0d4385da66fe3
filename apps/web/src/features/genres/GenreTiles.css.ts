import { component, motion, ring, vars } from '@kantele/ui/css';

export const root = component({ containerType: 'inline-size' });

export const grid = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  listStyle: 'none',
  '@container': {
    '(min-width: 37.5rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 16 },
    '(min-width: 50rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '(min-width: 67.5rem)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 20 },
  },
});

export const tile = component({
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'flex-end',
  minBlockSize: '5.75rem',
  padding: '0 12px 8px',
  borderRadius: `calc(${vars.radius.art} * 1.5)`,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
  cursor: 'default',
  transition: `transform ${motion.press}`,
  selectors: { '&:active': { transform: 'scale(.985)' }, '&:focus-visible': ring },
});
