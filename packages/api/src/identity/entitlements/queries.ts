import type { Database, Db, Transaction } from '@kantele/db';

/** The plans that can be bought, each with its first price that is on offer, in the order of the site. */
export async function offeredPlans(db: Db | Transaction<Database>) {
  return db
    .selectFrom('products')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('prices')
          .select(['product_id', eb.fn.min('id').as('price_id')])
          .where('archived_at', 'is', null)
          .groupBy('product_id')
          .as('offer'),
      (join) => join.onRef('offer.product_id', '=', 'products.id'),
    )
    .select(['products.id', 'permissions', 'recommended', 'offer.price_id'])
    .where('hidden', '=', false)
    .where('free', '=', false)
    .orderBy('position')
    .orderBy('products.id')
    .execute();
}
