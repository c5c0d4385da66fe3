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

/** An invitation, also one that is over. */
export async function inviteNamed(db: Executor, by: InviteName) {
  return 'hash' in by
    ? withRole(db).where('i.token_hash', '=', by.hash).executeTakeFirst()
    : withRole(db)
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

/** Uses up what is open for an address. @returns ids */
export async function spendInvitesTo(trx: Transaction<Database>, workspaceId: number, email: string) {
  const rows = await trx
    .updateTable('workspace_invites')
    .set((eb) => ({ uses: eb.ref('max_uses') }))
    .where('workspace_id', '=', workspaceId)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .whereRef('uses', '<', 'max_uses')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns whether it was there, and not used up */
export async function deleteInvite(trx: Transaction<Database>, workspaceId: number, id: string) {
  const result = await trx
    .deleteFrom('workspace_invites')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .whereRef('uses', '<', 'max_uses')
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Deletes what is open by somebody, and all there is for their address. @returns ids */
export async function deleteInvitesOf(
  trx: Transaction<Database>,
  workspaceId: number,
  user: { id: number; email: string },
) {
  const rows = await trx
    .deleteFrom('workspace_invites')
    .where('workspace_id', '=', workspaceId)
    .where((eb) =>
      eb.or([
        eb(sql`lower(email)`, '=', user.email.toLowerCase()),
        eb.and([eb('invited_by', '=', user.id), eb('uses', '<', eb.ref('max_uses'))]),
      ]),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes used invitations to the addresses of these users: nothing is kept of who is gone. */
export async function deleteSpentOf(trx: Transaction<Database>, userIds: readonly number[]) {
  await sql`delete from workspace_invites i using users u
    where u.id = any(${[...userIds]}) and lower(i.email) = lower(u.email) and i.uses >= i.max_uses`.execute(
    trx,
  );
}

export async function purgeInvites(db: Executor) {
  await sql`delete from workspace_invites where expires_at < now() - interval '30 days'`.execute(db);
}
