import type { z } from 'zod';
import { recordEvent } from '../audit/record-event.ts';
import type { Context } from '../core/context.ts';
import { AppError, invalid, notFound } from '../core/errors.ts';
import type * as contract from '../users/contract.ts';
import { assertGrantable, canManageUser } from '../users/policy.ts';
import { lockUsers } from '../users/queries.ts';
import { giveRole, keepAnAdmin, rolesByIds, takeRole } from './queries.ts';

/** Gives or takes a role of several users. @throws AppError `conflict` when no admin would remain */
export async function assignRole(ctx: Context, { ids, role_id, held }: z.output<typeof contract.assignRole>) {
  await ctx.db.transaction().execute(async (trx) => {
    const [role] = await rolesByIds(trx, [role_id]);
    if (!role || role.guests) throw invalid('role_id', 'Choose one of the offered values.');
    assertGrantable(ctx.actor, role.permissions);
    const rows = await lockUsers(trx, ids);
    if (rows.length !== new Set(ids).size) throw notFound();
    if (rows.some((row) => !canManageUser(ctx.actor, row))) throw new AppError('forbidden');
    for (const { id } of rows) await (held ? giveRole(trx, id, role_id) : takeRole(trx, id, role_id));
    await keepAnAdmin(trx);
    await recordEvent(trx, ctx, {
      action: held ? 'roles.give' : 'roles.take',
      object: { type: 'role', id: role_id },
      data: { users: ids },
    });
  });
  return { changed: ids.length };
}
