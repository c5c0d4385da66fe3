import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';

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
    .select(['id', 'template', 'recipient', 'language', 'params'])
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst();
}

/** Ends a mail; what it was made of goes, because it may hold links that open things. */
export async function endMail(
  db: Executor,
  id: string,
  values: { state: 'sent'; sent_at: Date } | { state: 'failed'; error: string },
) {
  await db
    .updateTable('mails')
    .set({ error: null, ...values, params: null })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

export async function purgeMails(db: Executor) {
  await sql`delete from mails where created_at < now() - interval '30 days'`.execute(db);
}
