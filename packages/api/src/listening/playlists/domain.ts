import type { Domain } from '../../core/domain.ts';
import { handledBy } from '../../core/jobs.ts';
import * as contract from './contract.ts';
import { playlistReactions } from './events.ts';
import { completePlaylists, fillPlaylist } from './jobs.ts';
import { purgePlaylists } from './queries.ts';
import { playlistRows } from './rest.ts';
import { playlistsRouter } from './router.ts';

export const playlists = {
  name: 'playlists',
  routers: { playlists: playlistsRouter },
  rows: playlistRows,
  about: ['Playlists', 'Tracks people put together.'],
  contract,
  jobs: [
    handledBy(completePlaylists, {
      start: async () => (await import('./entries/complete-playlists.ts')).completePlaylists,
    }),
    handledBy(fillPlaylist, {
      start: async () => (await import('./smart/fill-playlist.ts')).fillLater,
    }),
  ],
  purges: [purgePlaylists],
  reactions: playlistReactions,
  exported: {
    playlists: { column: 'owner_id', without: ['name_key', 'slug', 'revision'] },
    playlist_tracks: { column: 'added_by', without: ['shown', 'name_key', 'length_sort'] },
  },
} satisfies Domain;
