import type { CheckoutState, Database, Transaction } from '@kantele/db';
import { type Insertable, sql } from 'kysely';
import type { Executor } from './queries.ts';

/** The try that is open; of two that begin at once both get the same. */
export async function openCheckout(
  db: Executor,
  values: { user_id: number; product_id: number; price_id: number },
) {
  await db
    .insertInto('checkouts')
    .values(values)
    .onConflict((oc) => oc.column('user_id').where('state', '=', 'open').doNothing())
    .execute();
  return db
    .selectFrom('checkouts')
    .selectAll()
    .where('user_id', '=', values.user_id)
    .where('state', '=', 'open')
    .executeTakeFirst();
}
export type CheckoutRow = NonNullable<Awaited<ReturnType<typeof openCheckout>>>;

export async function latestCheckout(db: Executor, userId: number, priceId: number) {
  return db
    .selectFrom('checkouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('price_id', '=', priceId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
export async function checkoutByProvider(db: Executor, providerId: string) {
  return db.selectFrom('checkouts').selectAll().where('provider_id', '=', providerId).executeTakeFirst();
}
/** False when the try is open no more. */
export async function keepSession(
  db: Executor,
  id: number,
  session: { id: string; url: string | null },
): Promise<boolean> {
  const row = await db
    .updateTable('checkouts')
    .set({ provider_id: session.id, url: session.url, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
export async function closeCheckout(db: Executor, id: number, state: CheckoutState) {
  await db
    .updateTable('checkouts')
    .set({ state, url: null, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}
/** Open tries of users, of a plan or of a price, locked until the transaction ends. */
export async function lockOpenCheckouts(
  trx: Transaction<Database>,
  column: 'user_id' | 'product_id' | 'price_id',
  ids: readonly number[],
): Promise<CheckoutRow[]> {
  return trx
    .selectFrom('checkouts')
    .selectAll()
    .where('state', '=', 'open')
    .where(column, 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}
/** Lets a transaction wait for answers of the provider, which come or fail within half a minute: three tries of 8 s. */
export async function awaitProvider(trx: Transaction<Database>): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = '30s'`.execute(trx);
}
/** Ends a try that has no page yet; one whose page exists stays open. */
export async function closeUnsent(db: Executor, id: number) {
  await db
    .updateTable('checkouts')
    .set({ state: 'expired', updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('provider_id', 'is', null)
    .execute();
}

/** Minutes in which a try is asked about each time: most are paid or left by then. */
const eagerMinutes = 30;

/**
 * Open tries it is time to ask the provider about, marked as asked: every minute at first, then less and less often, as
 * what was left for an hour is rarely paid the minute after.
 */
export async function checkoutsToAsk(db: Executor): Promise<CheckoutRow[]> {
  return db
    .updateTable('checkouts')
    .set({ updated_at: sql<Date>`now()` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('checkouts')
        .select('id')
        .where('state', '=', 'open')
        .where('provider_id', 'is not', null)
        .where('created_at', '<', sql<Date>`now() - interval '20 seconds'`)
        .where(
          sql<boolean>`created_at > now() - make_interval(mins => ${eagerMinutes})
            or now() - updated_at > updated_at - created_at`,
        )
        .orderBy('updated_at')
        .limit(500)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}
/** Tries that have been open for longer than the provider keeps them. */
export async function staleCheckouts(db: Executor) {
  return db
    .selectFrom('checkouts')
    .selectAll()
    .where('state', '=', 'open')
    .where('created_at', '<', sql<Date>`now() - interval '24 hours'`)
    .execute();
}

export async function putInvoice(
  trx: Transaction<Database>,
  values: Insertable<Database['invoices']>,
): Promise<void> {
  const { provider_id: _, ...rest } = values;
  await trx
    .insertInto('invoices')
    .values(values)
    .onConflict((oc) =>
      oc
        .column('provider_id')
        .doUpdateSet(rest)
        .where('invoices.provider_version', '<', values.provider_version ?? 0),
    )
    .execute();
}
export async function invoicesOf(db: Executor, userId: number, before: number | null, limit: number) {
  let query = db
    .selectFrom('invoices')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '!=', 'draft')
    .orderBy('id', 'desc')
    .limit(limit);
  if (before !== null) query = query.where('id', '<', before);
  return query.execute();
}

/** Adds an event to the ledger; false when it stands there. */
export async function insertEvent(
  trx: Transaction<Database>,
  values: Insertable<Database['stripe_events']>,
): Promise<boolean> {
  const row = await trx
    .insertInto('stripe_events')
    .values(values)
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
export async function eventById(db: Executor, id: string) {
  return db.selectFrom('stripe_events').selectAll().where('id', '=', id).executeTakeFirst();
}
export async function settleEvent(
  db: Executor,
  id: string,
  state: 'applied' | 'ignored',
  error: string | null,
) {
  await db
    .updateTable('stripe_events')
    .set({ state, error, applied_at: sql<Date>`now()`, attempts: sql<number>`attempts + 1` })
    .where('id', '=', id)
    .execute();
}
export async function noteFailure(db: Executor, id: string, error: string) {
  await db
    .updateTable('stripe_events')
    .set({ error: error.slice(0, 500), attempts: sql<number>`attempts + 1` })
    .where('id', '=', id)
    .execute();
}
export async function reopenEvent(db: Executor, id: string) {
  await db
    .updateTable('stripe_events')
    .set({ state: 'received', error: null, applied_at: null })
    .where('id', '=', id)
    .execute();
}
/** Events that were taken and not applied: their job was lost, or has failed for good. */
export async function stuckEvents(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('stripe_events')
    .select('id')
    .where('state', '=', 'received')
    .where('received_at', '<', sql<Date>`now() - interval '30 seconds'`)
    .limit(1_000)
    .execute();
  return rows.map(({ id }) => id);
}
export async function newestEvents(db: Executor, limit: number) {
  return db
    .selectFrom('stripe_events')
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
/** The ledger is kept for 400 days. */
export async function purgeEvents(db: Executor) {
  await sql`delete from stripe_events where received_at < now() - interval '400 days'`.execute(db);
}
