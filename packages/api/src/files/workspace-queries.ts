import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';

type Executor = Db | Transaction<Database>;

export async function hasEntries(db: Executor, workspaceId: number): Promise<boolean> {
  const { rows } = await sql`select from file_entries where workspace_id = ${workspaceId} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Moves everything of a workspace below a folder of a person. */
export async function moveToPerson(
  trx: Transaction<Database>,
  { workspaceId, userId, folderId }: { workspaceId: number; userId: number; folderId: number },
) {
  await sql`update file_entries set workspace_id = 0, owner_id = ${userId},
      parent_id = coalesce(parent_id, ${folderId}), path = ${`${folderId}/`} || path
    where workspace_id = ${workspaceId}`.execute(trx);
}

/** Gives what users have uploaded to workspaces to the owners of these. */
export async function moveToWorkspaceOwner(trx: Transaction<Database>, userIds: readonly number[]) {
  await sql`update file_entries e set owner_id = w.owner_id from workspaces w
    where w.id = e.workspace_id and e.owner_id = any(${[...userIds]})`.execute(trx);
}
