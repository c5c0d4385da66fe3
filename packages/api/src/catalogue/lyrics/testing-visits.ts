import type { Visit } from '../../testing-visits.ts';

export const visits: Visit[] = [
  ['lyrics', (caller) => caller.lyrics.get({ track_id: 780 })],
  ['a line of lyrics', (caller) => caller.lyrics.search({ query: 'words of number 780' })],
  ['words of all lyrics', (caller) => caller.lyrics.search({ query: 'more of them' })],
  ['all lyrics', (caller) => caller.lyrics.managed({ per_page: 100 })],
];
