import type { Reactions } from '../../core/context.ts';
import { completePlaylists } from './jobs.ts';

export const playlistReactions = {
  'imports.finished': async ({ services }, trx) => {
    await services.jobs.add(trx, completePlaylists, {}, { key: completePlaylists.name });
  },
} satisfies Reactions;
