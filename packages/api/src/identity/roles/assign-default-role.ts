import type { Database, Transaction } from '@kantele/db';
import { defaultRole, insertUserRole } from './queries.ts';

/** Gives a new user the role that everybody has who registers; none when the site has no such role. */
export async function assignDefaultRole(trx: Transaction<Database>, userId: number): Promise<void> {
  const role = await defaultRole(trx);
  if (role) await insertUserRole(trx, userId, role.id);
}
