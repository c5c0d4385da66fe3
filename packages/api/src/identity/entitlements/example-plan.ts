import type { Db } from '@kantele/db';
import { getSite } from '../../platform/site-state/site.ts';
import { offeredPlans } from './queries.ts';

/**
 * The plan that stands for all of them where a page is shown as subscribers see it: the recommended one of those on
 * offer, or the first. Null while nothing can be bought.
 */
export async function examplePlan(db: Db) {
  const { settings } = await getSite(db);
  if (!settings['billing.enable']) return null;
  const plans = await offeredPlans(db);
  return plans.find(({ recommended }) => recommended) ?? plans[0] ?? null;
}
