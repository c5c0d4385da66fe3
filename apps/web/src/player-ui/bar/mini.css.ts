import { component, ink, vars } from '@kantele/ui/css';

export const mini = component({
  position: 'relative',
  blockSize: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingInline: '16px 8px',
  background: ink(vars.color.panel),
});
export const progress = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 2,
  background: ink(vars.color.fg, 0.16),
  // Time runs from left to right in every script.
  direction: 'ltr',
});
export const progressFill = component({
  blockSize: '100%',
  transformOrigin: '0 50%',
  background: ink(vars.color.accentText),
});
export const noArt = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 44,
  blockSize: 44,
  borderRadius: vars.radius.art,
  background: ink(vars.color.fg, 0.085),
});
/** Cover and words open the full player. */
export const open = component({
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  textAlign: 'start',
  borderRadius: 4,
  // Nothing scrolls under a finger here: swipes are its own.
  touchAction: 'none',
  overflow: 'hidden',
});
export const words = component({
  minInlineSize: 0,
  flex: 1,
  display: 'grid',
  transform: 'translateX(calc(var(--drag, 0px) * .6))',
});
export const play = component({ fill: 'currentColor' });
export const end = component({ display: 'flex', marginInlineStart: 'auto' });
