import type { Database, Db } from '@kantele/db';
import type { Insertable } from 'kysely';

/** The same picture is kept once. */
export async function insertImage(db: Db, values: Insertable<Database['images']>) {
  await db
    .insertInto('images')
    .values(values)
    .onConflict((oc) => oc.column('hash').doNothing())
    .execute();
}
