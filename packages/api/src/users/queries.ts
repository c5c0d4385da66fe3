import type { Database, Db } from '@kantele/db';
import { sql, type Transaction } from 'kysely';

type Executor = Db | Transaction<Database>;

export async function userByEmail(db: Executor, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

export async function userById(db: Executor, id: number) {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertUser(
  trx: Transaction<Database>,
  values: { email: string; password_hash: string; display_name: string; email_verified_at: Date | null },
) {
  return trx.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow();
}

export async function anyUser(db: Executor): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}
