import type { Database, Db } from '@kantele/db';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { inOrder, type KeysetOrder, type KeysetSource, rowById } from '../../core/keyset.ts';

type Executor = Db | Transaction<Database>;
const columns = ['id', 'name', 'slug', 'display_name', 'tracks_count'] as const;

export const genreOrder = {
  largest: { column: 'tracks_count', kind: 'number', direction: 'desc' },
  smallest: { column: 'tracks_count', kind: 'number', direction: 'asc' },
  name: { column: 'name', kind: 'string', direction: 'asc' },
  name_desc: { column: 'name', kind: 'string', direction: 'desc' },
} as const satisfies Record<string, KeysetOrder>;

/** All genres, or those with a part of the name. */
export function listedGenres(order: KeysetOrder = genreOrder.largest, query?: string): KeysetSource {
  const where = query ? sql`strpos(fold_letters(display_name), fold_letters(${query})) > 0` : sql`true`;
  return { from: 'genres', id: 'id', where, order };
}

/** What lists show of a genre. */
export const genreRow = rowById((db, id) =>
  db.selectFrom('genres').select(columns).where('genres.id', '=', id),
);

export async function genresByIds(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('genres')
    .select(columns)
    .where('id', 'in', [...ids])
    .execute();
  return inOrder(ids, rows);
}

/** Genres are few: what is searched for is looked for in each. */
export async function genresByName(db: Executor, query: string, limit: number) {
  return db
    .selectFrom('genres')
    .select(columns)
    .where(sql<boolean>`strpos(fold_letters(display_name), fold_letters(${query})) > 0`)
    .orderBy('tracks_count', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** By id or by slug. */
export async function genreByKey(db: Executor, key: string | number) {
  const column = typeof key === 'number' ? 'id' : 'slug';
  return db.selectFrom('genres').select(columns).where(column, '=', key).executeTakeFirst();
}

/** Artists of the most played albums of a genre. */
export async function artistIdsOfGenre(db: Executor, genreId: number, limit: number) {
  const { rows } = await sql<{ id: number }>`
    select a.id from (
      select ag.album_id, ag.plays_count from album_genres ag where ag.genre_id = ${genreId} and ag.listed
      order by ag.plays_count desc, ag.album_id desc limit 100
    ) top
    join album_artists aa on aa.album_id = top.album_id join artists a on a.id = aa.artist_id
    where not a.disabled group by a.id order by sum(top.plays_count) desc, a.id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

export async function insertGenre(
  trx: Transaction<Database>,
  values: { name: string; slug: string; display_name: string },
) {
  return trx.insertInto('genres').values(values).returning('id').executeTakeFirstOrThrow();
}

export async function updateGenreRow(
  trx: Transaction<Database>,
  id: number,
  values: { name: string; slug: string; display_name: string },
) {
  const result = await trx
    .updateTable('genres')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteGenreRow(trx: Transaction<Database>, id: number) {
  await trx.deleteFrom('genres').where('id', '=', id).execute();
}

/** Those of these genres there are, locked in the order of their ids. */
export async function lockGenres(trx: Transaction<Database>, ids: readonly number[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('genres')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteGenreRows(trx: Transaction<Database>, ids: readonly number[]) {
  await trx
    .deleteFrom('genres')
    .where('id', 'in', [...ids])
    .execute();
}
