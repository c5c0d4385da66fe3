import type { Database, Db, Transaction } from '@kantele/db';

type Executor = Db | Transaction<Database>;

/** What each plan that can be bought gives. */
export async function offeredPermissions(db: Executor) {
  const rows = await db
    .selectFrom('products')
    .select('permissions')
    .where('hidden', '=', false)
    .where('free', '=', false)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('prices')
          .select('prices.id')
          .whereRef('prices.product_id', '=', 'products.id')
          .where('archived_at', 'is', null),
      ),
    )
    .execute();
  return rows.map(({ permissions }) => permissions);
}
