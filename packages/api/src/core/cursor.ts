import type { Database, Transaction } from '@kantele/db';
import { type RawBuilder, sql } from 'kysely';

/** Rows read at a time: together some 100 kB. */
const rowsAtATime = 500;

/** The rows of a query, some at a time, however many there are. One such reading of a transaction goes on at once. */
export async function* readByCursor<Row>(
  trx: Transaction<Database>,
  query: RawBuilder<Row>,
): AsyncGenerator<Row[]> {
  await sql`declare records no scroll cursor for ${query}`.execute(trx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtATime)} from records`.execute(trx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close records`.execute(trx);
}
