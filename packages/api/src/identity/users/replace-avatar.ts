import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { queueRemovalOf } from '../../platform/files/jobs.ts';
import { replaceAvatarOf } from '../accounts/rows.ts';

/**
 * Gives a user another picture, or none; the one before is removed unless somebody else has it.
 * @returns false when the user is gone
 */
export async function replaceAvatar(
  ctx: Context,
  trx: Transaction<Database>,
  id: number,
  hash: string | null,
): Promise<boolean> {
  const before = await replaceAvatarOf(trx, id, hash);
  if (before && before !== hash) await queueRemovalOf(ctx, trx, 'image', [before]);
  return before !== undefined;
}
