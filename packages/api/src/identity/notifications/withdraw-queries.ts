import type { Database, Transaction } from '@kantele/db';
import { sql } from 'kysely';

/** Removes messages of a kind whose data hold a value; answers whose they were. */
export async function deleteMessages(
  trx: Transaction<Database>,
  { kind, field, value }: { kind: string; field: string; value: string },
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`delete from notifications
    where kind = ${kind} and data->>${field}::text = ${value} returning user_id`.execute(trx);
  return rows.map(({ user_id }) => user_id);
}
