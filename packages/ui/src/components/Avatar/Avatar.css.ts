import { vars } from '../../css/contract.css.ts';
import { ink } from '../../css/ink.ts';
import { component } from '../../css/layered.ts';

export const avatar = component({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  aspectRatio: '1',
  borderRadius: '50%',
  background: ink(vars.color.fg),
  color: ink(vars.color.bg),
  fontWeight: 680,
  lineHeight: 1,
  letterSpacing: '0.01em',
  userSelect: 'none',
});

export const image = component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
