import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { updateUserRow } from '../accounts/rows.ts';
import { lockManagedUsers } from '../roles/lock-managed-users.ts';
import type * as contract from './contract.ts';

/** Ends suspensions. */
export async function unsuspendUsers(ctx: Context, { ids }: z.output<typeof contract.userIds>) {
  await ctx.db.transaction().execute(async (trx) => {
    for (const { id } of await lockManagedUsers(ctx, trx, ids)) {
      await updateUserRow(trx, id, { suspended_at: null, suspended_until: null, suspended_reason: null });
      await recordEvent(trx, ctx, { action: 'users.unsuspend', object: { type: 'user', id } });
    }
  });
  return { changed: ids.length };
}
