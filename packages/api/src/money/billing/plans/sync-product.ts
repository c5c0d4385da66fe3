import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { AppError, notFound } from '../../../core/errors.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { forgetSite } from '../../../platform/site-state/site.ts';
import type * as contract from '../contract.ts';
import { endCheckouts } from '../end-checkouts.ts';
import { openProvider, providerError } from '../open-provider.ts';
import { insertPrice, lockPrice, productRows, updatePriceRow, updateProductRow } from '../queries.ts';
import { getManagedProduct } from './list-managed-products.ts';
import { pushProduct } from './push-product.ts';

/** Makes both sides say the same of a plan. @throws AppError `not_found`, `conflict` for one the provider has not */
export async function syncProduct(ctx: Context, { id, direction }: z.output<typeof contract.syncInput>) {
  if (direction === 'push') {
    await pushProduct(ctx, id);
    await archiveThere(ctx, id);
  } else await pull(ctx, id);
  await recordEvent(ctx.db, ctx, {
    action: 'billing.sync_product',
    object: { type: 'product', id },
    data: { direction },
  });
  forgetSite(ctx.db);
  return getManagedProduct(ctx, id);
}

async function archiveThere(ctx: Context, id: number) {
  const product = (await productRows(ctx.db)).find((row) => row.id === id);
  const provider = await openProvider(ctx);
  for (const { archived, provider_id } of product?.prices ?? []) {
    if (archived && provider_id) await provider.archivePrice(provider_id).catch(providerError);
  }
}

async function pull(ctx: Context, id: number) {
  const product = (await productRows(ctx.db)).find((row) => row.id === id);
  if (!product) throw notFound();
  const provider = await openProvider(ctx);
  const there = (await provider.listProducts().catch(providerError)).find(
    (found) => found.id === product.provider_id,
  );
  if (!there) throw new AppError('conflict', 'The payment provider does not have this plan.');
  const { name, description, prices } = there;
  await ctx.db.transaction().execute(async (trx) => {
    const now = ctx.services.now();
    await updateProductRow(trx, id, { name, description, synced_at: now, updated_at: now });
    for (const { id: providerId, active, amount, currency, interval, interval_count } of prices) {
      const own = product.prices.find((price) => price.provider_id === providerId);
      if (own && own.archived === active) {
        await lockPrice(trx, own.id);
        if (!active) await endCheckouts(ctx, trx, 'price_id', [own.id]);
        await updatePriceRow(trx, own.id, { archived_at: active ? null : now });
      }
      if (!own && active) {
        const sold = { amount, currency, interval, interval_count };
        await insertPrice(trx, { ...sold, product_id: id, provider_id: providerId });
      }
    }
  });
}
