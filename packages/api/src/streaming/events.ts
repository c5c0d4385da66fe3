import type { Reactions } from '../core/context.ts';
import { dropRenditions } from './drop-renditions.ts';

export const streamingReactions = {
  'files.removing': (_ctx, trx, { keys }) => dropRenditions(trx, keys),
} satisfies Reactions;
