import { component, globalIn, ink, media, motion, vars } from '@kantele/ui/css';

export const group = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: '16px 14px',
});
export const choice = component({ display: 'grid', gap: 8, minInlineSize: 0, outline: 'none' });

export const tile = component({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  blockSize: 88,
  padding: 12,
  overflow: 'hidden',
  background: ink(vars.color.bg),
  color: ink(vars.color.fg),
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${ink(vars.color.fg, 0.24)}`,
  transition: `outline-color ${motion.hover}`,
  outline: '2px solid transparent',
  outlineOffset: 2,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const title = component({
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  lineHeight: 1,
  fontWeight: 800,
  fontStretch: '84%',
});
export const bar = component({
  blockSize: 4,
  inlineSize: '62%',
  borderRadius: 2,
  background: ink(vars.color.fg, 0.4),
});
export const shortBar = component({
  blockSize: 4,
  inlineSize: '40%',
  borderRadius: 2,
  background: ink(vars.color.fg, 0.4),
});
export const play = component({
  position: 'absolute',
  insetInlineEnd: 10,
  insetBlockEnd: 10,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: '50%',
  background: ink(vars.color.primary),
  color: ink(vars.color.onPrimary),
});
export const half = component({ position: 'absolute', inset: 0, background: ink(vars.color.bg) });
export const otherHalf = component({
  position: 'absolute',
  inset: 0,
  background: ink(vars.color.bg),
  clipPath: 'polygon(58% 0, 100% 0, 100% 100%, 42% 100%)',
});

export const name = component({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: '0.875rem',
  lineHeight: 20 / 14,
  fontWeight: 580,
});
export const dot = component({
  flexShrink: 0,
  inlineSize: 18,
  blockSize: 18,
  borderRadius: '50%',
  border: `1px solid ${ink(vars.color.fg, 0.6)}`,
});
globalIn('components', `[data-selected] > .${name} > .${dot}`, {
  border: `5px solid ${ink(vars.color.primary)}`,
  '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
});
globalIn('components', `[data-selected] > .${tile}`, { outlineColor: ink(vars.color.primary) });
globalIn('components', `[data-focus-visible] > .${tile}`, {
  outlineColor: ink(vars.color.focus),
  outlineOffset: 4,
});
