import type { Database } from '@kantele/db';
import { type Insertable, sql, type Transaction } from 'kysely';

type Column<Table extends keyof Database> = keyof Database[Table] & string;

/**
 * Rows to insert as one JSON parameter: `insertInto(t).columns(columns).expression(expression)`. Postgres parses and
 * plans a short statement instead of one with a parameter for each value, which costs more than the rows themselves.
 * @param rows one or more, all with the same columns
 * @param json columns that are written as JSON text
 */
export function rowsAsJson<Table extends keyof Database & string>(
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
  json: readonly Column<Table>[] = [],
) {
  const columns = Object.keys(rows[0] ?? {}) as Column<Table>[];
  const values = columns.map((name) =>
    json.includes(name) ? sql`(r.${sql.id(name)} #>> '{}')::jsonb` : sql`r.${sql.id(name)}`,
  );
  const expression = sql`select ${sql.join(values)}
    from json_populate_recordset(null::${sql.id(table)}, ${JSON.stringify(rows)}) r`;
  return { columns, expression };
}

/** Inserts rows that have no JSON columns and meet no others; nothing when there are none. */
export async function insertRows<Table extends keyof Database & string>(
  trx: Transaction<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  if (rows.length === 0) return;
  const { columns, expression } = rowsAsJson(table, rows);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.id(name)))}) ${expression}`.execute(
    trx,
  );
}
