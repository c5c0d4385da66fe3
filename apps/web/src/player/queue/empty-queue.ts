import type { Queue } from './types.ts';

export const emptyQueue: Queue = {
  current: null,
  manual: [],
  context: null,
  natural: [],
  order: [],
  at: -1,
  played: [],
  shuffle: false,
  repeat: 'off',
  batch: null,
  nextId: 1,
};
