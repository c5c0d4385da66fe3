import type { Database, Transaction } from '@kantele/db';
import type { Actor } from '../../core/actor.ts';
import { invalid } from '../../core/errors.ts';
import { assertGrantable } from './policy.ts';
import { replaceUserRoles, rolesByIds } from './queries.ts';

/**
 * Gives a user these roles and no others. Roles the user holds already may be kept by anybody who manages the user.
 * @throws AppError `invalid` on `role_ids`, `forbidden` for more than the actor holds
 */
export async function setUserRoles(
  trx: Transaction<Database>,
  actor: Actor,
  user: { id: number; held: readonly { id: number }[] },
  roleIds: readonly number[],
): Promise<void> {
  const roles = await rolesByIds(trx, roleIds);
  if (roles.length !== new Set(roleIds).size || roles.some((role) => role.guests)) {
    throw invalid('role_ids', 'Choose one of the offered values.');
  }
  const fresh = roles.filter((role) => !user.held.some((held) => held.id === role.id));
  assertGrantable(
    actor,
    fresh.flatMap((role) => role.permissions),
  );
  await replaceUserRoles(trx, user.id, roleIds);
}
