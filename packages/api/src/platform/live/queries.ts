import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import { told } from './fragments.ts';

/** Sent when the transaction commits, and not at all when it does not. */
export async function sendNotices(db: Db | Transaction<Database>, payloads: readonly string[]) {
  await sql`select ${told(sql`payload`)} from unnest(${[...payloads]}::text[]) payload`.execute(db);
}
