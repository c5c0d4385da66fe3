import type { Database, Db } from '@kantele/db';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { type KeysetSource, rowById } from '../core/keyset.ts';

type Executor = Db | Transaction<Database>;
const columns = ['id', 'name', 'slug', 'display_name', 'type'] as const;

export function listedTags(): KeysetSource {
  const order = { column: 'name', kind: 'string', direction: 'asc' } as const;
  return { from: 'tags', id: 'id', where: sql`true`, order };
}

/** What lists show of a tag. */
export const tagRow = rowById((db, id) => db.selectFrom('tags').select(columns).where('tags.id', '=', id));

/** By id or by slug. */
export async function tagByKey(db: Executor, key: string | number) {
  const column = typeof key === 'number' ? 'id' : 'slug';
  return db.selectFrom('tags').select(columns).where(column, '=', key).executeTakeFirst();
}

export async function insertTag(
  trx: Transaction<Database>,
  values: { name: string; slug: string; display_name: string },
) {
  return trx.insertInto('tags').values(values).returning('id').executeTakeFirstOrThrow();
}

export async function updateTagRow(
  trx: Transaction<Database>,
  id: number,
  values: { name: string; slug: string; display_name: string },
) {
  const result = await trx
    .updateTable('tags')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteTagRow(trx: Transaction<Database>, id: number) {
  const result = await trx.deleteFrom('tags').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
