import type { Database, Db, Transaction } from '@kantele/db';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isValidNow } from './fragments.ts';
import { currentStatuses } from './words.ts';

export type Executor = Db | Transaction<Database>;
export type ProductRow = Selectable<Database['products']>;
export type PriceRow = Selectable<Database['prices']>;

/** Plans with all their prices, in the order they are shown. */
export async function productRows(db: Executor) {
  return db
    .selectFrom('products')
    .selectAll()
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('prices')
          .select(['prices.id', 'amount', 'currency', 'interval', 'interval_count', 'prices.provider_id'])
          .select(sql<boolean>`archived_at is not null`.as('archived'))
          .select(
            sql<number>`(select count(*)::int from subscriptions s where s.price_id = prices.id and ${isValidNow()})`.as(
              'subscribers',
            ),
          )
          .whereRef('prices.product_id', '=', 'products.id')
          .orderBy('prices.id'),
      ).as('prices'),
      sql<number>`(select count(*)::int from subscriptions s where s.product_id = products.id and ${isValidNow()})`.as(
        'subscribers',
      ),
    ])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
export type ProductWithPrices = Awaited<ReturnType<typeof productRows>>[number];

export async function lockProduct(trx: Transaction<Database>, id: number) {
  return trx.selectFrom('products').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
export async function insertProduct(trx: Transaction<Database>, values: Insertable<Database['products']>) {
  return trx.insertInto('products').values(values).returning('id').executeTakeFirstOrThrow();
}
export async function updateProductRow(db: Executor, id: number, values: Updateable<Database['products']>) {
  await db.updateTable('products').set(values).where('id', '=', id).execute();
}
export async function deleteProductRow(trx: Transaction<Database>, id: number) {
  await trx.deleteFrom('products').where('id', '=', id).execute();
}
export async function insertPrice(db: Executor, values: Insertable<Database['prices']>) {
  return db.insertInto('prices').values(values).returning('id').executeTakeFirstOrThrow();
}
export async function updatePriceRow(db: Executor, id: number, values: Updateable<Database['prices']>) {
  await db.updateTable('prices').set(values).where('id', '=', id).execute();
}
export async function priceById(db: Executor, id: number) {
  return db.selectFrom('prices').selectAll().where('id', '=', id).executeTakeFirst();
}
export async function priceByProviderId(db: Executor, providerId: string) {
  return db.selectFrom('prices').selectAll().where('provider_id', '=', providerId).executeTakeFirst();
}

/** A price on its plan, whether it is on offer or not; undefined for a pair that does not belong together. */
export async function planById(db: Executor, productId: number, priceId: number) {
  return db
    .selectFrom('prices')
    .innerJoin('products', 'products.id', 'prices.product_id')
    .selectAll('prices')
    .select(['products.name', 'products.description', 'products.hidden', 'products.free'])
    .select(['products.trial_days', 'products.tax_behavior', 'products.promotion_codes'])
    .where('products.id', '=', productId)
    .where('prices.id', '=', priceId)
    .executeTakeFirst();
}
export type PlanRow = NonNullable<Awaited<ReturnType<typeof planById>>>;

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

export async function freeProduct(db: Executor) {
  return db.selectFrom('products').select(['id', 'name']).where('free', '=', true).executeTakeFirst();
}

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

/** Whether a user has a plan that is paid for or waits for a payment: a second one is not sold. */
export async function hasCurrent(db: Executor, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions as s')
    .select('s.id')
    .where('s.user_id', '=', userId)
    .where('s.status', 'in', [...currentStatuses])
    .where((eb) => eb.or([eb('s.ends_at', 'is', null), eb('s.ends_at', '>', sql<Date>`now()`)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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

/** The number of a read of the provider: taken before it begins. */
export async function nextRead(db: Executor): Promise<number> {
  const { rows } = await sql<{ read: number }>`select nextval('provider_reads')::bigint as read`.execute(db);
  return rows[0]?.read ?? 0;
}

export async function customerOf(db: Executor, userId: number) {
  return db
    .selectFrom('billing_customers')
    .select('provider_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
export async function userOfCustomer(db: Executor, providerId: string): Promise<number | null> {
  const row = await db
    .selectFrom('billing_customers')
    .select('user_id')
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row?.user_id ?? null;
}
/** The one that is kept: of two at once the first. */
export async function keepCustomer(db: Executor, userId: number, providerId: string): Promise<string> {
  await db
    .insertInto('billing_customers')
    .values({ user_id: userId, provider_id: providerId })
    .onConflict((oc) => oc.doNothing())
    .execute();
  return (await customerOf(db, userId))?.provider_id ?? providerId;
}

/** What bootstrap data says of a user's subscriptions, newest first. */
export async function productName(db: Executor, id: number): Promise<string> {
  const row = await db.selectFrom('products').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? '';
}
