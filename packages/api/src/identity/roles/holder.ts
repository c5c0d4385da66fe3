import type { StoredPermission } from '@kantele/db';
import type { Permission } from '../../core/permissions.ts';
import { mergePermissions } from '../../core/permissions-of.ts';

/** What every request needs to know of the user behind it. */
export interface Holder {
  permissions: Permission[];
  /** The email address is confirmed. */
  verified: boolean;
  suspended: boolean;
  language: string | null;
}

interface HolderRow {
  email_verified_at: Date | null;
  suspended_at: Date | null;
  suspended_until: Date | null;
  language: string | null;
  own_permissions: StoredPermission[];
  role_permissions: StoredPermission[][];
  plan_permissions: StoredPermission[][];
}

/** What a row of `holderColumns` says. */
export function holderOf(row: HolderRow, now: Date): Holder {
  return {
    permissions: mergePermissions([
      ...row.role_permissions.flat(),
      ...row.own_permissions,
      ...row.plan_permissions.flat(),
    ]),
    verified: row.email_verified_at !== null,
    suspended: isSuspended(row, now),
    language: row.language,
  };
}

/** Suspended now: from its start to its end, if it has one. */
export function isSuspended(
  row: { suspended_at: Date | null; suspended_until: Date | null },
  now: Date,
): boolean {
  return row.suspended_at !== null && (row.suspended_until === null || row.suspended_until > now);
}
