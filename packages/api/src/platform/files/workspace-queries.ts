import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';

type Executor = Db | Transaction<Database>;

/** Moves everything of a workspace below a folder of a person. */
export async function moveToPerson(
  trx: Transaction<Database>,
  { workspaceId, userId, folderId }: { workspaceId: number; userId: number; folderId: number },
) {
  await sql`update file_entries set workspace_id = 0, owner_id = ${userId},
      parent_id = coalesce(parent_id, ${folderId}), path = ${`${folderId}/`} || path
    where workspace_id = ${workspaceId}`.execute(trx);
}

/** Whose files a workspace has. */
export async function uploadersTo(db: Executor, workspaceId: number): Promise<number[]> {
  const { rows } = await sql<{ owner_id: number }>`
    select distinct owner_id from file_entries where workspace_id = ${workspaceId} order by owner_id`.execute(
    db,
  );
  return rows.map(({ owner_id }) => owner_id);
}

/**
 * Moves what a user has uploaded to a workspace below a folder of theirs. What lies in folders of others comes to its
 * top; a folder whose name is taken there has its id behind it.
 */
export async function moveToUploader(
  trx: Transaction<Database>,
  { workspaceId, userId, folderId }: { workspaceId: number; userId: number; folderId: number },
) {
  await sql`with recursive tree as (
      select e.id, ${folderId}::bigint as parent_id, ${`${folderId}/`} as path,
        e.type = 'folder' and e.deleted_at is null and (exists (select from file_entries x
            where x.parent_id = ${folderId} and x.type = 'folder' and x.deleted_at is null and x.name = e.name)
          or row_number() over (partition by e.type, e.name, e.deleted_at is null order by e.id) > 1) as is_taken
      from file_entries e left join file_entries p on p.id = e.parent_id
      where e.workspace_id = ${workspaceId} and e.owner_id = ${userId} and p.owner_id is distinct from ${userId}
      union all
      select e.id, t.id, t.path || t.id || '/', false
      from tree t join file_entries e on e.parent_id = t.id
      where e.workspace_id = ${workspaceId} and e.owner_id = ${userId}
    )
    update file_entries e set workspace_id = 0, parent_id = t.parent_id, path = t.path,
      name = case when t.is_taken then left(e.name, 230) || ' (' || e.id || ')' else e.name end
    from tree t where e.id = t.id`.execute(trx);
}

/** Gives what users have uploaded to workspaces to the owners of these. */
export async function moveToWorkspaceOwner(trx: Transaction<Database>, userIds: readonly number[]) {
  await sql`update file_entries e set owner_id = w.owner_id from workspaces w
    where w.id = e.workspace_id and e.owner_id = any(${[...userIds]})`.execute(trx);
}
