import type { Context } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { publishEvent } from '../../core/publish-event.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { keepAnAdmin } from './keep-an-admin.ts';
import { lockWithActor } from './lock-managed-users.ts';
import { assertChangeable, assertGrantableRole } from './policy.ts';
import { deleteRoleRow, isHeldByMembers, lockRole } from './queries.ts';

/** @throws AppError `not_found`, `forbidden`, `conflict` for the default role, the guests' and the last admin's, of workspaces for one that members have */
export async function deleteRole(ctx: Context, { id }: { id: number }) {
  await ctx.db.transaction().execute(async (trx) => {
    await lockWithActor(ctx, trx, []);
    const row = await lockRole(trx, id);
    if (!row) throw notFound();
    assertChangeable(row);
    assertGrantableRole(ctx.actor, row);
    if (row.default || row.guests)
      throw new AppError('conflict', 'This role is needed and cannot be deleted.');
    if (row.type === 'workspace' && (await isHeldByMembers(trx, id)))
      throw new AppError('conflict', 'Members of workspaces have this role. They need another one before.');
    await publishEvent(ctx, trx, 'roles.changed', { role: id });
    await deleteRoleRow(trx, id);
    await keepAnAdmin(trx);
    await recordEvent(trx, ctx, {
      action: 'roles.delete',
      object: { type: 'role', id },
      data: { name: row.name },
    });
  });
  return { done: true as const };
}
