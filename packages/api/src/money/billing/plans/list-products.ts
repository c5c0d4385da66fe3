import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { getSite } from '../../../platform/site-state/site.ts';
import type * as contract from '../contract.ts';
import { productRows } from '../queries.ts';
import { productView } from '../view.ts';

/** The plans on offer, in their order; none while nothing can be bought. */
export async function listProducts({ db }: Context): Promise<z.output<typeof contract.productPage>> {
  const { settings } = await getSite(db);
  const rows = settings['billing.enable'] ? await productRows(db) : [];
  const offered = rows
    .filter(({ hidden }) => !hidden)
    .map(productView)
    .filter(({ free, prices }) => free || prices.length > 0);
  return { pagination: { data: offered, per_page: Math.max(1, offered.length), next_cursor: null } };
}
