import type { Db } from '@kantele/db';
import type { Permission } from '../../core/permissions.ts';
import { knownPermissions } from '../../core/permissions-of.ts';
import { guestsRole } from './queries.ts';

/** What visitors who are not signed in may do. */
export async function loadGuestPermissions(db: Db): Promise<Permission[]> {
  return knownPermissions((await guestsRole(db))?.permissions ?? []);
}
