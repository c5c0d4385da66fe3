import type { Database, Db, Transaction } from '@kantele/db';

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
