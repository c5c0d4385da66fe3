import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../../../core/context.ts';
import { type Status, validStatuses } from '../../../identity/entitlements/statuses.ts';
import { paymentTrouble } from '../../../identity/notifications/kinds/payment-trouble.ts';
import { subscriptionChanged } from '../../../identity/notifications/kinds/subscription-changed.ts';
import { notify } from '../../../identity/notifications/notify.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { publishEvent } from '../../../platform/live/publish-event.ts';
import { rollUpRevenue } from '../jobs.ts';
import { productName } from '../queries.ts';

interface Held {
  id: number;
  product_id: number;
  status: Status;
  current_period_end: Date | null;
  ends_at: Date | null;
}

interface Change {
  userId: number;
  before: Held | null;
  after: Held;
}

type What = 'began' | 'changed' | 'renewed' | 'payment_failed' | 'will_end' | 'ended';

/** What a change means to the person; null for what needs no words. */
export function meaningOf({ before, after }: Pick<Change, 'before' | 'after'>): What | null {
  const statuses: readonly string[] = validStatuses;
  const valid = (held: Held | null) => held !== null && statuses.includes(held.status);
  if (!valid(after)) return valid(before) ? 'ended' : null;
  if (!valid(before)) return 'began';
  if (after.status === 'past_due' && before?.status !== 'past_due') return 'payment_failed';
  if (before?.product_id !== after.product_id) return 'changed';
  if (after.ends_at !== null && before?.ends_at === null) return 'will_end';
  const [was, is] = [before?.current_period_end?.getTime() ?? 0, after.current_period_end?.getTime() ?? 0];
  return is > was && after.ends_at === null ? 'renewed' : null;
}

/** Tells of a change of somebody's plan, in the transaction that writes it; open pages follow at once. */
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
    // Many changes at once are counted once.
    await ctx.services.jobs.add(trx, rollUpRevenue, {}, { key: rollUpRevenue.name });
  }
  const what = meaningOf({ before, after });
  if (what) {
    const plan = await productName(trx, after.product_id);
    const once = `${after.id} ${what} ${after.current_period_end?.getTime() ?? 0} ${after.ends_at?.getTime() ?? 0}`;
    const to = { receivers: [userId], actor: null };
    if (what === 'payment_failed' || what === 'ended')
      await notify(ctx, trx, { ...to, kind: paymentTrouble, data: { what, plan, once } });
    else {
      const ends_at = after.ends_at?.toISOString() ?? null;
      await notify(ctx, trx, { ...to, kind: subscriptionChanged, data: { what, plan, ends_at, once } });
    }
  }
  await publishEvent(trx, [userId], { type: 'billing' });
}
