import type { z } from 'zod';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import type * as contract from './contract.ts';
import { customerOf, freeProduct } from './queries.ts';
import { subscriptionOf } from './subscriptions/subscription-queries.ts';
import { subscriptionView } from './view.ts';

/** The plan of the one who asks. */
export async function getOverview(ctx: Context): Promise<z.output<typeof contract.overview>> {
  const { id } = userOf(ctx.actor);
  const [row, free, customer] = await Promise.all([
    subscriptionOf(ctx.db, id),
    freeProduct(ctx.db),
    customerOf(ctx.db, id),
  ]);
  return {
    subscription: row ? subscriptionView(row) : null,
    free_plan: free ?? null,
    has_customer: customer !== undefined,
  };
}
