import type { Database, Transaction } from '@kantele/db';
import { deleteTokensOf } from './queries.ts';

/** Revokes every token of a user. */
export async function revokeTokens(trx: Transaction<Database>, userId: number): Promise<void> {
  await deleteTokensOf(trx, userId);
}
