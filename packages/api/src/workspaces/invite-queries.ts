import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';

type Executor = Db | Transaction<Database>;

const columns = [
  'i.id',
  'i.workspace_id',
  'i.email',
  'i.role_id',
  'i.invited_by',
  'i.max_uses',
  'i.uses',
  'i.expires_at',
  'i.created_at',
  'r.name as role_name',
  'r.description',
  'r.key',
  'r.permissions',
] as const;

const withRole = (db: Executor) =>
  db.selectFrom('workspace_invites as i').innerJoin('roles as r', 'r.id', 'i.role_id').select(columns);

/** Invitations of a workspace, also expired ones, the newest first; links that are used up are left out. */
export async function invitesOf(db: Executor, workspaceId: number) {
  return withRole(db)
    .where('i.workspace_id', '=', workspaceId)
    .whereRef('i.uses', '<', 'i.max_uses')
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id')
    .execute();
}
export type InviteRow = Awaited<ReturnType<typeof invitesOf>>[number];

export async function inviteById(db: Executor, workspaceId: number, id: string) {
  return withRole(db).where('i.workspace_id', '=', workspaceId).where('i.id', '=', id).executeTakeFirst();
}

/** How an invitation is named: by the hash of its secret, or by its id to the address it is for. */
export type InviteName = { hash: string } | { id: string; email: string };

/** An invitation that is open. */
export async function openInvite(db: Executor, by: InviteName, now: Date) {
  const open = withRole(db).where('i.expires_at', '>', now).whereRef('i.uses', '<', 'i.max_uses');
  return 'hash' in by
    ? open.where('i.token_hash', '=', by.hash).executeTakeFirst()
    : open
        .where('i.id', '=', by.id)
        .where(sql`lower(i.email)`, '=', by.email.toLowerCase())
        .executeTakeFirst();
}

/** Open invitations to an address. */
export async function openInvitesTo(db: Executor, email: string, now: Date) {
  return withRole(db)
    .where(sql`lower(i.email)`, '=', email.toLowerCase())
    .where('i.expires_at', '>', now)
    .whereRef('i.uses', '<', 'i.max_uses')
    .orderBy('i.created_at', 'desc')
    .limit(50)
    .execute();
}

export async function insertInvite(
  trx: Transaction<Database>,
  values: {
    workspace_id: number;
    email: string | null;
    token_hash: string;
    role_id: number;
    invited_by: number;
    max_uses: number;
    expires_at: Date;
  },
) {
  return trx.insertInto('workspace_invites').values(values).returning('id').executeTakeFirstOrThrow();
}

/** Gives an invitation another secret and more time. */
export async function renewInvite(
  trx: Transaction<Database>,
  id: string,
  values: { token_hash: string; expires_at: Date },
) {
  await trx
    .updateTable('workspace_invites')
    .set({ ...values, sent_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Uses an invitation once, in one statement: of many at once as many succeed as it has uses left. */
export async function spendInvite(trx: Transaction<Database>, id: string, now: Date): Promise<boolean> {
  const result = await trx
    .updateTable('workspace_invites')
    .set({ uses: sql`uses + 1` })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .whereRef('uses', '<', 'max_uses')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteInvite(trx: Transaction<Database>, workspaceId: number, id: string) {
  const result = await trx
    .deleteFrom('workspace_invites')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteInvitesBy(trx: Transaction<Database>, workspaceId: number, userId: number) {
  await trx
    .deleteFrom('workspace_invites')
    .where('workspace_id', '=', workspaceId)
    .where('invited_by', '=', userId)
    .execute();
}

export async function purgeInvites(db: Executor) {
  await sql`delete from workspace_invites where expires_at < now() - interval '30 days'`.execute(db);
}
