import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { openProvider, providerError } from '../open-provider.ts';
import { type PlanRow, priceById, productRows, updatePriceRow, updateProductRow } from '../queries.ts';

/**
 * The name of a price at the provider, which is told of it now if it has not been.
 * @throws AppError `not_found` for one that was taken off the market a moment ago
 */
export async function soldPrice(
  ctx: Context,
  plan: Pick<PlanRow, 'id' | 'product_id' | 'provider_id'>,
): Promise<string> {
  if (plan.provider_id !== null) return plan.provider_id;
  await pushProduct(ctx, plan.product_id);
  const price = await priceById(ctx.db, plan.id);
  if (!price?.provider_id) throw notFound();
  return price.provider_id;
}

/** Tells the provider of a plan and of those of its prices it does not know. @throws AppError `not_found` */
export async function pushProduct(ctx: Context, id: number): Promise<void> {
  const product = (await productRows(ctx.db)).find((row) => row.id === id);
  if (!product) throw notFound();
  const provider = await openProvider(ctx);
  try {
    const made = `${new URL(ctx.services.baseUrl).host}-${product.created_at.getTime()}`;
    const providerId = await provider.putProduct({
      key: `product-${id}-${made}`,
      id: product.provider_id,
      name: product.name,
      description: product.description,
    });
    // Kept at once: what was made there is not made twice, whatever happens next.
    if (providerId !== product.provider_id) await updateProductRow(ctx.db, id, { provider_id: providerId });
    for (const {
      id: priceId,
      archived,
      provider_id,
      amount,
      currency,
      interval,
      interval_count,
    } of product.prices) {
      if (archived || provider_id !== null) continue;
      const created = await provider.createPrice({
        key: `price-${priceId}-${made}`,
        product: providerId,
        taxBehavior: product.tax_behavior,
        amount,
        currency,
        interval,
        interval_count,
      });
      await updatePriceRow(ctx.db, priceId, { provider_id: created });
    }
    await updateProductRow(ctx.db, id, { synced_at: ctx.services.now() });
  } catch (error) {
    providerError(error);
  }
}
