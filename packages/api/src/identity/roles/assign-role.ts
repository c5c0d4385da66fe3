import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { publishEvent } from '../../core/publish-event.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { keepAnAdmin } from './keep-an-admin.ts';
import { lockManagedUsers } from './lock-managed-users.ts';
import { assertGrantable } from './policy.ts';
import { deleteUserRole, insertUserRole, rolesByIds } from './queries.ts';

/**
 * Assigns a role to several users, or revokes it: all of them or none.
 * @throws AppError `conflict` when no admin would remain
 */
export async function assignRole(
  ctx: Context,
  { ids, role_id, held }: { ids: readonly number[]; role_id: number; held: boolean },
) {
  await ctx.db.transaction().execute(async (trx) => {
    const [role] = await rolesByIds(trx, [role_id]);
    if (!role || role.guests) throw invalid('role_id', 'Choose one of the offered values.');
    assertGrantable(ctx.actor, role.permissions);
    const change = held ? insertUserRole : deleteUserRole;
    for (const { id } of await lockManagedUsers(ctx, trx, ids, { oneself: true })) {
      await change(trx, id, role_id);
    }
    await publishEvent(ctx, trx, 'roles.changed', { users: ids });
    await keepAnAdmin(trx);
    await recordEvent(trx, ctx, {
      action: held ? 'roles.give' : 'roles.take',
      object: { type: 'role', id: role_id },
      data: { users: ids },
    });
  });
  return { changed: ids.length };
}
