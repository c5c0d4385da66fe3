import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';

export async function siteRevision(db: Db): Promise<number> {
  const { rows } = await sql<{ revision: number }>`select revision from site_revision`.execute(db);
  return rows[0]?.revision ?? 0;
}

export async function storedSettings(db: Db) {
  return db.selectFrom('settings').select(['key', 'value']).execute();
}

export async function putSetting(db: Db | Transaction<Database>, key: string, value: unknown) {
  const text = JSON.stringify(value);
  await db
    .insertInto('settings')
    .values({ key, value: text })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value: text, updated_at: new Date() }))
    .execute();
}

export async function deleteSetting(db: Db | Transaction<Database>, key: string) {
  await db.deleteFrom('settings').where('key', '=', key).execute();
}
