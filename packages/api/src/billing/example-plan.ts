import type { Db } from '@kantele/db';
import { getSite } from '../settings/site.ts';
import { productRows } from './queries.ts';

/**
 * The plan that stands for all of them where a page is shown as subscribers see it: the recommended one of those on
 * offer, or the first. Null while nothing can be bought.
 */
export async function examplePlan(db: Db) {
  const { settings } = await getSite(db);
  if (!settings['billing.enable']) return null;
  const bought = (await productRows(db)).flatMap(({ id, permissions, free, hidden, recommended, prices }) => {
    const price = prices.find(({ archived }) => !archived);
    return price && !free && !hidden ? [{ id, permissions, recommended, priceId: price.id }] : [];
  });
  return bought.find(({ recommended }) => recommended) ?? bought[0] ?? null;
}
