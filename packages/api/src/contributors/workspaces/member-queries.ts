import type { Database, Db, Transaction, WorkspaceRoleKey } from '@kantele/db';
import { sql } from 'kysely';

type Executor = Db | Transaction<Database>;

/** Members with their roles, the owner first, then in the order they came. */
export async function membersOf(db: Executor, workspaceId: number) {
  return db
    .selectFrom('workspace_members as m')
    .innerJoin('roles as r', 'r.id', 'm.role_id')
    .select(['m.user_id', 'm.created_at', 'r.id as role_id', 'r.name', 'r.key', 'r.permissions'])
    .where('m.workspace_id', '=', workspaceId)
    .orderBy(sql`(r.key = 'owner') is true`, 'desc')
    .orderBy('m.created_at')
    .orderBy('m.user_id')
    .execute();
}
export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number];

/** Adds a member; nothing changes for somebody who is one. @returns whether they were added */
export async function insertMember(
  trx: Transaction<Database>,
  values: { workspace_id: number; user_id: number; role_id: number },
): Promise<boolean> {
  const result = await trx
    .insertInto('workspace_members')
    .values(values)
    .onConflict((oc) => oc.columns(['workspace_id', 'user_id']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function updateMember(
  trx: Transaction<Database>,
  { workspace_id, user_id, role_id }: { workspace_id: number; user_id: number; role_id: number },
) {
  await trx
    .updateTable('workspace_members')
    .set({ role_id })
    .where('workspace_id', '=', workspace_id)
    .where('user_id', '=', user_id)
    .execute();
}

export async function deleteMember(trx: Transaction<Database>, workspaceId: number, userId: number) {
  await trx
    .deleteFrom('workspace_members')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .execute();
}

/** Roles members can have: the built-in ones first, from the most to the least. */
export async function workspaceRoles(db: Executor) {
  return db
    .selectFrom('roles')
    .select(['id', 'name', 'description', 'key', 'permissions'])
    .where('type', '=', 'workspace')
    .orderBy(sql`key is null`)
    .orderBy('id')
    .execute();
}
export type WorkspaceRoleRow = Awaited<ReturnType<typeof workspaceRoles>>[number];

export async function builtInRole(db: Executor, key: WorkspaceRoleKey) {
  return db.selectFrom('roles').select('id').where('key', '=', key).executeTakeFirstOrThrow();
}
