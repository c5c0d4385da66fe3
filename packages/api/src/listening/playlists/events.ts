import type { Reactions } from '../../core/context.ts';
import { queueRemovalOf } from '../../platform/files/jobs.ts';
import { completePlaylists } from './jobs.ts';
import { coversOf, lockPlaylistsOf } from './queries.ts';

export const playlistReactions = {
  'accounts.removing': async (ctx, trx, { ids }) =>
    queueRemovalOf(ctx, trx, 'image', await coversOf(trx, ids)),
  'tracks.removing': (_ctx, trx, { ids }) => lockPlaylistsOf(trx, ids),
  'imports.finished': async ({ services }, trx) => {
    await services.jobs.add(trx, completePlaylists, {}, { key: completePlaylists.name });
  },
} satisfies Reactions;
