import type { Database, Transaction } from '@kantele/db';
import { artistIdsOfWorkspace, moveArtist } from '../artists/membership.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { giveFilesToOwner, giveFilesToPerson } from '../files/hand-over-files.ts';
import { queueRemovalOf } from '../files/jobs.ts';
import { lockAsMember } from './assert-member.ts';
import { deleteWorkspaceRow, lockOwnedBy } from './queries.ts';

/**
 * Deletes a workspace for good. Its artists and files are the owner’s own from then on; artists that are to go elsewhere
 * are handed over before.
 * @throws AppError `not_found`; `forbidden` for anybody but the owner
 */
export async function deleteWorkspace(ctx: Context, { id }: { id: number }) {
  await ctx.db.transaction().execute(async (trx) => {
    const { workspace } = await lockAsMember(ctx, trx, id, 'owner');
    const owner = workspace.owner_id;
    for (const artistId of await artistIdsOfWorkspace(trx, id)) {
      await moveArtist(trx, artistId, { userId: owner });
    }
    await giveFilesToPerson(trx, { workspaceId: id, userId: owner, folder: `${workspace.name} (${id})` });
    if (workspace.image_hash !== null) await queueRemovalOf(ctx, trx, 'image', [workspace.image_hash]);
    await deleteWorkspaceRow(trx, id);
    await recordEvent(trx, ctx, {
      action: 'workspaces.delete',
      object: { type: 'workspace', id },
      workspaceId: null,
    });
  });
  return { done: true as const };
}

/**
 * Before accounts are removed: workspaces nobody else is in go with their owner, and files of the others stay with the
 * workspace.
 * @throws AppError `conflict` when one of them owns a workspace that has other members or artists
 */
export async function leaveWorkspaces(trx: Transaction<Database>, userIds: readonly number[]): Promise<void> {
  const owned = await lockOwnedBy(trx, userIds);
  if (owned.some(({ in_use }) => in_use)) {
    throw new AppError(
      'conflict',
      'Workspaces need an owner. Give them to somebody else or delete them before.',
    );
  }
  for (const { id } of owned) await deleteWorkspaceRow(trx, id);
  await giveFilesToOwner(trx, userIds);
}
