import type { Db } from '@kantele/db';
import { sql } from 'kysely';

/** Notes something that may happen once; false when it has happened before. */
export async function addOnce(db: Db, signature: string, expiresAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('human_checks_used')
    .values({ signature, expires_at: expiresAt })
    .onConflict((oc) => oc.doNothing())
    .returning('signature')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a note up; false when there is none. */
export async function takeOnce(db: Db, signature: string): Promise<boolean> {
  const row = await db
    .deleteFrom('human_checks_used')
    .where('signature', '=', signature)
    .where('expires_at', '>', new Date())
    .returning('signature')
    .executeTakeFirst();
  return row !== undefined;
}

export async function wasUsed(db: Db, signature: string): Promise<boolean> {
  const row = await db
    .selectFrom('human_checks_used')
    .select('signature')
    .where('signature', '=', signature)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return row !== undefined;
}

export async function purgeCaptchas(db: Db) {
  await sql`delete from human_checks_used where expires_at < now()`.execute(db);
}
