import { component } from '../../css/layered.ts';

export const drawing = component({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
