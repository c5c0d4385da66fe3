import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';

type Executor = Db | Transaction<Database>;

export interface PendingProfile {
  subject: string;
  username: string;
  email: string | null;
}

export interface NewAttempt {
  state_hash: string;
  service_name: string;
  intent: 'login' | 'connect';
  user_id: number | null;
  browser_hash: string;
  verifier: string;
  nonce: string;
  expires_at: Date;
}

export async function insertAttempt(db: Executor, attempt: NewAttempt) {
  await db.insertInto('social_attempts').values(attempt).execute();
}

/** Takes an attempt: it is gone whatever comes of it. Only the browser that began it can. */
export async function takeAttempt(db: Executor, stateHash: string, browserHash: string) {
  return db
    .deleteFrom('social_attempts')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('profile', 'is', null)
    .where('expires_at', '>', new Date())
    .returning(['service_name', 'intent', 'user_id', 'verifier', 'nonce'])
    .executeTakeFirst();
}

/** Keeps a profile until the password of the account is given: one for each browser. */
export async function putPending(
  db: Executor,
  values: {
    browserHash: string;
    service: string;
    userId: number;
    profile: PendingProfile;
    expiresAt: Date;
  },
) {
  const row = {
    service_name: values.service,
    user_id: values.userId,
    expires_at: values.expiresAt,
    profile: JSON.stringify(values.profile),
  };
  await db
    .insertInto('social_attempts')
    .values({
      ...row,
      state_hash: pendingKey(values.browserHash),
      browser_hash: values.browserHash,
      intent: 'login',
      verifier: '',
      nonce: '',
    })
    .onConflict((oc) => oc.column('state_hash').doUpdateSet(row))
    .execute();
}

const pendingKey = (browserHash: string) => `pending ${browserHash}`;
const pendingColumns = ['service_name', 'user_id', 'profile'] as const;

export async function pendingOf(db: Executor, browserHash: string) {
  return db
    .selectFrom('social_attempts')
    .select(pendingColumns)
    .where('state_hash', '=', pendingKey(browserHash))
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
}

/** False when another request was faster. */
export async function takePending(db: Executor, browserHash: string): Promise<boolean> {
  const result = await db
    .deleteFrom('social_attempts')
    .where('state_hash', '=', pendingKey(browserHash))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function ownerOf(db: Executor, service: string, subject: string) {
  return db
    .selectFrom('social_profiles')
    .select(['id', 'user_id'])
    .where('service_name', '=', service)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export async function insertProfile(
  db: Executor,
  userId: number,
  service: string,
  { subject, username, email }: PendingProfile,
) {
  const values = { user_id: userId, service_name: service, subject, username, email };
  await db.insertInto('social_profiles').values(values).execute();
}

/** The name and the address may have changed at the provider. */
export async function renewProfile(db: Executor, id: number, { username, email }: PendingProfile) {
  await db.updateTable('social_profiles').set({ username, email }).where('id', '=', id).execute();
}

export async function profileServices(db: Executor, userId: number) {
  const rows = await db
    .selectFrom('social_profiles')
    .select('service_name')
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => row.service_name);
}

export async function deleteProfile(db: Executor, userId: number, service: string) {
  await db
    .deleteFrom('social_profiles')
    .where('user_id', '=', userId)
    .where('service_name', '=', service)
    .execute();
}

/** All connections of an account, also those that are about to be made. */
export async function deleteConnections(trx: Transaction<Database>, userId: number) {
  await trx.deleteFrom('social_profiles').where('user_id', '=', userId).execute();
  await trx.deleteFrom('social_attempts').where('user_id', '=', userId).execute();
}

export async function profilesOf(db: Executor, userId: number) {
  return db
    .selectFrom('social_profiles')
    .select(['service_name', 'username'])
    .where('user_id', '=', userId)
    .orderBy('service_name')
    .execute();
}

export async function purgeSocialAttempts(db: Executor) {
  await sql`delete from social_attempts where expires_at < now()`.execute(db);
}
