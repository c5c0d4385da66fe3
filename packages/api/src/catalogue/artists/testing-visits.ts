import type { Visit } from '../../testing-visits.ts';

export const visits: Visit[] = [
  ['artists', (caller) => caller.artists.list({ per_page: 100 })],
  ['an artist', (caller) => caller.artists.get({ id: 7 })],
  ['artists like another', (caller) => caller.artists.similar({ id: 7 })],
  ['all artists', (caller) => caller.artists.managed({ per_page: 100, orderBy: 'plays' })],
];
