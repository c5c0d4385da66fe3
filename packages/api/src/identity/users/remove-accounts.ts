import type { Database, Transaction } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { publishEvent } from '../../core/publish-event.ts';
import { anonymizeActors } from '../../platform/audit/anonymize-actors.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { queueRemovalOf, queueRemovalOfUsers } from '../../platform/files/jobs.ts';
import { deleteUserRows } from '../accounts/rows.ts';
import { keepAnAdmin } from '../roles/keep-an-admin.ts';
import { removeExports } from './exports/remove-exports.ts';

/**
 * Removes accounts in a transaction and records it; personal rows follow by their references, pictures, exports, files and
 * unfinished uploads by jobs, and nobody pays any more for what is gone.
 * @throws AppError `conflict` as `leaveWorkspaces`, which reacts to it; as `queueCancellation` when a payment page cannot be ended
 */
export async function removeAccounts(ctx: Context, trx: Transaction<Database>, ids: readonly number[]) {
  // Locks the accounts first: nobody begins to buy anything until they are gone.
  await publishEvent(ctx, trx, 'accounts.removing', { ids });
  for (const id of ids) await recordEvent(trx, ctx, { action: 'users.delete', object: { type: 'user', id } });
  await anonymizeActors(trx, ids);
  await removeExports(ctx, trx, ids);
  await queueRemovalOfUsers(ctx, trx, ids);
  const avatars = (await deleteUserRows(trx, ids)).flatMap(({ avatar }) => avatar ?? []);
  await queueRemovalOf(ctx, trx, 'image', [...new Set(avatars)]);
  await keepAnAdmin(trx);
}
