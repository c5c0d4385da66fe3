import type { Database, Db } from '@kantele/db';
import { type Compilable, type RawBuilder, sql, type Transaction } from 'kysely';
import { type CursorKind, decodeCursor, encodeCursor, type Page, pageOf } from './page.ts';

type Executor = Db | Transaction<Database>;

/** One allowed order of a list: an index over exactly (filter columns, order, id) must exist. */
export interface KeysetOrder {
  /** Column of `from` the list is sorted by; ties are decided by `id`, in the same direction. */
  column: string;
  kind: CursorKind;
  direction: 'asc' | 'desc';
  /** What it is sorted by in place of the column, for lists so short that they are sorted whole; `column` names it. */
  by?: RawBuilder<unknown>;
}

export interface KeysetSource {
  from: string;
  /** Column of `from` that holds the id of the listed thing. */
  id: string;
  where: RawBuilder<unknown>;
  order: KeysetOrder;
}

interface PageInput {
  per_page: number;
  cursor?: string | null;
}

/**
 * Ids of one page by keyset, for lists whose rows are read in another way. `list` names the list and its filters, so
 * that a cursor of another list is refused.
 * @throws AppError `invalid` on field `cursor`
 */
export async function keysetIds(
  db: Executor,
  list: string,
  source: KeysetSource,
  input: PageInput,
): Promise<{ ids: number[]; nextCursor: string | null }> {
  const { rows } = await keysetQuery(source, input.per_page, startOf(list, source, input)).execute(db);
  const page = pageOf(rows, input.per_page, cursorsOf(list, source));
  return { ids: page.rows.map((row) => row.id), nextCursor: page.nextCursor };
}

/** What a list shows of the thing with an id: a read without values of its own, made once. */
export type RowById<Row> = (db: Executor) => RawBuilder<Row>;

/** `build` reads one row of a thing; the id it is given belongs to the list around it. */
export function rowById<Row>(build: (db: Executor, id: RawBuilder<number>) => Compilable<Row>): RowById<Row> {
  let made: RawBuilder<Row> | null = null;
  return (db) => {
    made ??= sql.raw<Row>(build(db, sql<number>`page.id`).compile().sql);
    return made;
  };
}

/**
 * Rows of one page by keyset, in one statement: ids from the index of the order, then each row by its id.
 * @throws AppError `invalid` on field `cursor`
 */
export async function keysetRows<Row extends { id: number }>(
  db: Executor,
  list: string,
  source: KeysetSource,
  input: PageInput,
  row: RowById<Row>,
): Promise<Page<Row>> {
  const after = startOf(list, source, input);
  const { rows } = await keysetRowsQuery(db, source, input.per_page, after, row).execute(db);
  return pageOf(rows, input.per_page, (last) => cursorsOf(list, source)({ id: last.id, key: last.page_key }));
}

function keysetRowsQuery<Row>(
  db: Executor,
  source: KeysetSource,
  perPage: number,
  after: readonly (string | number)[] | null,
  row: RowById<Row>,
) {
  const direction = directionOf(source);
  // `offset 0`: each row is looked up by its id, however many rows the planner expects.
  return sql<Row & { page_key: string | number }>`
    select shown.*, page.key as page_key from (${keysetQuery(source, perPage, after)}) page
    cross join lateral (${row(db)} offset 0) shown order by page.key ${direction}, page.id ${direction}`;
}

/** Rows a list is counted up to: more would take longer than the page that is read. */
const countedRows = 10_000;

/** How many rows a list has: `countedRows + 1` stands for all numbers above. */
export async function keysetTotal(db: Executor, source: KeysetSource): Promise<number> {
  const { rows } = await keysetTotalQuery(source).execute(db);
  return rows[0]?.total ?? 0;
}

/** The statement of `keysetTotal`; exported for the test that explains it. */
export const keysetTotalQuery = ({ from, where }: KeysetSource) =>
  sql<{ total: number }>`select count(*)::integer as total from (
    select from ${sql.table(from)} where ${where} limit ${sql.lit(countedRows + 1)}) counted`;

const contextOf = (list: string, { order }: KeysetSource) => `${list}:${order.column}:${order.direction}`;

const startOf = (list: string, source: KeysetSource, { cursor }: PageInput) =>
  cursor ? decodeCursor(contextOf(list, source), cursor, [source.order.kind, 'number']) : null;

const cursorsOf = (list: string, source: KeysetSource) => (last: { id: number; key: string | number }) =>
  encodeCursor(contextOf(list, source), [last.key, last.id]);

const directionOf = ({ order }: KeysetSource) => (order.direction === 'desc' ? sql`desc` : sql`asc`);

/**
 * How many rows a list has and where each page of `step` rows begins: the cursors such pages follow, null for the
 * first. One pass over the index of the order.
 */
export async function keysetIndex(
  db: Executor,
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
      select ${id} as id, ${keyOf(source)} as key, row_number() over w as place,
        lead(${id}) over w is null as is_last
      from ${sql.table(source.from)} where ${source.where} window w as (order by ${orderOf(source)})
    ) placed where place % ${step} = 0 or is_last`;
}

/** Sorting by the id alone needs no second column. */
function orderOf(source: KeysetSource) {
  const { id, order } = source;
  const direction = directionOf(source);
  const byId = sql`${sql.ref(id)} ${direction}`;
  return order.column === id ? byId : sql`${keyOf(source)} ${direction}, ${byId}`;
}

const keyOf = ({ order }: KeysetSource) => order.by ?? sql.ref(order.column);

/** The statement of `keysetIds`; exported for the test that explains every allowed order. */
export function keysetQuery(
  source: KeysetSource,
  perPage: number,
  after: readonly (string | number)[] | null,
) {
  const { order } = source;
  const column = keyOf(source);
  const id = sql.ref(source.id);
  const compare = order.direction === 'desc' ? sql`<` : sql`>`;
  const start = after ? sql`and (${column}, ${id}) ${compare} (${after[0]}, ${after[1]})` : sql``;
  const direction = directionOf(source);
  return sql<{ id: number; key: string | number }>`
    select id, key from (
      select ${id} as id, ${column} as key from ${sql.table(source.from)}
      where ${source.where} ${start} order by ${orderOf(source)} limit ${sql.lit(boundOf(perPage + 1))}
    ) bounded order by key ${direction}, id ${direction} limit ${perPage + 1}`;
}

/**
 * A power of two, so that there are few statements. Of a limit that is a value Postgres knows nothing when it makes
 * a plan for all values: it would take a tenth of the list for granted, and plan anew each time instead.
 */
function boundOf(rows: number): number {
  return Math.max(16, 2 ** Math.ceil(Math.log2(rows)));
}

/** Rows in the order of the ids they were fetched for; ids without a row (deleted meanwhile) are left out. */
export function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
