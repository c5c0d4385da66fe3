import type { Database, Db } from '@kantele/db';
import { type Insertable, sql } from 'kysely';

interface ChecksumKey {
  path: string;
  etag: string;
}

/** Null when nobody has read the file yet. */
export async function knownChecksum(db: Db, { path, etag }: ChecksumKey): Promise<number | null> {
  const row = await db
    .selectFrom('file_checksums')
    .select('crc32')
    .where('path', '=', path)
    .where('etag', '=', etag)
    .executeTakeFirst();
  return row?.crc32 ?? null;
}

export async function insertChecksum(db: Db, row: Insertable<Database['file_checksums']>): Promise<void> {
  await db
    .insertInto('file_checksums')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** They are made again in seconds. */
export async function purgeChecksums(db: Db) {
  await sql`delete from file_checksums where created_at < now() - interval '30 days'`.execute(db);
}
