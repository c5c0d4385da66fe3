import type { Visit } from '../../testing-visits.ts';

export const visits: Visit[] = [
  ['who follows an artist', (caller) => caller.follows.state({ type: 'artists', id: 7 })],
];
