import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { lockManagedUsers } from '../roles/lock-managed-users.ts';
import type * as contract from './contract.ts';
import { removeAccounts } from './remove-accounts.ts';

/** Removes users for good, all of them or none. */
export async function removeUsers(ctx: Context, { ids }: z.output<typeof contract.userIds>) {
  await ctx.db.transaction().execute(async (trx) => {
    await lockManagedUsers(ctx, trx, ids);
    await removeAccounts(ctx, trx, ids);
  });
  return { changed: ids.length };
}
