import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import { type NotificationRow, withPeople } from './queries.ts';

type Executor = Db | Transaction<Database>;

/** Keeps a browser for a user and a session, whoever had it before; the oldest beyond `max` of a user are dropped. */
export async function putBrowser(
  trx: Transaction<Database>,
  values: { user_id: number; session_id: number; endpoint: string; p256dh: string; auth: string },
  max: number,
): Promise<void> {
  const { endpoint: _, ...rest } = values;
  await trx
    .insertInto('push_subscriptions')
    .values(values)
    .onConflict((oc) => oc.column('endpoint').doUpdateSet({ ...rest, failing_since: null }))
    .execute();
  await sql`delete from push_subscriptions where id in (
    select id from push_subscriptions where user_id = ${values.user_id} order by id desc offset ${max})`.execute(
    trx,
  );
}

export async function deleteBrowser(db: Executor, userId: number, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .execute();
}

export async function browsersOf(db: Executor, userId: number) {
  return db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .select(['p.id', 'p.endpoint', 'p.p256dh', 'p.auth'])
    .where('p.user_id', '=', userId)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .orderBy('p.id')
    .execute();
}

export async function dropBrowser(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

/** Notes that a push service took a message, or that it did not. */
export async function markBrowser(db: Executor, id: number, took: boolean): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ failing_since: took ? null : sql<Date>`coalesce(failing_since, now())` })
    .where('id', '=', id)
    .$if(took, (query) => query.where('failing_since', 'is not', null))
    .execute();
}

/** Browsers whose push service has taken nothing for a week are gone. */
export async function purgeBrowsers(db: Executor) {
  await sql`delete from push_subscriptions where failing_since < now() - interval '7 days'`.execute(db);
}

/** Who is told, and in which language; undefined for nobody who may be. */
export async function receiverOfPush(db: Executor, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'language'])
    .where('id', '=', userId)
    .where(sql<boolean>`(suspended_at is null or suspended_until <= now())`)
    .executeTakeFirst();
}

/** Messages that wait to be sent to the browsers of a user and are no day old, the newest first; read ones are left out. */
export async function pushesDue(db: Executor, userId: number, limit: number): Promise<NotificationRow[]> {
  return withPeople(db)
    .where('n.user_id', '=', userId)
    .where('n.push_due', '=', true)
    .where('n.read_at', 'is', null)
    .where('n.created_at', '>', sql<Date>`now() - interval '1 day'`)
    .orderBy('n.position', 'desc')
    .limit(limit)
    .execute();
}

/** What waited up to a position waits no more. */
export async function endPushes(db: Executor, userId: number, upTo: number | null): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ push_due: false })
    .where('user_id', '=', userId)
    .where('push_due', '=', true)
    .$if(upTo !== null, (query) => query.where('position', '<=', upTo ?? 0))
    .execute();
}
