import type { Reactions } from '../../core/context.ts';
import { queueCancellation } from './subscriptions/queue-cancellation.ts';

export const billingReactions = {
  'accounts.removing': (ctx, trx, { ids }) => queueCancellation(ctx, trx, ids),
} satisfies Reactions;
