import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { forgetSite } from '../../../platform/site-state/site.ts';
import { endCheckouts } from '../end-checkouts.ts';
import { openProvider, providerError } from '../open-provider.ts';
import { lockPrice, updatePriceRow } from '../queries.ts';
import { getManagedProduct } from './list-managed-products.ts';

/**
 * Nobody can choose it from now on, and pages it can be paid on are ended first; those who have it, or have just paid for
 * it, keep it.
 * @throws AppError `not_found`; `overloaded` when a page cannot be ended
 */
export async function archivePrice(ctx: Context, { price_id }: { price_id: number }) {
  const price = await ctx.db.transaction().execute(async (trx) => {
    const row = await lockPrice(trx, price_id);
    if (!row) throw notFound();
    if (row.archived_at !== null) return row;
    await endCheckouts(ctx, trx, 'price_id', [price_id]);
    await updatePriceRow(trx, price_id, { archived_at: ctx.services.now() });
    await recordEvent(trx, ctx, {
      action: 'billing.archive_price',
      object: { type: 'product', id: row.product_id },
      data: { price: price_id },
    });
    return row;
  });
  if (price.archived_at === null) {
    forgetSite(ctx.db);
    if (price.provider_id) {
      const provider = await openProvider(ctx);
      await provider.archivePrice(price.provider_id).catch(providerError);
    }
  }
  return getManagedProduct(ctx, price.product_id);
}
