import { recordEvent } from '../audit/record-event.ts';
import type { Context } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import { forgetSite } from '../settings/site.ts';
import { deleteProductRow, lockProduct } from './queries.ts';

/** Removes a plan nobody ever had. @throws AppError `not_found`, `conflict` for one that somebody has or had */
export async function deleteProduct(ctx: Context, { id }: { id: number }): Promise<{ done: true }> {
  await ctx.db.transaction().execute(async (trx) => {
    const product = await lockProduct(trx, id);
    if (!product) throw notFound();
    if (!(await deleteProductRow(trx, id))) {
      throw new AppError('conflict', 'Somebody has had this plan. Hide it instead.');
    }
    await recordEvent(trx, ctx, {
      action: 'billing.delete_product',
      object: { type: 'product', id },
      data: { name: product.name },
    });
  });
  forgetSite(ctx.db);
  return { done: true };
}
