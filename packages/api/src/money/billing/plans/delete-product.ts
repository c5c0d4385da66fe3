import { refuseViolations } from '../../../core/constraints.ts';
import type { Context } from '../../../core/context.ts';
import { AppError, notFound } from '../../../core/errors.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { forgetSite } from '../../../platform/site-state/site.ts';
import { endCheckouts } from '../end-checkouts.ts';
import { deleteProductRow, isHad, lockProduct } from '../queries.ts';

const hadByNow = () => new AppError('conflict', 'Somebody has had this plan. Hide it instead.');

/**
 * Removes a plan nobody ever had, and nobody changes to; pages it can be paid on are ended first.
 * @throws AppError `not_found`; `conflict` for one that somebody has, has had, has just paid for, or gets with the next
 * period; `overloaded` when a page cannot be ended
 */
export async function deleteProduct(ctx: Context, { id }: { id: number }): Promise<{ done: true }> {
  await ctx.db
    .transaction()
    .execute(async (trx) => {
      const product = await lockProduct(trx, id);
      if (!product) throw notFound();
      if (await isHad(trx, id)) throw hadByNow();
      if ((await endCheckouts(ctx, trx, 'product_id', [id])).length > 0)
        throw new AppError('conflict', 'Somebody has just paid for this plan.');
      await deleteProductRow(trx, id);
      await recordEvent(trx, ctx, {
        action: 'billing.delete_product',
        object: { type: 'product', id },
        data: { name: product.name },
      });
    })
    .catch(
      refuseViolations({
        subscriptions_product_id_fkey: hadByNow,
        subscriptions_price_id_fkey: hadByNow,
        subscriptions_next_price_id_fkey: hadByNow,
      }),
    );
  forgetSite(ctx.db);
  return { done: true };
}
