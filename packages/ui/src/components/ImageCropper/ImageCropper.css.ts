import { vars } from '../../css/contract.css.ts';
import { insetRing } from '../../css/focus.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';

export const root = component({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });
export const frame = component({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: 'min(100%, 360px)',
  aspectRatio: '1',
  marginInline: 'auto',
  borderRadius: vars.radius.art,
  background: ink(vars.color.fg, 0.1),
  cursor: 'move',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&:focus-visible': insetRing },
});
export const picture = component({
  position: 'absolute',
  maxInlineSize: 'none',
  pointerEvents: 'none',
});
export const zoom = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  inlineSize: 'min(100%, 360px)',
  marginInline: 'auto',
});
