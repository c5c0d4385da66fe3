import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import { inOrder } from '../../core/keyset.ts';
import { nameOfObject } from '../../platform/audit/fragments.ts';

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

/** Keeps accounts until the transaction ends. @returns ids of those that are there */
export async function holdAccounts(trx: Transaction<Database>, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from users where id = any(${[...ids]}) order by id for key share`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Locked in the order of their ids until the transaction ends: changes of a workspace and its members follow each other. */
export async function lockWorkspaces(trx: Transaction<Database>, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('workspaces')
    .select(['id', 'name', 'image_hash', 'owner_id'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Workspaces these users are members of, or have uploaded files to. */
const touchedBy = (
  ids: readonly number[],
) => sql`(select workspace_id from workspace_members where user_id = any(${[...ids]})
  union select workspace_id from file_entries where owner_id = any(${[...ids]}) and workspace_id <> 0)`;

/**
 * Locks accounts that are about to go, in one order with those their files go to, or whose files come back to them.
 * @returns ids of all of them that are there
 */
export async function lockWithHeirs(trx: Transaction<Database>, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from users where id = any(${[...ids]})
      or id in (select owner_id from workspaces where id in ${touchedBy(ids)})
      or id in (select f.owner_id from file_entries f join workspaces w on w.id = f.workspace_id
        where w.owner_id = any(${[...ids]}))
    order by id for update`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function idsTouchedBy(db: Executor, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ workspace_id: number }>`${touchedBy(ids)}`.execute(db);
  return rows.map(({ workspace_id }) => workspace_id);
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

/** Workspaces of these owners, with whether somebody else or something is in them. */
export async function ownedBy(db: Executor, userIds: readonly number[]) {
  const ids = [...userIds];
  const { rows } = await sql<{ id: number; name: string; image_hash: string | null; in_use: boolean }>`
    select w.id, w.name, w.image_hash,
      exists (select from workspace_members m where m.workspace_id = w.id and m.user_id <> all(${ids}))
      or exists (select from artists a where a.workspace_id = w.id) as in_use
    from workspaces w where w.owner_id = any(${ids}) order by w.id`.execute(db);
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
      ${nameOfObject(sql.ref('e.object_type'), sql.ref('e.object_id'))} as object_name
    from audit_events e where e.id = any(${[...ids]})`.execute(db);
  return inOrder(ids, rows);
}
