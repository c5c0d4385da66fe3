import type { Reactions } from '../../core/context.ts';
import { dropRenditions } from './drop-renditions.ts';
import { releaseSounds } from './release-sounds.ts';

export const streamingReactions = {
  'tracks.removing': (ctx, trx, { ids }) => releaseSounds(ctx, trx, ids),
  'files.removing': (_ctx, trx, { keys }) => dropRenditions(trx, keys),
} satisfies Reactions;
