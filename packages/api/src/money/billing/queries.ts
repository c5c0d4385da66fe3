import type { Database, Db, Transaction } from '@kantele/db';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isValidNow } from '../../identity/entitlements/fragments.ts';

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
/** Whether somebody has it, or has had it. */
export async function isHad(db: Executor, productId: number): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('product_id', '=', productId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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
/** The same, locked until the transaction ends: no try to buy it begins meanwhile. */
export async function lockPrice(trx: Transaction<Database>, id: number) {
  return trx.selectFrom('prices').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
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
    .select('products.feature_list')
    .where('products.id', '=', productId)
    .where('prices.id', '=', priceId)
    .executeTakeFirst();
}
export type PlanRow = NonNullable<Awaited<ReturnType<typeof planById>>>;

export async function freeProduct(db: Executor) {
  return db.selectFrom('products').select(['id', 'name']).where('free', '=', true).executeTakeFirst();
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
