import type { Visit } from '../../testing-visits.ts';

export const visits: Visit[] = [
  ['albums of an artist', (caller) => caller.artists.albums({ id: 7 })],
  ['albums', (caller) => caller.albums.list({ per_page: 100, orderBy: 'popular', type: 'ep' })],
  ['an album', (caller) => caller.albums.get({ id: 77 })],
  ['all albums', (caller) => caller.albums.managed({ per_page: 100, query: 'silver' })],
];
