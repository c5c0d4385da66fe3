import type { Reactions } from '../../core/context.ts';
import { completePlaylists } from './jobs.ts';
import { lockPlaylistsOf } from './queries.ts';

export const playlistReactions = {
  'tracks.removing': (_ctx, trx, { ids }) => lockPlaylistsOf(trx, ids),
  'imports.finished': async ({ services }, trx) => {
    await services.jobs.add(trx, completePlaylists, {}, { key: completePlaylists.name });
  },
} satisfies Reactions;
