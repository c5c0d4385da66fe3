import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import { inOrder } from '../../core/keyset.ts';
import { failedSeconds, mailLogDays, secretMails } from './lifetimes.ts';

type Executor = Db | Transaction<Database>;

export async function insertMail(
  db: Executor,
  values: {
    template: string;
    recipient: string;
    language: string;
    params: Record<string, string | number>;
  },
) {
  return db
    .insertInto('mails')
    .values({ ...values, params: JSON.stringify(values.params) })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A mail that has not gone out yet. */
export async function queuedMail(db: Executor, id: string) {
  return db
    .selectFrom('mails')
    .select(['id', 'template', 'recipient', 'language', 'params', 'resends'])
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst();
}

/** Ends a mail. What a sent one was made of goes, because it may hold links that open things. */
export async function endMail(
  db: Executor,
  id: string,
  values: { state: 'sent'; sent_at: Date } | { state: 'failed'; error: string },
) {
  const isSent = values.state === 'sent';
  await db
    .updateTable('mails')
    .set((eb) => ({
      ...values,
      ...(isSent ? { error: null, tries: eb('tries', '+', 1) } : {}),
      params: isSent
        ? null
        : sql<string | null>`case when template = any(${[...secretMails]}) then null else params end`,
    }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

/** Keeps what the mail server said to a try that failed. */
export async function noteFailedTry(db: Executor, id: string, error: string) {
  await db
    .updateTable('mails')
    .set((eb) => ({ error, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

export interface MailFilter {
  state?: 'queued' | 'sent' | 'failed' | undefined;
  /** A part of the receiver's address, in any case. */
  query?: string | undefined;
}

/** Source of `keysetIds`; the number is the order of time. A search walks along it: the log is kept for some weeks only. */
export function filteredMails({ state, query }: MailFilter) {
  const conditions = [sql`true`];
  if (state !== undefined) conditions.push(sql`state = ${state}`);
  if (query !== undefined) conditions.push(sql`strpos(lower(recipient), ${query.toLowerCase()}) > 0`);
  return {
    from: 'mails',
    id: 'number',
    where: sql.join(conditions, sql` and `),
    order: { column: 'number', kind: 'number', direction: 'desc' },
  } as const;
}

/** Mails of the log by their numbers, in that order. */
export async function mailsByNumbers(db: Executor, numbers: readonly number[]) {
  if (numbers.length === 0) return [];
  const rows = await db.selectFrom('mails').selectAll().where('number', 'in', numbers).execute();
  return inOrder(
    numbers,
    rows.map(({ id: key, number: id, ...row }) => ({ ...row, id, key })),
  );
}
export type MailRow = Awaited<ReturnType<typeof mailsByNumbers>>[number];

/** The same for one, which nobody else changes until the transaction ends. */
export async function lockMail(trx: Transaction<Database>, number: number): Promise<MailRow | undefined> {
  await trx.selectFrom('mails').select('number').where('number', '=', number).forUpdate().execute();
  const [row] = await mailsByNumbers(trx, [number]);
  return row;
}

/** Puts a mail back among those that wait. */
export async function requeueMail(trx: Transaction<Database>, id: string) {
  await trx
    .updateTable('mails')
    .set((eb) => ({ state: 'queued', error: null, sent_at: null, resends: eb('resends', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Removes what the log is done with, and what failed mails were made of. */
export async function purgeMails(db: Executor) {
  await sql`delete from mails where created_at < now() - make_interval(days => ${mailLogDays})`.execute(db);
  await sql`update mails set params = null where state = 'failed' and params is not null
    and created_at <= now() - make_interval(secs => ${failedSeconds})`.execute(db);
}
