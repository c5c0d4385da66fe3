import { keyframes } from '@vanilla-extract/css';
import { component } from '../../css/layered.ts';

export const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = component({
  inlineSize: '1em',
  blockSize: '1em',
  fontSize: 16,
  flexShrink: 0,
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  opacity: 0.8,
});
