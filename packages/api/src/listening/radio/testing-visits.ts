import type { Visit } from '../../testing-visits.ts';

export const visits: Visit[] = [
  ['a radio of a track', (caller) => caller.radio.get({ type: 'track', id: 777, seed: 5 })],
  ['a radio of a genre', (caller) => caller.radio.get({ type: 'genre', id: 7 })],
  ['a radio of a playlist', (caller) => caller.radio.get({ type: 'playlist', id: 3 })],
];
