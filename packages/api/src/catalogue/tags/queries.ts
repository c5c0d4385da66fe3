import type { Database, Db } from '@kantele/db';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { type KeysetOrder, type KeysetSource, rowById } from '../../core/keyset.ts';

type Executor = Db | Transaction<Database>;
const columns = ['id', 'name', 'slug', 'display_name', 'type'] as const;

const tracksCount =
  sql<number>`(select count(*)::integer from track_tags tt where tt.tag_id = tags.id and tt.listed)`.as(
    'tracks_count',
  );

export const tagOrder = {
  name: { column: 'name', kind: 'string', direction: 'asc' },
  name_desc: { column: 'name', kind: 'string', direction: 'desc' },
  newest: { column: 'id', kind: 'number', direction: 'desc' },
  oldest: { column: 'id', kind: 'number', direction: 'asc' },
} as const satisfies Record<string, KeysetOrder>;

/** All tags, or those with a part of the name. */
export function listedTags(order: KeysetOrder = tagOrder.name, query?: string): KeysetSource {
  const where = query ? sql`strpos(fold_letters(display_name), fold_letters(${query})) > 0` : sql`true`;
  return { from: 'tags', id: 'id', where, order };
}

/** What lists show of a tag. */
export const tagRow = rowById((db, id) =>
  db.selectFrom('tags').select(columns).select(tracksCount).where('tags.id', '=', id),
);

/** By id or by slug. */
export async function tagByKey(db: Executor, key: string | number) {
  const column = typeof key === 'number' ? 'id' : 'slug';
  return db.selectFrom('tags').select(columns).select(tracksCount).where(column, '=', key).executeTakeFirst();
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

/** Those of these tags there are, locked in the order of their ids. */
export async function lockTags(trx: Transaction<Database>, ids: readonly number[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('tags')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteTagRows(trx: Transaction<Database>, ids: readonly number[]) {
  await trx
    .deleteFrom('tags')
    .where('id', 'in', [...ids])
    .execute();
}
