import type { Database, StoredPermission } from '@kantele/db';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { planPermissions } from '../entitlements/fragments.ts';

/** Columns of a query that has `users` in it: one round trip tells who may do what. */
export function holderColumns(eb: ExpressionBuilder<Database, 'users'>) {
  return [
    eb.ref('users.email_verified_at').as('email_verified_at'),
    eb.ref('users.suspended_at').as('suspended_at'),
    eb.ref('users.suspended_until').as('suspended_until'),
    eb.ref('users.language').as('language'),
    eb.ref('users.permissions').as('own_permissions'),
    sql<StoredPermission[][]>`(select coalesce(json_agg(r.permissions), '[]') from user_roles ur
      join roles r on r.id = ur.role_id where ur.user_id = users.id)`.as('role_permissions'),
    planPermissions(sql`users.id`).as('plan_permissions'),
  ] as const;
}

/** Whether a user holds one of the roles a query answers; nobody does who is not signed in. */
export function holdsAnyRole(userId: number | null, roleIds: RawBuilder<unknown>) {
  return sql<boolean>`exists (select from user_roles where user_id = ${userId}::bigint and role_id in ${roleIds})`;
}
