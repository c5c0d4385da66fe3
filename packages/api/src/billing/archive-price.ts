import { recordEvent } from '../audit/record-event.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { forgetSite } from '../settings/site.ts';
import { getManagedProduct } from './list-managed-products.ts';
import { openProvider, providerError } from './open-provider.ts';
import { priceById, updatePriceRow } from './queries.ts';

/** Nobody can choose it from now on; those who have it keep it. @throws AppError `not_found` */
export async function archivePrice(ctx: Context, { price_id }: { price_id: number }) {
  const price = await priceById(ctx.db, price_id);
  if (!price) throw notFound();
  if (price.archived_at === null) {
    await ctx.db.transaction().execute(async (trx) => {
      await updatePriceRow(trx, price_id, { archived_at: new Date() });
      await recordEvent(trx, ctx, {
        action: 'billing.archive_price',
        object: { type: 'product', id: price.product_id },
        data: { price: price_id },
      });
    });
    forgetSite(ctx.db);
    if (price.provider_id) {
      const provider = await openProvider(ctx);
      await provider.archivePrice(price.provider_id).catch(providerError);
    }
  }
  return getManagedProduct(ctx, price.product_id);
}
