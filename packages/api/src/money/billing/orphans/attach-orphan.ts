import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { AppError, notFound } from '../../../core/errors.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import type * as contract from '../contract.ts';
import { writeInvoice } from '../invoices/apply-invoice.ts';
import { openProvider, providerError } from '../open-provider.ts';
import { orphanRows } from '../orphan-queries.ts';
import { keepCustomer, nextRead } from '../queries.ts';
import { applySubscription } from '../subscriptions/apply-subscription.ts';

const impossible = () => new AppError('conflict', 'There is no account this can be attached to.');

/**
 * Makes a subscription nobody here has that of the account of its customer, with the invoices of the customer.
 * @throws AppError `not_found`; `conflict` when there is no such account, or it has a plan by now
 */
export async function attachOrphan(
  ctx: Context,
  { id }: z.output<typeof contract.orphanInput>,
): Promise<{ done: true }> {
  const [orphan] = await orphanRows(ctx.db, id);
  if (!orphan) throw notFound();
  const { user_id, customer_id } = orphan;
  if (user_id === null || (await keepCustomer(ctx.db, user_id, customer_id)) !== customer_id)
    throw impossible();
  const applied = await applySubscription(ctx, id).catch(providerError);
  if (applied === 'orphan' || applied === 'unknown') throw impossible();
  const provider = await openProvider(ctx);
  const read = await nextRead(ctx.db);
  const invoices = await provider.listInvoices(customer_id).catch(providerError);
  for (const invoice of invoices) await writeInvoice(ctx, invoice, read);
  await recordEvent(ctx.db, ctx, {
    action: 'billing.attach_orphan',
    object: { type: 'user', id: user_id },
    data: { subscription: id },
  });
  return { done: true };
}
