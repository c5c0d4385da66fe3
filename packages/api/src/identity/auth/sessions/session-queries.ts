import type { Database, Db, Transaction } from '@kantele/db';
import { type Insertable, sql } from 'kysely';
import { compiledOnce } from '../../../core/compiled-once.ts';
import { holderColumns } from '../../roles/fragments.ts';

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

/** All sessions of a user, and those opened by that user as another one. */
export async function deleteSessionsOf(db: Executor, userId: number) {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('impersonator_id', '=', userId)]))
    .execute();
}

export async function isRemembered(db: Executor, hash: string): Promise<boolean> {
  const query = db.selectFrom('sessions').select('remember').where('id_hash', '=', hash);
  return (await query.executeTakeFirst())?.remember ?? false;
}

/** What a user holds now, as `holderOf` reads it. */
export async function holderById(db: Executor, userId: number) {
  return db.selectFrom('users').select(holderColumns).where('id', '=', userId).executeTakeFirst();
}

/** Sessions in which somebody else acts as one of these users, or as anybody with a role. */
export async function deleteImpersonations(
  db: Executor,
  of: { users: readonly number[] } | { role: number },
) {
  await db
    .deleteFrom('sessions')
    .where('impersonator_id', 'is not', null)
    .where('user_id', 'in', (eb) =>
      'role' in of
        ? eb.selectFrom('user_roles').select('user_id').where('role_id', '=', of.role)
        : sql<number>`(select unnest(${[...of.users]}::bigint[]))`,
    )
    .execute();
}

export async function touchAuthenticated(db: Executor, hash: string) {
  await db
    .updateTable('sessions')
    .set({ authenticated_at: sql`now()` })
    .where('id_hash', '=', hash)
    .execute();
}

const sessions = (db: Executor) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.user_id', 'sessions.expires_at', 'sessions.remember', 'sessions.last_seen_at'])
    .select(['sessions.authenticated_at', 'sessions.impersonator_id', 'sessions.id', 'sessions.id_hash'])
    .select(holderColumns);
const byHash = compiledOnce((db, hash: string) => sessions(db).where('sessions.id_hash', '=', hash));
const byId = compiledOnce((db, id: number) => sessions(db).where('sessions.id', '=', id));

/** A session with its user and the user's permissions. */
export async function sessionBy(db: Executor, by: { hash: string } | { id: number }) {
  const [row] = 'hash' in by ? await byHash(db, by.hash) : await byId(db, by.id);
  return row;
}

export async function insertSession(db: Executor, values: Insertable<Database['sessions']>) {
  await db.insertInto('sessions').values(values).execute();
}

/** Sessions that are not remembered keep their own end. */
export async function extendRemembered(db: Executor, hash: string, expiresAt: Date) {
  await db
    .updateTable('sessions')
    .set({ expires_at: expiresAt })
    .where('id_hash', '=', hash)
    .where('remember', '=', true)
    .execute();
}

export async function noteSeen(db: Executor, hash: string) {
  await db.updateTable('sessions').set({ last_seen_at: sql`now()` }).where('id_hash', '=', hash).execute();
}

export async function deleteSession(db: Executor, hash: string) {
  await db.deleteFrom('sessions').where('id_hash', '=', hash).execute();
}

export async function purgeSessions(db: Executor) {
  await sql`delete from sessions where expires_at < now() - interval '1 day'`.execute(db);
}

/** Which of these sessions are still open, of users who are not suspended. */
export async function openSessionIds(db: Executor, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select s.id from sessions s join users u on u.id = s.user_id
    where s.id = any(${[...ids]}::bigint[]) and s.expires_at > now()
      and (u.suspended_at is null or u.suspended_until <= now())`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
