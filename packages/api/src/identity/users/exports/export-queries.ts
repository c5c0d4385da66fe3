import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import type { ExportedTable } from '../../../core/context.ts';
import { readByCursor } from '../../../core/cursor.ts';

type Executor = Db | Transaction<Database>;

export async function newestExport(db: Executor, userId: number) {
  return db
    .selectFrom('data_exports')
    .select(['id', 'state', 'progress', 'size', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function exportById(db: Executor, id: number) {
  return db.selectFrom('data_exports').select(['id', 'user_id']).where('id', '=', id).executeTakeFirst();
}

export async function insertExport(trx: Transaction<Database>, userId: number): Promise<number> {
  const values = { user_id: userId };
  const row = await trx.insertInto('data_exports').values(values).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Answers false when the export is gone. */
export async function updateExport(
  db: Executor,
  id: number,
  values: { state: 'ready'; storage_key: string; size: number; expires_at: Date } | { state: 'failed' },
): Promise<boolean> {
  const result = await db.updateTable('data_exports').set(values).where('id', '=', id).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** @param progress share of the records that are written, 0 to 1 */
export async function setExportProgress(db: Executor, id: number, progress: number) {
  await db.updateTable('data_exports').set({ progress }).where('id', '=', id).execute();
}

/** Gives the finished export of a user a link; false when there is none. */
export async function setExportToken(db: Executor, userId: number, tokenHash: string, now: Date) {
  const updated = await db
    .updateTable('data_exports')
    .set({ token_hash: tokenHash })
    .where('user_id', '=', userId)
    .where('state', '=', 'ready')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Uses a link up; answers the key of its file. */
export async function useExportToken(db: Executor, userId: number, tokenHash: string, now: Date) {
  const row = await db
    .updateTable('data_exports')
    .set({ token_hash: null })
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .returning('storage_key')
    .executeTakeFirst();
  return row?.storage_key ?? null;
}

/** Answers the ids of the exports, as the owner of their files is called. */
export async function deleteExportsOf(trx: Transaction<Database>, userIds: readonly number[]) {
  const rows = await trx.deleteFrom('data_exports').where('user_id', 'in', userIds).returning('id').execute();
  return rows.map(({ id }) => String(id));
}

export async function deleteExpiredExports(trx: Transaction<Database>, now: Date) {
  const rows = await trx.deleteFrom('data_exports').where('expires_at', '<', now).returning('id').execute();
  return rows.map(({ id }) => String(id));
}

export async function countRecords(
  trx: Transaction<Database>,
  table: string,
  of: ExportedTable,
  user: number,
) {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(table)} where ${sql.ref(of.column)} = ${user}`.execute(trx);
  return rows[0]?.n ?? 0;
}

/** What a table holds of a user, as JSON objects, some at a time. The transaction is read-only. */
export async function* readRecords(
  trx: Transaction<Database>,
  table: string,
  { column, without = [] }: ExportedTable,
  user: number,
): AsyncGenerator<string[]> {
  const query = sql<{ record: string }>`select (to_jsonb(t) - ${[...without]}::text[])::text as record
    from ${sql.table(table)} t where ${sql.ref(column)} = ${user}`;
  for await (const rows of readByCursor(trx, query)) yield rows.map(({ record }) => record);
}
