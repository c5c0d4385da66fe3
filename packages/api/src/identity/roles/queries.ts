import type { Database, Db, StoredPermission, Transaction } from '@kantele/db';
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { PermissionName } from '../../core/permissions.ts';

type Executor = Db | Transaction<Database>;

export interface NewRole {
  name: string;
  description: string;
  default: boolean;
  guests: boolean;
  permissions: StoredPermission[];
}

export async function insertRoles(trx: Transaction<Database>, roles: readonly NewRole[]) {
  return trx
    .insertInto('roles')
    .values(roles.map((role) => ({ ...role, permissions: JSON.stringify(role.permissions) })))
    .returning(['id', 'name'])
    .execute();
}

export async function insertUserRole(trx: Transaction<Database>, userId: number, roleId: number) {
  await trx
    .insertInto('user_roles')
    .values({ user_id: userId, role_id: roleId })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** The role new users get. */
export async function defaultRole(db: Executor) {
  return db
    .selectFrom('roles')
    .select(['id', 'name', 'permissions'])
    .where('default', '=', true)
    .executeTakeFirst();
}

export async function rolesByIds(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return (
    db
      .selectFrom('roles')
      .select(['id', 'name', 'permissions', 'default', 'guests'])
      .where('id', 'in', ids)
      // Those of workspaces are given by their members, never to an account as such.
      .where('type', '=', 'site')
      .orderBy('id')
      .execute()
  );
}

export async function replaceUserRoles(
  trx: Transaction<Database>,
  userId: number,
  roleIds: readonly number[],
) {
  await trx.deleteFrom('user_roles').where('user_id', '=', userId).execute();
  for (const roleId of roleIds) await insertUserRole(trx, userId, roleId);
}

export async function deleteUserRole(trx: Transaction<Database>, userId: number, roleId: number) {
  await trx.deleteFrom('user_roles').where('user_id', '=', userId).where('role_id', '=', roleId).execute();
}

/** Serialises changes of who is an admin: two who demote each other must not both succeed. */
const adminsLock = 7_261_001;

/** Whether anybody who is not suspended holds `admin`; no other transaction can change it until this one ends. */
export async function hasAdmin(trx: Transaction<Database>): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${adminsLock})`.execute(trx);
  return (await holderIds(trx, 1)).length > 0;
}

/** Ids of users who hold `admin`, or one of these permissions themselves or by a role, and are not suspended. */
export async function holderIds(
  db: Db | Transaction<Database>,
  limit: number,
  permissions: readonly PermissionName[] = [],
): Promise<number[]> {
  const wanted = ['admin', ...permissions].map((name) => JSON.stringify([{ name }]));
  const held = sql`permissions @> any(${wanted}::jsonb[])`;
  const { rows } = await sql<{ id: number }>`
    select distinct u.id from (
      select ur.user_id as id from roles r join user_roles ur on ur.role_id = r.id where ${held}
      union all
      select id from users where permissions <> '[]' and ${held}
    ) held join users u on u.id = held.id
    where u.suspended_at is null or u.suspended_until <= now() limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function lockRole(trx: Transaction<Database>, id: number) {
  return trx.selectFrom('roles').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Serialises changes of the default role: of two at once the later one wins. */
const defaultLock = 7_261_002;

/** One role is the default at most: the one that was makes room. Comes first in its transaction. */
export async function unsetDefault(trx: Transaction<Database>) {
  await sql`select pg_advisory_xact_lock(${defaultLock})`.execute(trx);
  await trx.updateTable('roles').set({ default: false }).where('default', '=', true).execute();
}

export async function insertRole(trx: Transaction<Database>, values: Insertable<Database['roles']>) {
  return trx.insertInto('roles').values(values).returning('id').executeTakeFirstOrThrow();
}

export async function updateRoleRow(
  trx: Transaction<Database>,
  id: number,
  values: Updateable<Database['roles']>,
) {
  await trx
    .updateTable('roles')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function deleteRoleRow(trx: Transaction<Database>, id: number) {
  await trx.deleteFrom('roles').where('id', '=', id).execute();
}

const withMembers = (db: Executor) =>
  db
    .selectFrom('roles')
    .selectAll()
    .select(
      sql<number>`case type when 'site' then (select count(*) from user_roles r where r.role_id = roles.id)
        else ${membersOfWorkspaces(sql`roles.id`)} end`.as('members_count'),
    );

export async function rolesOfType(db: Executor, type: 'site' | 'workspace') {
  return withMembers(db).where('type', '=', type).orderBy('id').execute();
}
export type RoleRow = Awaited<ReturnType<typeof rolesOfType>>[number];

export async function roleById(db: Executor, id: number) {
  return withMembers(db).where('id', '=', id).executeTakeFirst();
}

/** Whether members of workspaces have a role. */
export async function isHeldByMembers(db: Executor, id: number): Promise<boolean> {
  const { rows } = await sql<{
    count: number;
  }>`select ${membersOfWorkspaces(sql`${id}::bigint`)} as count`.execute(db);
  return (rows[0]?.count ?? 0) > 0;
}

/** Source of `keysetIds` for the members of a role. */
export function membersOf(roleId: number) {
  return {
    from: 'user_roles',
    id: 'user_id',
    where: sql`role_id = ${roleId}`,
    order: { column: 'user_id', kind: 'number', direction: 'asc' },
  } as const;
}

/** How many members of all workspaces have a role. */
function membersOfWorkspaces(roleId: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select count(*) from workspace_members m where m.role_id = ${roleId})`;
}
