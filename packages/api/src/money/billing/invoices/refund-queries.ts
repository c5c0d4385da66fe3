import type { Database, RefundState, Transaction } from '@kantele/db';
import { type Insertable, sql } from 'kysely';
import type { Executor } from '../queries.ts';

const asked = sql<number>`(select coalesce(sum(r.amount), 0)::int from refunds r
  where r.invoice_id = invoices.id and r.state = 'asked')`;

/** A page of invoices with whom they are for, newest first. */
export async function managedInvoicePage(db: Executor, before: number | null, limit: number) {
  let query = db
    .selectFrom('invoices')
    .leftJoin('users', 'users.id', 'invoices.user_id')
    .leftJoin('subscriptions', 'subscriptions.id', 'invoices.subscription_id')
    .selectAll('invoices')
    .select(['users.display_name', 'users.email'])
    .select(asked.as('refund_asked'))
    .select(
      sql<boolean>`coalesce(subscriptions.status not in ('canceled', 'incomplete_expired'), false)`.as(
        'has_plan',
      ),
    )
    .where('invoices.status', '!=', 'draft')
    .orderBy('invoices.id', 'desc')
    .limit(limit);
  if (before !== null) query = query.where('invoices.id', '<', before);
  return query.execute();
}

/** An invoice with what is on its way back, locked: of two refunds at once the second sees the first. */
export async function lockInvoice(trx: Transaction<Database>, id: number) {
  await trx.selectFrom('invoices').select('id').where('id', '=', id).forUpdate().execute();
  return trx
    .selectFrom('invoices')
    .selectAll()
    .select(asked.as('refund_asked'))
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertRefund(trx: Transaction<Database>, values: Insertable<Database['refunds']>) {
  return trx.insertInto('refunds').values(values).returningAll().executeTakeFirstOrThrow();
}
export async function refundByKey(db: Executor, key: string) {
  return db.selectFrom('refunds').selectAll().where('request_key', '=', key).executeTakeFirst();
}
export type RefundRow = NonNullable<Awaited<ReturnType<typeof refundByKey>>>;

/** Settles a refund that was asked for; false when somebody else has. */
export async function settleRefund(
  trx: Transaction<Database>,
  id: number,
  state: Exclude<RefundState, 'asked'>,
): Promise<boolean> {
  const row = await trx
    .updateTable('refunds')
    .set({ state, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What a refund is about: the invoice at the provider, and the subscription it was for. */
export async function refundTarget(db: Executor, invoiceId: number) {
  return db
    .selectFrom('invoices')
    .leftJoin('subscriptions', 'subscriptions.id', 'invoices.subscription_id')
    .select(['invoices.provider_id', 'invoices.number', 'invoices.currency', 'invoices.user_id'])
    .select(['subscriptions.provider_id as subscription', 'subscriptions.status'])
    .where('invoices.id', '=', invoiceId)
    .executeTakeFirstOrThrow();
}

/** Refunds the provider was asked for and has not answered: the server ended in between, or the provider was away. */
export async function openRefunds(db: Executor): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('state', '=', 'asked')
    .where('updated_at', '<', sql<Date>`now() - interval '30 seconds'`)
    .orderBy('id')
    .limit(100)
    .execute();
}
