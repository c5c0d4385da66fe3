import type { z } from 'zod';
import { refuseViolations } from '../../../core/constraints.ts';
import type { Context } from '../../../core/context.ts';
import { invalid, notFound } from '../../../core/errors.ts';
import { checkedPermissions } from '../../../identity/roles/checked-permissions.ts';
import { assertGrantable } from '../../../identity/roles/policy.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import { forgetSite } from '../../../platform/site-state/site.ts';
import type * as contract from '../contract.ts';
import { lockProduct, productRows, updateProductRow } from '../queries.ts';
import { freeTaken } from './create-product.ts';
import { getManagedProduct } from './list-managed-products.ts';

/** @throws AppError `not_found`, `invalid`, `forbidden` for more than the admin holds */
export async function updateProduct(ctx: Context, { id, ...input }: z.output<typeof contract.updateProduct>) {
  const { permissions: given, feature_list, ...fields } = input;
  const permissions = given && checkedPermissions(given);
  await ctx.db
    .transaction()
    .execute(async (trx) => {
      const before = await lockProduct(trx, id);
      if (!before) throw notFound();
      if (permissions) {
        assertGrantable(ctx.actor, before.permissions);
        assertGrantable(ctx.actor, permissions);
      }
      const prices = (await productRows(trx)).find((product) => product.id === id)?.prices ?? [];
      if (input.free && prices.some(({ archived }) => !archived)) {
        throw invalid('free', 'Archive its prices first: a free plan has none.');
      }
      const told =
        (input.name === undefined || input.name === before.name) &&
        (input.description === undefined || input.description === before.description);
      await updateProductRow(trx, id, {
        ...fields,
        ...(feature_list ? { feature_list: JSON.stringify(feature_list) } : {}),
        ...(permissions ? { permissions: JSON.stringify(permissions) } : {}),
        ...(told ? {} : { synced_at: null }),
        updated_at: ctx.services.now(),
      });
      await recordEvent(trx, ctx, {
        action: 'billing.update_product',
        object: { type: 'product', id },
        data: { fields: Object.keys(input) },
      });
    })
    .catch(refuseViolations({ products_free: freeTaken }));
  forgetSite(ctx.db);
  return getManagedProduct(ctx, id);
}
