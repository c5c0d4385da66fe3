import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { updateUserRow } from '../accounts/rows.ts';
import { endSessions } from '../auth/sessions/end-sessions.ts';
import { keepAnAdmin } from '../roles/keep-an-admin.ts';
import { lockManagedUsers } from '../roles/lock-managed-users.ts';
import type * as contract from './contract.ts';

/** Signs users out and keeps them out until `until`, or until it is ended. */
export async function suspendUsers(
  ctx: Context,
  { ids, reason, until }: z.output<typeof contract.suspendUsers>,
) {
  const end = until ? new Date(until) : null;
  if (end && end <= ctx.services.now()) throw invalid('until', 'Choose a future time.');
  await ctx.db.transaction().execute(async (trx) => {
    for (const { id } of await lockManagedUsers(ctx, trx, ids)) {
      await updateUserRow(trx, id, {
        suspended_at: ctx.services.now(),
        suspended_until: end,
        suspended_reason: reason,
      });
      await endSessions(trx, id);
      await recordEvent(trx, ctx, {
        action: 'users.suspend',
        object: { type: 'user', id },
        data: { reason },
      });
    }
    await keepAnAdmin(trx);
  });
  return { changed: ids.length };
}
