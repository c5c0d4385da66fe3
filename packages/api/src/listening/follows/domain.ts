import type { Domain } from '../../core/domain.ts';
import { handledBy } from '../../core/jobs.ts';
import * as contract from './contract.ts';
import { followReactions } from './events.ts';
import { tellRelease } from './jobs.ts';
import { followRows } from './rest.ts';
import { followsRouter } from './router.ts';

export const follows = {
  name: 'follows',
  routers: { follows: followsRouter },
  rows: followRows,
  about: ['Following', 'Artists and people one follows, and what is new from them.'],
  contract,
  jobs: [
    handledBy(tellRelease, {
      start: async () => (await import('./tell-release.ts')).tellFollowers,
    }),
  ],
  reactions: followReactions,
  exported: {
    artist_follows: { column: 'user_id', without: ['shown', 'name_key'] },
    user_follows: { column: 'user_id' },
  },
} satisfies Domain;
