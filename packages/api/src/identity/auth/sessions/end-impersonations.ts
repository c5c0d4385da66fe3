import type { Database, Transaction } from '@kantele/db';
import { deleteImpersonations } from './session-queries.ts';

/**
 * Ends the sessions in which an admin acts as one of these users, or as anybody with a role: what they may do has
 * changed, and the admin chose to act with what they could do before.
 */
export async function endImpersonations(
  trx: Transaction<Database>,
  of: { users: readonly number[] } | { role: number },
): Promise<void> {
  await deleteImpersonations(trx, of);
}
