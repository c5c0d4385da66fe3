import type { Database, Db, Transaction } from '@kantele/db';

type Executor = Db | Transaction<Database>;

/** A membership with its role; undefined for somebody who is no member. */
export async function membershipRow(db: Executor, workspaceId: number, userId: number) {
  return db
    .selectFrom('workspace_members as m')
    .innerJoin('roles as r', 'r.id', 'm.role_id')
    .innerJoin('workspaces as w', 'w.id', 'm.workspace_id')
    .select(['m.role_id', 'r.key', 'r.permissions', 'w.owner_id'])
    .where('m.workspace_id', '=', workspaceId)
    .where('m.user_id', '=', userId)
    .executeTakeFirst();
}

/** What decides whether an invitation is open, and the address it was mailed to; null for a link for several people. */
export async function inviteByHash(db: Executor, hash: string) {
  return db
    .selectFrom('workspace_invites')
    .select(['email', 'expires_at', 'uses', 'max_uses'])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
}
