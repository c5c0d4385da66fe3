import type { Database, Transaction } from '@kantele/db';
import { type Insertable, sql, type Updateable } from 'kysely';
import { isValidNow } from '../../../identity/entitlements/fragments.ts';
import type { Executor } from '../queries.ts';
import { currentStatuses } from '../words.ts';

const subscriptions = (db: Executor) =>
  db
    .selectFrom('subscriptions as s')
    .innerJoin('products', 'products.id', 's.product_id')
    .leftJoin('prices', 'prices.id', 's.price_id')
    .leftJoin('prices as n', 'n.id', 's.next_price_id')
    .leftJoin('products as np', 'np.id', 'n.product_id')
    .selectAll('s')
    .select('products.name as product_name')
    .select(['prices.amount', 'prices.currency', 'prices.interval', 'prices.interval_count'])
    .select(['n.amount as next_amount', 'n.currency as next_currency', 'n.interval as next_interval'])
    .select(['n.interval_count as next_interval_count', 'np.id as next_product_id', 'np.name as next_name'])
    .select(isValidNow().as('valid'));

/** The one that counts: a current one before one that is over, then the newest. */
export async function subscriptionOf(db: Executor, userId: number) {
  return subscriptions(db)
    .where('s.user_id', '=', userId)
    .where('s.status', '!=', 'incomplete_expired')
    .orderBy(isValidNow(), 'desc')
    .orderBy('s.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
export async function subscriptionById(db: Executor, id: number) {
  return subscriptions(db).where('s.id', '=', id).executeTakeFirst();
}
/** The same, locked until the transaction ends. */
export async function lockSubscription(trx: Transaction<Database>, id: number) {
  return subscriptions(trx).where('s.id', '=', id).forUpdate('s').executeTakeFirst();
}
export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof subscriptionOf>>>;

/** A page of subscriptions with those who have them, newest first. */
export async function subscriptionPage(
  db: Executor,
  {
    before,
    limit,
    status,
  }: { before: number | null; limit: number; status?: SubscriptionRow['status'] | undefined },
) {
  let query = subscriptions(db)
    .innerJoin('users', 'users.id', 's.user_id')
    .select(['users.display_name', 'users.email'])
    .orderBy('s.id', 'desc')
    .limit(limit);
  if (before !== null) query = query.where('s.id', '<', before);
  if (status) query = query.where('s.status', '=', status);
  return query.execute();
}

/**
 * Whether a user has a plan that is paid for or waits for a payment: a second one is not sold.
 * @param except the name at the provider, or the id here, of one that does not count
 */
export async function hasCurrent(
  db: Executor,
  userId: number,
  except: string | number | null = null,
): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions as s')
    .select('s.id')
    .where('s.user_id', '=', userId)
    .where('s.status', 'in', [...currentStatuses])
    .where((eb) => eb.or([eb('s.ends_at', 'is', null), eb('s.ends_at', '>', sql<Date>`now()`)]))
    .$if(typeof except === 'number', (query) => query.where('s.id', '!=', Number(except)))
    .$if(typeof except === 'string', (query) =>
      query.where('s.provider_id', 'is distinct from', String(except)),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes down that plans of a user whose end has passed are over, so that another can be the current one. */
export async function endLapsed(trx: Transaction<Database>, userId: number): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ status: 'canceled', updated_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('status', 'in', [...currentStatuses])
    .where('ends_at', '<=', sql<Date>`now()`)
    .execute();
}

export async function lockSubscriptionByProvider(trx: Transaction<Database>, providerId: string) {
  return trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('provider_id', '=', providerId)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes what the provider said, unless a later read has been written: its id when it was. */
export async function putSubscription(
  trx: Transaction<Database>,
  values: Insertable<Database['subscriptions']>,
): Promise<number | null> {
  const { user_id: _, provider_id: __, ...rest } = values;
  const row = await trx
    .insertInto('subscriptions')
    .values(values)
    .onConflict((oc) =>
      oc
        .column('provider_id')
        .doUpdateSet({ ...rest, updated_at: sql<Date>`now()` })
        .where('subscriptions.provider_version', '<', values.provider_version ?? 0),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
export async function insertSubscription(
  trx: Transaction<Database>,
  values: Insertable<Database['subscriptions']>,
) {
  return trx.insertInto('subscriptions').values(values).returning('id').executeTakeFirstOrThrow();
}
export async function updateSubscriptionRow(
  db: Executor,
  id: number,
  values: Updateable<Database['subscriptions']>,
) {
  await db
    .updateTable('subscriptions')
    .set({ ...values, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
/** Names at the provider of subscriptions that are not over. */
export async function currentProviderIds(
  db: Executor,
  userIds: readonly number[] | null = null,
): Promise<string[]> {
  let query = db
    .selectFrom('subscriptions')
    .select('provider_id')
    .where('provider_id', 'is not', null)
    .where('status', 'not in', ['canceled', 'incomplete_expired']);
  if (userIds) query = query.where('user_id', 'in', [...userIds]);
  return (await query.execute()).flatMap((row) => row.provider_id ?? []);
}
