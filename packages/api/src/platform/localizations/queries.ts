import type { Database, Db, Transaction } from '@kantele/db';

type Executor = Db | Transaction<Database>;

const columns = ['id', 'language', 'name', 'enabled', 'lines', 'updated_at'] as const;

export async function allLocalizations(db: Executor) {
  return db.selectFrom('localizations').select(columns).orderBy('name').orderBy('id').execute();
}

export async function localizationById(db: Executor, id: number) {
  return db.selectFrom('localizations').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Locks the row: lines are read, changed and written as one. */
export async function lockLocalization(trx: Transaction<Database>, id: number) {
  return trx.selectFrom('localizations').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertLocalization(
  trx: Executor,
  values: { language: string; name: string; enabled: boolean },
) {
  return trx.insertInto('localizations').values(values).returning('id').executeTakeFirstOrThrow();
}

export async function updateLocalizationRow(
  trx: Executor,
  id: number,
  values: { name?: string | undefined; enabled?: boolean | undefined; lines?: Record<string, string> },
) {
  const { lines, ...rest } = values;
  await trx
    .updateTable('localizations')
    .set({ ...rest, ...(lines ? { lines: JSON.stringify(lines) } : {}), updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function deleteLocalizationRow(trx: Executor, id: number) {
  await trx.deleteFrom('localizations').where('id', '=', id).execute();
}
