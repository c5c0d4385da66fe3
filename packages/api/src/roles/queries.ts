import type { Database, Db, StoredPermission, Transaction } from '@kantele/db';
import { isPermissionName, type Permission } from '../core/permissions.ts';

type Executor = Db | Transaction<Database>;

/** What visitors who are not signed in may do. */
export async function guestPermissions(db: Executor): Promise<Permission[]> {
  const row = await db
    .selectFrom('roles')
    .select('permissions')
    .where('guests', '=', true)
    .executeTakeFirst();
  return known(row?.permissions ?? []);
}

/** Roles of a user, with permissions of all of them together; the larger restriction wins. */
export async function rolesOfUser(db: Executor, userId: number) {
  const rows = await db
    .selectFrom('user_roles')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .select(['roles.id', 'roles.name', 'roles.permissions'])
    .where('user_roles.user_id', '=', userId)
    .orderBy('roles.id')
    .execute();
  return {
    roles: rows.map(({ id, name }) => ({ id, name })),
    permissions: merge(rows.flatMap((row) => known(row.permissions))),
  };
}

function known(permissions: readonly StoredPermission[]): Permission[] {
  return permissions.flatMap(({ name, restrictions }) =>
    isPermissionName(name) ? [{ name, restrictions }] : [],
  );
}

function merge(permissions: readonly Permission[]): Permission[] {
  const merged = new Map<string, Permission>();
  for (const permission of permissions) {
    const before = merged.get(permission.name);
    merged.set(
      permission.name,
      before ? { ...before, restrictions: larger(before, permission) } : permission,
    );
  }
  return [...merged.values()];
}

/** No restriction at all is larger than any value. */
function larger(a: Permission, b: Permission): Permission['restrictions'] {
  return a.restrictions.flatMap((restriction) => {
    const other = b.restrictions.find((candidate) => candidate.name === restriction.name);
    if (!other) return [];
    const isLarger =
      typeof other.value === 'number' &&
      typeof restriction.value === 'number' &&
      other.value > restriction.value;
    return [isLarger ? other : restriction];
  });
}

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

export async function giveRole(trx: Transaction<Database>, userId: number, roleId: number) {
  await trx
    .insertInto('user_roles')
    .values({ user_id: userId, role_id: roleId })
    .onConflict((oc) => oc.doNothing())
    .execute();
}
