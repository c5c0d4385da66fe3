import type { Database, Transaction } from '@kantele/db';
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
