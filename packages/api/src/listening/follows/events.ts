import type { Reactions } from '../../core/context.ts';
import { tellRelease } from './jobs.ts';

export const followReactions = {
  'albums.released': async ({ services }, trx, { ids }) => {
    const payloads = ids.map((album_id) => ({ album_id, after: 0 }));
    await services.jobs.addMany(trx, tellRelease, payloads, ({ album_id }) => `release:${album_id}:0`);
  },
} satisfies Reactions;
