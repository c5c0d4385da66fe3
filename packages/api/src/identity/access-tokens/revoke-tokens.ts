import type { Database, Transaction } from '@kantele/db';
import { deleteTokensOf } from './queries.ts';

/** Revokes every token of a user. */
export async function revokeTokens(trx: Transaction<Database>, userId: number): Promise<void> {
  await deleteTokensOf(trx, userId);
}

/** Revokes the tokens a user has bound to a workspace. */
export async function revokeWorkspaceTokens(
  trx: Transaction<Database>,
  userId: number,
  workspaceId: number,
): Promise<void> {
  await deleteTokensOf(trx, userId, workspaceId);
}
