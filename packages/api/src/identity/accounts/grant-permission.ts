import type { Database, Transaction } from '@kantele/db';
import type { PermissionName } from '../../core/permissions.ts';
import { addPermission } from './queries.ts';

/** Gives a user a permission of their own; nothing changes for those who have it. */
export async function grantPermission(
  trx: Transaction<Database>,
  userId: number,
  name: PermissionName,
): Promise<void> {
  await addPermission(trx, userId, { name, restrictions: [] });
}
