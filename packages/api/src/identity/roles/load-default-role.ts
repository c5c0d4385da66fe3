import type { Db } from '@kantele/db';
import { knownPermissions } from '../../core/permissions-of.ts';
import { defaultRole } from './queries.ts';

/** The role new users get, with what it allows; null where there is none. */
export async function loadDefaultRole(db: Db) {
  const role = await defaultRole(db);
  return role ? { ...role, permissions: knownPermissions(role.permissions) } : null;
}
