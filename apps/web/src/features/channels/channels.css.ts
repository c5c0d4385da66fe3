import { component, ink, motion, ring, text, vars } from '@kantele/ui/css';

export const section = component({ minInlineSize: 0 });

export const tile = component({
  display: 'grid',
  alignContent: 'end',
  gap: 2,
  minBlockSize: '5.75rem',
  blockSize: '100%',
  padding: '12px 14px',
  overflowWrap: 'anywhere',
  borderRadius: `calc(${vars.radius.art} * 1.5)`,
  background: ink(vars.color.panel),
  border: `1px solid ${ink(vars.color.fg, vars.opacity.divider)}`,
  cursor: 'default',
  transition: `transform ${motion.press}`,
  selectors: { '&:active': { transform: 'scale(.985)' }, '&:focus-visible': ring },
});
export const tileName = text({ style: 'h4' });
export const tileWords = text({ style: 'small', tone: 'muted', clamp: 2 });

export const head = component({ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' });
