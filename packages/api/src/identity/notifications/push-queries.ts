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
    .onConflict((oc) => oc.column('endpoint').doUpdateSet({ ...rest, failing_since: null, retry_at: null }))
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

export interface Browser {
  id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Until when its push service asked to be left alone; null for not at all. */
  retry_at: Date | null;
}

export async function browsersOf(db: Executor, userId: number): Promise<Browser[]> {
  return db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .select(['p.id', 'p.endpoint', 'p.p256dh', 'p.auth', 'p.retry_at'])
    .where('p.user_id', '=', userId)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .orderBy('p.id')
    .execute();
}

export async function dropBrowser(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

/** Notes that a push service did not take a message, and until when it asked to be left alone. */
export async function markFailing(db: Executor, id: number, retryAt: Date | null): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ failing_since: sql<Date>`coalesce(failing_since, now())`, retry_at: retryAt })
    .where('id', '=', id)
    .execute();
}

/**
 * Notes that a browser has a message, or never will: it is not sent there again. One that changed meanwhile has another
 * position and is still to be sent.
 */
export async function markPushed(
  trx: Transaction<Database>,
  { position, browserId, took }: { position: number; browserId: number; took: boolean },
): Promise<void> {
  await trx
    .updateTable('notifications')
    .set({ pushed_to: sql<number[]>`array_append(pushed_to, ${browserId}::bigint)` })
    .where('position', '=', position)
    .execute();
  if (!took) return;
  await trx
    .updateTable('push_subscriptions')
    .set({ failing_since: null, retry_at: null })
    .where('id', '=', browserId)
    .where('failing_since', 'is not', null)
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

export type DuePush = NotificationRow & { pushed_to: number[] };

/**
 * Messages that wait to be sent to the browsers of a user and are no day old, the oldest first, behind a position; read
 * ones are left out.
 */
export async function pushesDue(
  db: Executor,
  userId: number,
  { after, limit }: { after: number; limit: number },
): Promise<DuePush[]> {
  return (
    withPeople(db)
      // As JSON: an array of bigint would come as texts.
      .select(sql<number[]>`to_json(n.pushed_to)`.as('pushed_to'))
      .where('n.user_id', '=', userId)
      .where('n.push_due', '=', true)
      .where('n.position', '>', after)
      .where('n.read_at', 'is', null)
      .where('n.created_at', '>', sql<Date>`now() - interval '1 day'`)
      .orderBy('n.position')
      .limit(limit)
      .execute()
  );
}

/**
 * What every browser of a user has waits no more, nor what is read or a day old. Looked at row by row: a message that
 * was committed while others were sent still waits.
 */
export async function endPushes(trx: Transaction<Database>, userId: number): Promise<void> {
  await sql`update notifications n set push_due = false
    where n.user_id = ${userId} and n.push_due and (
      n.read_at is not null or n.created_at <= now() - interval '1 day'
      or not exists (select from push_subscriptions p join sessions s on s.id = p.session_id
        where p.user_id = n.user_id and s.expires_at > now() and p.id <> all (n.pushed_to)))`.execute(trx);
}

/** Nothing of a user that is older than an hour waits any more: it was tried for hours. */
export async function giveUpOldPushes(db: Executor, userId: number): Promise<void> {
  await sql`update notifications set push_due = false
    where user_id = ${userId} and push_due and created_at < now() - interval '1 hour'`.execute(db);
}

/** Nobody is told any more: the user is suspended or gone. */
export async function endAllPushes(trx: Transaction<Database>, userId: number): Promise<void> {
  await sql`update notifications set push_due = false where user_id = ${userId} and push_due`.execute(trx);
}
