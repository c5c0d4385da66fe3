import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoints.ts';
import { readSecret } from '../../platform/site-state/read-secret.ts';
import { insertEvent } from './checkout-queries.ts';
import { applyEvent } from './jobs.ts';
import { openProvider } from './open-provider.ts';
import { WebhookRefused } from './provider.ts';

/**
 * Takes a message of the provider into the ledger and queues what follows from it, both or neither. One that stands
 * there already changes nothing.
 * @throws AppError `bad_request` for one that is not signed with a secret of this site, or not now
 */
export async function receiveEvent(
  ctx: Context,
  { body, signature }: { body: Buffer; signature: string | undefined },
): Promise<void> {
  const secrets = await Promise.all([
    readSecret(ctx, 'billing.stripe.webhook_secret'),
    readSecret(ctx, 'billing.stripe.webhook_secret_next'),
  ]);
  const known = secrets.filter((secret) => secret !== null);
  if (!signature || known.length === 0) throw new AppError('bad_request');
  const provider = await openProvider(ctx);
  try {
    const event = provider.readEvent(body, signature, known, ctx.services.now());
    await ctx.db.transaction().execute(async (trx) => {
      const isNew = await insertEvent(trx, {
        id: event.id,
        type: event.type,
        object_id: event.invoice ?? event.checkout ?? event.objectId,
        subscription_id: event.subscription,
        error: null,
        happened_at: event.happenedAt,
      });
      if (isNew)
        await ctx.services.jobs.add(trx, applyEvent, { id: event.id }, { key: `stripe-${event.id}` });
      failpoint('event.taken');
    });
  } catch (error) {
    if (!(error instanceof WebhookRefused)) throw error;
    ctx.services.log.warn({}, 'a webhook was refused');
    throw new AppError('bad_request', undefined, { cause: error });
  }
}
