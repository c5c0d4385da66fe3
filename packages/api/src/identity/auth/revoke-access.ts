import type { Database, Transaction } from '@kantele/db';
import { revokeTokens } from '../access-tokens/revoke-tokens.ts';
import { deleteResets } from './queries.ts';
import { endSessions } from './sessions/end-sessions.ts';

/** Takes away all that opens an account besides its password: sessions, links to a new password, access tokens. */
export async function revokeAccess(trx: Transaction<Database>, userId: number): Promise<void> {
  await endSessions(trx, userId);
  await deleteResets(trx, userId);
  await revokeTokens(trx, userId);
}
