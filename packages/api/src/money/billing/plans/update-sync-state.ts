import type { Context } from '../../../core/context.ts';
import { openProvider } from '../open-provider.ts';
import { productRows, updateProductRow } from '../queries.ts';
import { differencesOf } from './compare-products.ts';

/** Marks the plans the provider has otherwise than this site. Always about this site. */
export async function updateSyncState(ctx: Context): Promise<true> {
  const provider = await openProvider(ctx);
  const there = await provider.listProducts();
  const here = await productRows(ctx.db);
  const differing = new Set(differencesOf(here, there).map(({ product_id }) => product_id));
  for (const { id, provider_id, synced_at } of here) {
    if (provider_id !== null && synced_at !== null && differing.has(id))
      await updateProductRow(ctx.db, id, { synced_at: null });
  }
  return true;
}
