import type { Context } from '../../../core/context.ts';
import { lockAccount } from '../../../identity/accounts/find-account.ts';
import { putInvoice } from '../checkout-queries.ts';
import { openProvider } from '../open-provider.ts';
import type { ProviderInvoice } from '../provider.ts';
import { nextRead, userOfCustomer } from '../queries.ts';
import { lockSubscriptionByProvider } from '../subscriptions/subscription-queries.ts';

/** Copies the numbers of an invoice. False when it is of nobody here. */
export async function applyInvoice(ctx: Context, providerId: string): Promise<boolean> {
  const read = await nextRead(ctx.db);
  const provider = await openProvider(ctx);
  const invoice = await provider.getInvoice(providerId);
  return invoice ? writeInvoice(ctx, invoice, read) : false;
}

export async function writeInvoice(ctx: Context, invoice: ProviderInvoice, read: number): Promise<boolean> {
  const userId = await userOfCustomer(ctx.db, invoice.customer);
  if (userId === null) return false;
  return ctx.db.transaction().execute(async (trx) => {
    // The account before what hangs on it, as all who change somebody's plan.
    if (!(await lockAccount(trx, userId))) return false;
    const subscription = invoice.subscription
      ? await lockSubscriptionByProvider(trx, invoice.subscription)
      : undefined;
    await putInvoice(trx, {
      user_id: userId,
      provider_id: invoice.id,
      subscription_id: subscription?.id ?? null,
      number: invoice.number,
      status: invoice.status,
      currency: invoice.currency,
      subtotal: invoice.subtotal,
      tax: invoice.tax,
      total: invoice.total,
      amount_paid: invoice.amountPaid,
      amount_refunded: invoice.amountRefunded,
      pdf_url: invoice.pdfUrl,
      hosted_url: invoice.hostedUrl,
      period_start: invoice.periodStart,
      period_end: invoice.periodEnd,
      issued_at: invoice.issuedAt,
      provider_version: read,
    });
    return true;
  });
}
