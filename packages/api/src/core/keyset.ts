import type { Database, Db } from '@kantele/db';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type CursorKind, decodeCursor, encodeCursor, pageOf } from './page.ts';

/** One allowed order of a list: an index over exactly (filter columns, order, id) must exist. */
export interface KeysetOrder {
  /** Column of `from` the list is sorted by; ties are decided by `id`, in the same direction. */
  column: string;
  kind: CursorKind;
  direction: 'asc' | 'desc';
}

export interface KeysetSource {
  from: string;
  /** Column of `from` that holds the id of the listed thing. */
  id: string;
  where: RawBuilder<unknown>;
  order: KeysetOrder;
}

/**
 * Ids of one page by keyset: the narrow half of "ids first, then hydrate". `list` names the list and its filters,
 * so that a cursor of another list is refused.
 * @throws AppError `invalid` on field `cursor`
 */
export async function keysetIds(
  db: Db | Transaction<Database>,
  list: string,
  source: KeysetSource,
  input: { per_page: number; cursor?: string | null },
): Promise<{ ids: number[]; nextCursor: string | null }> {
  const context = contextOf(list, source);
  const after = input.cursor ? decodeCursor(context, input.cursor, [source.order.kind, 'number']) : null;
  const { rows } = await keysetQuery(source, input.per_page, after).execute(db);
  const page = pageOf(rows, input.per_page, (last) => encodeCursor(context, [last.key, last.id]));
  return { ids: page.rows.map((row) => row.id), nextCursor: page.nextCursor };
}

const contextOf = (list: string, { order }: KeysetSource) => `${list}:${order.column}:${order.direction}`;

/**
 * How many rows a list has and where each page of `step` rows begins: the cursors such pages follow, null for the
 * first. One pass over the index of the order.
 */
export async function keysetIndex(
  db: Db | Transaction<Database>,
  list: string,
  source: KeysetSource,
  step: number,
): Promise<{ total: number; cursors: (string | null)[] }> {
  const context = contextOf(list, source);
  const { rows } = await keysetIndexQuery(source, step).execute(db);
  const total = Math.max(0, ...rows.map(({ place }) => place));
  const cursors = rows
    .filter(({ place }) => place % step === 0 && place < total)
    .sort((a, b) => a.place - b.place)
    .map(({ key, id }) => encodeCursor(context, [key, id]));
  return { total, cursors: [null, ...cursors] };
}

/** The statement of `keysetIndex`; exported for the test that explains it. */
export function keysetIndexQuery(source: KeysetSource, step: number) {
  const id = sql.ref(source.id);
  return sql<{ id: number; key: string | number; place: number }>`
    select id, key, place from (
      select ${id} as id, ${sql.ref(source.order.column)} as key, row_number() over w as place,
        lead(${id}) over w is null as is_last
      from ${sql.table(source.from)} where ${source.where} window w as (order by ${orderOf(source)})
    ) placed where place % ${step} = 0 or is_last`;
}

/** Sorting by the id alone needs no second column. */
function orderOf({ id, order }: KeysetSource) {
  const direction = order.direction === 'desc' ? sql`desc` : sql`asc`;
  const byId = sql`${sql.ref(id)} ${direction}`;
  return order.column === id ? byId : sql`${sql.ref(order.column)} ${direction}, ${byId}`;
}

/** The statement of `keysetIds`; exported for the test that explains every allowed order. */
export function keysetQuery(
  source: KeysetSource,
  perPage: number,
  after: readonly (string | number)[] | null,
) {
  const { order } = source;
  const column = sql.ref(order.column);
  const id = sql.ref(source.id);
  const compare = order.direction === 'desc' ? sql`<` : sql`>`;
  const start = after ? sql`and (${column}, ${id}) ${compare} (${after[0]}, ${after[1]})` : sql``;
  return sql<{ id: number; key: string | number }>`
    select ${id} as id, ${column} as key from ${sql.table(source.from)}
    where ${source.where} ${start} order by ${orderOf(source)} limit ${perPage + 1}`;
}

/** Rows in the order of the ids they were fetched for; ids without a row (deleted meanwhile) are left out. */
export function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
