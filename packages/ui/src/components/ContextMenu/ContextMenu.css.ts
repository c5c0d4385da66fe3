import { component } from '../../css/layered.ts';

export const area = component({ display: 'contents' });
export const point = component({
  position: 'fixed',
  inlineSize: 1,
  blockSize: 1,
  pointerEvents: 'none',
  // A pointer is measured from the left in every script.
  direction: 'ltr',
});
