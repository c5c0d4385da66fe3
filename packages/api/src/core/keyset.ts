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
  input: { perPage: number; cursor?: string | null },
): Promise<{ ids: number[]; nextCursor: string | null }> {
  const context = `${list}:${source.order.column}:${source.order.direction}`;
  const after = input.cursor ? decodeCursor(context, input.cursor, [source.order.kind, 'number']) : null;
  const { rows } = await keysetQuery(source, input.perPage, after).execute(db);
  const page = pageOf(rows, input.perPage, (last) => encodeCursor(context, [last.key, last.id]));
  return { ids: page.rows.map((row) => row.id), nextCursor: page.nextCursor };
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
  const direction = order.direction === 'desc' ? sql`desc` : sql`asc`;
  const compare = order.direction === 'desc' ? sql`<` : sql`>`;
  const start = after ? sql`and (${column}, ${id}) ${compare} (${after[0]}, ${after[1]})` : sql``;
  // Sorting by the id alone needs no second column.
  const by =
    order.column === source.id ? sql`${id} ${direction}` : sql`${column} ${direction}, ${id} ${direction}`;
  return sql<{ id: number; key: string | number }>`
    select ${id} as id, ${column} as key from ${sql.table(source.from)}
    where ${source.where} ${start} order by ${by} limit ${perPage + 1}`;
}

/** Rows in the order of the ids they were fetched for; ids without a row (deleted meanwhile) are left out. */
export function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
