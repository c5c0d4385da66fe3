import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { eventById, newestEvents, reopenEvent } from './checkout-queries.ts';
import type * as contract from './contract.ts';
import { applyEvent } from './jobs.ts';
import { providerError } from './open-provider.ts';
import { reconcileAll } from './reconcile.ts';

/** The newest events of the provider, and what became of them. */
export async function listEvents(
  { db }: Context,
  { limit }: z.output<typeof contract.listEvents>,
): Promise<z.output<typeof contract.eventList>> {
  const rows = await newestEvents(db, limit);
  return {
    events: rows.map((row) => ({
      id: row.id,
      type: row.type,
      object_id: row.object_id,
      state: row.state,
      attempts: row.attempts,
      error: row.error,
      happened_at: row.happened_at?.toISOString() ?? null,
      received_at: row.received_at.toISOString(),
      applied_at: row.applied_at?.toISOString() ?? null,
    })),
  };
}

/** Applies an event once more. @throws AppError `not_found` */
export async function replayEvent(
  ctx: Context,
  { id }: z.output<typeof contract.replayEvent>,
): Promise<{ done: true }> {
  if (!(await eventById(ctx.db, id))) throw notFound();
  await ctx.db.transaction().execute(async (trx) => {
    await reopenEvent(trx, id);
    await ctx.services.jobs.add(trx, applyEvent, { id }, { key: `stripe-${id}` });
    await recordEvent(trx, ctx, { action: 'billing.replay', object: { type: 'stripe_event', id } });
  });
  return { done: true };
}

/** Compares everything with the provider now. */
export async function reconcileNow(ctx: Context): Promise<z.output<typeof contract.reconciled>> {
  const result = await reconcileAll(ctx).catch(providerError);
  await recordEvent(ctx.db, ctx, { action: 'billing.reconcile', data: { ...result } });
  return result;
}
