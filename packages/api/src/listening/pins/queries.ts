import type { Database, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import type { PinnableKind } from './kinds.ts';

type Column = PinnableKind['column'];

/** Pins a thing behind those that are pinned; once more changes nothing. @returns false when there are too many already */
export async function insertPin(
  trx: Transaction<Database>,
  { column, userId, id, atMost }: { column: Column; userId: number; id: number; atMost: number },
): Promise<boolean> {
  // One after the other, and each counts what the one before has pinned.
  await sql`select 1 from users where id = ${userId} for no key update`.execute(trx);
  const of = sql.ref(column);
  const { rows } = await sql<{ is_pinned: boolean; count: number }>`
    select count(*) filter (where ${of} = ${id}) > 0 as is_pinned, count(*)::int as count
    from library_pins where user_id = ${userId} and ${of} is not null`.execute(trx);
  if (rows[0]?.is_pinned) return true;
  if ((rows[0]?.count ?? 0) >= atMost) return false;
  await sql`insert into library_pins (user_id, ${of}) values (${userId}, ${id})`.execute(trx);
  return true;
}

export async function deletePin(
  trx: Transaction<Database>,
  { column, userId, id }: { column: Column; userId: number; id: number },
): Promise<void> {
  await trx.deleteFrom('library_pins').where('user_id', '=', userId).where(column, '=', id).execute();
}
