import { component, utility, z } from '@kantele/ui/css';

/** Height of a list's head and of the bar that takes its place. */
export const headHeight = '2.75rem';

export const frame = component({
  position: 'relative',
  containerType: 'inline-size',
  containerName: 'tracks',
});

/** Takes no room of its own, so that nothing moves when rows are chosen. */
export const barPlace = component({
  position: 'sticky',
  insetBlockStart: 'var(--top)',
  zIndex: z.sticky - 2,
  blockSize: headHeight,
  marginBlockEnd: `-${headHeight}`,
});
export const above = utility({ marginBlock: `-${headHeight} 0` });
