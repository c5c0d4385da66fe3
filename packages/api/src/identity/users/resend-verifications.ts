import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { queueVerification } from '../auth/addresses/queue-verification.ts';
import { lockManagedUsers } from '../roles/lock-managed-users.ts';
import type * as contract from './contract.ts';

/** Mails the link that confirms an address to users who have not yet. */
export async function resendVerifications(ctx: Context, { ids }: z.output<typeof contract.userIds>) {
  let changed = 0;
  await ctx.db.transaction().execute(async (trx) => {
    for (const row of await lockManagedUsers(ctx, trx, ids)) {
      if (row.email_verified_at) continue;
      await queueVerification(ctx, trx, row);
      changed += 1;
    }
  });
  return { changed };
}
