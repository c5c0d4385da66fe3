import type { Database, Transaction } from '@kantele/db';
import { recordEvent } from '../audit/record-event.ts';
import type { Context } from '../core/context.ts';
import type { Status } from './words.ts';

interface Held {
  product_id: number;
  status: Status;
  ends_at: Date | null;
}

interface Change {
  userId: number;
  before: Held | null;
  after: Held;
}

/** Tells of a change of somebody's plan, in the transaction that writes it. */
export async function announceChange(
  ctx: Context,
  trx: Transaction<Database>,
  { userId, before, after }: Change,
): Promise<void> {
  if (before?.status !== after.status || before.product_id !== after.product_id) {
    await recordEvent(trx, ctx, {
      action: 'billing.subscription',
      object: { type: 'user', id: userId },
      data: { status: after.status, product: after.product_id },
    });
  }
}
