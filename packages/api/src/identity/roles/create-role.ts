import type { z } from 'zod';
import { refuseViolations } from '../../core/constraints.ts';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import {
  assertFitForEverybody,
  checkedPermissions,
  checkedWorkspacePermissions,
} from './checked-permissions.ts';
import type * as contract from './contract.ts';
import { getRole } from './get-role.ts';
import { nameTaken } from './name-taken.ts';
import { assertGrantableRole } from './policy.ts';
import { insertRole, unsetDefault } from './queries.ts';

/** @throws AppError `invalid` on `name` or `permissions`, `forbidden` for more than the actor holds */
export async function createRole(ctx: Context, input: z.output<typeof contract.createRole>) {
  const { type } = input;
  if (type === 'workspace' && input.default) throw invalid('default', 'This is not valid.');
  const permissions =
    type === 'workspace'
      ? checkedWorkspacePermissions(input.permissions)
      : checkedPermissions(input.permissions);
  if (input.default) assertFitForEverybody(permissions);
  assertGrantableRole(ctx.actor, { type, permissions });
  const id = await ctx.db
    .transaction()
    .execute(async (trx) => {
      if (input.default) await unsetDefault(trx);
      const { name, description } = input;
      const row = await insertRole(trx, {
        name,
        description,
        type,
        default: input.default,
        permissions: JSON.stringify(permissions),
      });
      await recordEvent(trx, ctx, {
        action: 'roles.create',
        object: { type: 'role', id: row.id },
        data: { name },
      });
      return row.id;
    })
    .catch(refuseViolations({ roles_name_key: nameTaken }));
  return getRole(ctx, { id });
}
