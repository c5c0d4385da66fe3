import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';

type Executor = Db | Transaction<Database>;

export async function sessionsOf(db: Executor, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'id_hash', 'user_agent', 'ip', 'impersonator_id'])
    .select(['created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute();
}

export async function deleteSessionById(db: Executor, userId: number, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteOtherSessions(db: Executor, userId: number, hash: string): Promise<number> {
  const result = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id_hash', '!=', hash)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** All sessions of a user, and those he opened as somebody else. */
export async function deleteSessionsOf(db: Executor, userId: number) {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('impersonator_id', '=', userId)]))
    .execute();
}

export async function touchAuthenticated(db: Executor, hash: string) {
  await db
    .updateTable('sessions')
    .set({ authenticated_at: sql`now()` })
    .where('id_hash', '=', hash)
    .execute();
}

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

/** Links that were mailed and are not used yet. */
export async function deleteResets(db: Executor, userId: number) {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}
