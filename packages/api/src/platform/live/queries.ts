import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';

/** The channel of Postgres every instance of the site listens to. */
export const liveChannel = 'kantele_live';

/** Sent when the transaction commits, and not at all when it does not. */
export async function sendNotices(db: Db | Transaction<Database>, payloads: readonly string[]) {
  await sql`select pg_notify(${liveChannel}, payload) from unnest(${[...payloads]}::text[]) payload`.execute(
    db,
  );
}
