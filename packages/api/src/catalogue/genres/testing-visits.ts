import type { Visit } from '../../testing-visits.ts';

export const visits: Visit[] = [
  ['genres', (caller) => caller.genres.list({})],
  ['a genre', (caller) => caller.genres.get({ slug: 'genre-7' })],
  ['albums of a genre', (caller) => caller.genres.albums({ slug: 'genre-7' })],
  ['tracks of a genre', (caller) => caller.genres.tracks({ slug: 'genre-7' })],
  ['genres by a part of the name', (caller) => caller.genres.list({ query: 'genre', orderBy: 'name' })],
];
