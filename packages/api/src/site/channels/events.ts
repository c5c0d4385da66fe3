import type { Reactions } from '../../core/context.ts';
import { moveGenre } from './queries.ts';

export const channelReactions = {
  'genres.merging': (_ctx, trx, { from, into }) => moveGenre(trx, from, into),
} satisfies Reactions;
