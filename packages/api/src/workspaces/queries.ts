import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import { inOrder } from '../core/keyset.ts';

type Executor = Db | Transaction<Database>;

const membersCount =
  sql<number>`(select count(*)::int from workspace_members c where c.workspace_id = w.id)`.as(
    'members_count',
  );

/** Workspaces of a user with the role there, by name. */
export async function workspacesOf(db: Executor, userId: number) {
  return db
    .selectFrom('workspace_members as m')
    .innerJoin('workspaces as w', 'w.id', 'm.workspace_id')
    .innerJoin('roles as r', 'r.id', 'm.role_id')
    .select(['w.id', 'w.name', 'w.image_hash', 'w.owner_id', membersCount])
    .select(['r.id as role_id', 'r.name as role_name', 'r.description', 'r.key', 'r.permissions'])
    .where('m.user_id', '=', userId)
    .orderBy(sql`fold_letters(w.name)`)
    .orderBy('w.id')
    .execute();
}
export type OwnWorkspaceRow = Awaited<ReturnType<typeof workspacesOf>>[number];

/** What somebody sees of it who is no member. */
export async function workspaceById(db: Executor, id: number) {
  return db
    .selectFrom('workspaces as w')
    .select(['w.id', 'w.name', 'w.image_hash', 'w.owner_id', membersCount])
    .where('w.id', '=', id)
    .executeTakeFirst();
}

/** Locked until the transaction ends: changes of a workspace and its members follow each other. */
export async function lockWorkspace(trx: Transaction<Database>, id: number) {
  return trx
    .selectFrom('workspaces')
    .select(['id', 'name', 'image_hash', 'owner_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertWorkspace(
  trx: Transaction<Database>,
  values: { name: string; owner_id: number },
) {
  return trx.insertInto('workspaces').values(values).returning('id').executeTakeFirstOrThrow();
}

export async function updateWorkspaceRow(
  trx: Transaction<Database>,
  id: number,
  values: { name?: string; image_hash?: string | null; owner_id?: number },
) {
  await trx
    .updateTable('workspaces')
    .set({ ...values, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteWorkspaceRow(trx: Transaction<Database>, id: number) {
  await trx.deleteFrom('workspaces').where('id', '=', id).execute();
}

export async function countOwned(db: Executor, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from workspaces where owner_id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Workspaces of these owners, locked, with whether somebody else or something is in them. */
export async function lockOwnedBy(trx: Transaction<Database>, userIds: readonly number[]) {
  const ids = [...userIds];
  const { rows } = await sql<{ id: number; in_use: boolean }>`
    select w.id, exists (select from workspace_members m where m.workspace_id = w.id and m.user_id <> all(${ids}))
      or exists (select from artists a where a.workspace_id = w.id) as in_use
    from workspaces w where w.owner_id = any(${ids}) order by w.id for update of w`.execute(trx);
  return rows;
}

/** Source of `keysetIds` for what members did; the id is the order of time. */
export function eventsOf(workspaceId: number) {
  return {
    from: 'audit_events',
    id: 'id',
    where: sql`workspace_id = ${workspaceId}`,
    order: { column: 'id', kind: 'number', direction: 'desc' },
  } as const;
}

/** Events with the name their object has now. */
export async function eventsByIds(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql<{
    id: number;
    actor_id: number | null;
    actor_name: string;
    action: string;
    object_type: string | null;
    object_id: string | null;
    object_name: string | null;
    created_at: Date;
  }>`select e.id, e.actor_id, e.actor_name, e.action, e.object_type, e.object_id, e.created_at,
      case e.object_type
        when 'album' then (select name from albums where id = e.object_id::bigint)
        when 'track' then (select name from tracks where id = e.object_id::bigint)
        when 'artist' then (select name from artists where id = e.object_id::bigint)
        when 'user' then (select display_name from users where id = e.object_id::bigint)
      end as object_name
    from audit_events e where e.id = any(${[...ids]})`.execute(db);
  return inOrder(ids, rows);
}
