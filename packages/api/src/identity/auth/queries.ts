import type { Database, Db, Transaction } from '@kantele/db';
import { type Insertable, sql } from 'kysely';

type Executor = Db | Transaction<Database>;

export async function insertReset(
  db: Executor,
  values: { token_hash: string; user_id: number; expires_at: Date },
) {
  await db.insertInto('password_resets').values(values).execute();
}

/** Takes a reset link, with all others of its user; false when it is unknown, used or over. */
export async function takeReset(db: Executor, hash: string, userId: number): Promise<boolean> {
  const taken = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', hash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  if (taken.numDeletedRows === 0n) return false;
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  return true;
}

/** Whether a link that was mailed is neither used nor over. */
export async function isResetOpen(db: Executor, hash: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Links that were mailed and are not used yet. */
export async function deleteResets(db: Executor, userId: number) {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

export async function purgeResets(db: Executor) {
  await sql`delete from password_resets where expires_at < now() - interval '1 day'`.execute(db);
}

/** Policies a user accepted at registration. */
export async function insertConsents(db: Executor, rows: readonly Insertable<Database['consents']>[]) {
  if (rows.length > 0) await db.insertInto('consents').values(rows).execute();
}
