import type { Context } from '../../core/context.ts';
import { readSecret } from '../../platform/site-state/read-secret.ts';
import { reconcileAll } from './reconcile.ts';

/** Compares everything with the provider, on a site that has one. */
export async function reconcileNightly(ctx: Context): Promise<void> {
  if ((await readSecret(ctx, 'billing.stripe.secret_key')) === null) return;
  const result = await reconcileAll(ctx);
  if (result.repaired + result.orphans > 0)
    ctx.services.log.warn(result, 'subscriptions differed from the provider');
}
