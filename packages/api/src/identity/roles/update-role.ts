import type { StoredPermission } from '@kantele/db';
import type { z } from 'zod';
import { refuseViolations } from '../../core/constraints.ts';
import type { Context } from '../../core/context.ts';
import { invalid, notFound } from '../../core/errors.ts';
import { publishEvent } from '../../core/publish-event.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import {
  assertFitForEverybody,
  checkedPermissions,
  checkedWorkspacePermissions,
} from './checked-permissions.ts';
import type * as contract from './contract.ts';
import { getRole } from './get-role.ts';
import { keepAnAdmin } from './keep-an-admin.ts';
import { lockWithActor } from './lock-managed-users.ts';
import { nameTaken } from './name-taken.ts';
import { assertChangeable, assertGrantableRole } from './policy.ts';
import { lockRole, unsetDefault, updateRoleRow } from './queries.ts';

/** @throws AppError `not_found`, `forbidden`, `invalid`, `conflict` when no admin would remain */
export async function updateRole(ctx: Context, { id, ...input }: z.output<typeof contract.updateRole>) {
  await ctx.db
    .transaction()
    .execute(async (trx) => {
      await lockWithActor(ctx, trx, []);
      if (input.default) await unsetDefault(trx);
      const row = await lockRole(trx, id);
      if (!row) throw notFound();
      assertChangeable(row);
      // Permissions that are removed must be held, too: otherwise users could disarm those above them.
      assertGrantableRole(ctx.actor, row);
      const permissions: StoredPermission[] | undefined =
        input.permissions &&
        (row.type === 'workspace'
          ? checkedWorkspacePermissions(input.permissions)
          : checkedPermissions(input.permissions, { guests: row.guests }));
      if (permissions) assertGrantableRole(ctx.actor, { type: row.type, permissions });
      if (input.default && row.guests) throw invalid('default', 'The role of guests cannot be the default.');
      if (input.default && row.type === 'workspace') throw invalid('default', 'This is not valid.');
      if (input.default || (row.default && permissions)) {
        assertFitForEverybody(permissions ?? row.permissions);
      }
      await updateRoleRow(trx, id, {
        ...(input.name === undefined ? {} : { name: input.name }),
        ...(input.description === undefined ? {} : { description: input.description }),
        ...(permissions ? { permissions: JSON.stringify(permissions) } : {}),
        ...(input.default ? { default: true } : {}),
      });
      if (permissions) await publishEvent(ctx, trx, 'roles.changed', { role: id });
      await keepAnAdmin(trx);
      const data = permissions ? { permissions: permissions.map(({ name }) => name) } : {};
      await recordEvent(trx, ctx, { action: 'roles.update', object: { type: 'role', id }, data });
    })
    .catch(refuseViolations({ roles_name_key: nameTaken }));
  return getRole(ctx, { id });
}
