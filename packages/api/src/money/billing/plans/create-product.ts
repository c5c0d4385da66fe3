import type { z } from 'zod';
import { refuseViolations } from '../../../core/constraints.ts';
import type { Context } from '../../../core/context.ts';
import { invalid } from '../../../core/errors.ts';
import { checkedPermissions } from '../../../identity/roles/checked-permissions.ts';
import { assertGrantable } from '../../../identity/roles/policy.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { forgetSite } from '../../../platform/site-state/site.ts';
import type * as contract from '../contract.ts';
import { insertPrice, insertProduct } from '../queries.ts';
import { getManagedProduct } from './list-managed-products.ts';

/** Only one plan is the free one. */
export const freeTaken = () => invalid('free', 'There is a free plan already.');

/** @throws AppError `invalid` on `free`, `prices` or `permissions`; `forbidden` for more than the admin holds */
export async function createProduct(ctx: Context, input: z.output<typeof contract.createProduct>) {
  const permissions = checkedPermissions(input.permissions);
  assertGrantable(ctx.actor, permissions);
  if (input.free && input.prices.length > 0) throw invalid('prices', 'A free plan has no price.');
  const { prices, feature_list, ...fields } = input;
  const id = await ctx.db
    .transaction()
    .execute(async (trx) => {
      const row = await insertProduct(trx, {
        ...fields,
        feature_list: JSON.stringify(feature_list),
        permissions: JSON.stringify(permissions),
        provider_id: null,
      });
      for (const price of prices) await insertPrice(trx, { ...price, product_id: row.id, provider_id: null });
      await recordEvent(trx, ctx, {
        action: 'billing.create_product',
        object: { type: 'product', id: row.id },
        data: { name: input.name },
      });
      return row.id;
    })
    .catch(refuseViolations({ products_free: freeTaken }));
  forgetSite(ctx.db);
  return getManagedProduct(ctx, id);
}
