import type { Reactions } from '../../core/context.ts';
import { queueDiscard } from './discard-uploads.ts';

export const uploadReactions = {
  'accounts.removing': (ctx, trx, { ids }) => queueDiscard(ctx, trx, ids),
} satisfies Reactions;
