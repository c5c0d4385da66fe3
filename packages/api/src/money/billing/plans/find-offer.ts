import { invalid, notFound } from '../../../core/errors.ts';
import { isOffered } from '../policy.ts';
import { type Executor, type PlanRow, planById, priceById } from '../queries.ts';

/**
 * A price somebody may buy, looked up by its names: nothing else that is sent counts.
 * @throws AppError `not_found` for one that is hidden, archived or not there; `invalid` for one of another plan
 */
export async function findOffer(
  db: Executor,
  { productId, priceId }: { productId: number; priceId: number },
): Promise<PlanRow> {
  const plan = await planById(db, productId, priceId);
  if (plan && isOffered(plan)) return plan;
  const price = plan ? undefined : await priceById(db, priceId);
  const own = price && (await planById(db, price.product_id, priceId));
  if (own && isOffered(own)) throw invalid('priceId', 'This price belongs to another plan.');
  throw notFound();
}
