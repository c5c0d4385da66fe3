import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import type * as contract from '../contract.ts';
import { applyInvoice } from '../invoices/apply-invoice.ts';
import { openProvider, providerError } from '../open-provider.ts';
import { orphanRows, removeOrphan, servedInvoices } from '../orphan-queries.ts';
import type { PaymentProvider } from '../provider.ts';

/**
 * Gives back what was paid for a subscription nobody here has, and ends it at the provider at once. What was paid while
 * somebody had the plan stays paid. Again after a failure it goes on: nothing is given back twice.
 * @throws AppError `not_found`; `conflict` when the provider refuses, `overloaded` while it is away
 */
export async function endOrphan(
  ctx: Context,
  { id }: z.output<typeof contract.orphanInput>,
): Promise<z.output<typeof contract.orphanEnded>> {
  const [orphan] = await orphanRows(ctx.db, id);
  if (!orphan) throw notFound();
  const provider = await openProvider(ctx);
  const { currency, customer_id } = orphan;
  const refunded = await refundAll(ctx, provider, id, customer_id).catch(providerError);
  const there = await provider.getSubscription(id).catch(providerError);
  if (there && there.status !== 'canceled') await provider.cancelNow(id).catch(providerError);
  await ctx.db.transaction().execute(async (trx) => {
    await removeOrphan(trx, id);
    await recordEvent(trx, ctx, {
      action: 'billing.end_orphan',
      object: { type: 'subscription', id },
      data: { refunded, currency },
    });
  });
  return { refunded, currency };
}

/** @returns what was given back, in minor units */
async function refundAll(ctx: Context, provider: PaymentProvider, subscription: string, customer: string) {
  const paid = (await provider.listInvoices(customer)).filter(
    (invoice) => invoice.subscription === subscription && invoice.status === 'paid',
  );
  const served = new Set(
    await servedInvoices(
      ctx.db,
      paid.map(({ id }) => id),
    ),
  );
  let refunded = 0;
  for (const { id, amountPaid, amountRefunded } of paid) {
    const amount = amountPaid - amountRefunded;
    if (served.has(id) || amount <= 0) continue;
    await provider.refundInvoice({
      key: `refund-orphan-${id}-${amount}`,
      invoice: id,
      amount,
      reason: 'Nobody has this subscription.',
    });
    await applyInvoice(ctx, id);
    refunded += amount;
  }
  return refunded;
}
