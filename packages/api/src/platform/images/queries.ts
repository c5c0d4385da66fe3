import type { Database, Db, Transaction } from '@kantele/db';
import { type Insertable, sql } from 'kysely';

/** The same picture is kept once. */
export async function insertImage(trx: Transaction<Database>, values: Insertable<Database['images']>) {
  await trx
    .insertInto('images')
    .values(values)
    .onConflict((oc) => oc.column('hash').doNothing())
    .execute();
}

export async function deleteImages(trx: Transaction<Database>, hashes: readonly string[]) {
  await sql`delete from images i where i.hash = any(${[...hashes]})
    and not exists (select from stored_files f where f.kind = 'image' and f.owner = i.hash)`.execute(trx);
}

/** Sizes of these objects in bytes, by key, of those that are complete. */
export async function sizesOf(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; size: number | null }>`
    select key, size from stored_files where key = any(${[...keys]}::text[]) and state = 'stored'`.execute(
    db,
  );
  return new Map(rows.flatMap(({ key, size }) => (size === null ? [] : [[key, size] as const])));
}

/** Whether there is such a picture. */
export async function hasImage(db: Db | Transaction<Database>, hash: string): Promise<boolean> {
  const row = await db.selectFrom('images').select('hash').where('hash', '=', hash).executeTakeFirst();
  return row !== undefined;
}
