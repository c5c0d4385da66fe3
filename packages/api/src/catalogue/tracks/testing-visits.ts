import type { Visit } from '../../testing-visits.ts';

export const visits: Visit[] = [
  ['tracks of an artist', (caller) => caller.artists.tracks({ id: 7 })],
  ['a track', (caller) => caller.tracks.get({ id: 777 })],
  ['a waveform', (caller) => caller.tracks.waveform({ id: 777 })],
  ['all tracks', (caller) => caller.tracks.managed({ per_page: 100, genre_id: 7 })],
];
