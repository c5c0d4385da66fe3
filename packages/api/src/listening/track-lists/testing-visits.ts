import type { Visit } from '../../testing-visits.ts';

export const visits: Visit[] = [
  ['tracks', (caller) => caller.tracks.list({ per_page: 100 })],
  ['where pages of tracks begin', (caller) => caller.tracks.index({ orderBy: 'length' })],
  ['ids of tracks', (caller) => caller.tracks.ids({ genre_id: 7 })],
  ['ids of a playlist', (caller) => caller.tracks.ids({ playlist_id: 3, orderBy: 'custom' })],
];
