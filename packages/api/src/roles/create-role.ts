import type { z } from 'zod';
import { recordEvent } from '../audit/record-event.ts';
import type { Context } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import { isDuplicate } from '../core/transaction.ts';
import { assertGrantable } from '../users/policy.ts';
import { checkedPermissions } from './checked-permissions.ts';
import type * as contract from './contract.ts';
import { getRole } from './get-role.ts';

/** @throws AppError `invalid` on `name` or `permissions`, `forbidden` for more than the actor holds */
export async function createRole(ctx: Context, input: z.output<typeof contract.createRole>) {
  const permissions = checkedPermissions(input.permissions);
  assertGrantable(ctx.actor, permissions);
  const id = await ctx.db
    .transaction()
    .execute(async (trx) => {
      if (input.default)
        await trx.updateTable('roles').set({ default: false }).where('default', '=', true).execute();
      const { name, description } = input;
      const row = await trx
        .insertInto('roles')
        .values({ name, description, default: input.default, permissions: JSON.stringify(permissions) })
        .returning('id')
        .executeTakeFirstOrThrow();
      await recordEvent(trx, ctx, {
        action: 'roles.create',
        object: { type: 'role', id: row.id },
        data: { name },
      });
      return row.id;
    })
    .catch(nameTaken);
  return getRole(ctx, { id });
}
export function nameTaken(error: unknown): never {
  if (isDuplicate(error)) throw invalid('name', 'There is a role of this name already.');
  throw error;
}
