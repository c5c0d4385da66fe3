import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { invalid, notFound } from '../../../core/errors.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { forgetSite } from '../../../platform/site-state/site.ts';
import type * as contract from '../contract.ts';
import { insertPrice, lockProduct } from '../queries.ts';
import { getManagedProduct } from './list-managed-products.ts';

/** @throws AppError `not_found`, `invalid` for a price of the free plan */
export async function addPrice(ctx: Context, { product_id, price }: z.output<typeof contract.addPrice>) {
  await ctx.db.transaction().execute(async (trx) => {
    const product = await lockProduct(trx, product_id);
    if (!product) throw notFound();
    if (product.free) throw invalid('price', 'A free plan has no price.');
    const row = await insertPrice(trx, { ...price, product_id, provider_id: null });
    await recordEvent(trx, ctx, {
      action: 'billing.add_price',
      object: { type: 'product', id: product_id },
      data: { price: row.id, ...price },
    });
  });
  forgetSite(ctx.db);
  return getManagedProduct(ctx, product_id);
}
