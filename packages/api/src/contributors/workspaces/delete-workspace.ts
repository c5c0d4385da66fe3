import type { Database, Transaction } from '@kantele/db';
import { artistIdsOfWorkspace, moveArtist } from '../../catalogue/artists/membership.ts';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import {
  giveFilesToOwner,
  giveFilesToPerson,
  giveFilesToUploaders,
} from '../../platform/files/hand-over-files.ts';
import { queueRemovalOf } from '../../platform/files/jobs.ts';
import { giveUploadsToSenders } from '../uploads/give-uploads.ts';
import { lockAsMember } from './assert-member.ts';
import { deleteSpentOf } from './invite-queries.ts';
import { deleteWorkspaceRow, idsTouchedBy, lockWithHeirs, lockWorkspaces, ownedBy } from './queries.ts';

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
    await giveFilesToPerson(trx, { workspaceId: id, userId: owner, folder: folderFor(workspace) });
    await recordEvent(trx, ctx, {
      action: 'workspaces.delete',
      object: { type: 'workspace', id },
      workspaceId: null,
    });
    await remove(ctx, trx, workspace);
  });
  return { done: true as const };
}

/**
 * Before accounts are removed, and locking them: workspaces nobody else is in go with their owner, whose former members
 * have back what they uploaded; files of the others stay with the workspace.
 * @throws AppError `conflict` when one of them owns a workspace that has other members or artists, or is gone already
 */
export async function leaveWorkspaces(
  ctx: Context,
  trx: Transaction<Database>,
  userIds: readonly number[],
): Promise<void> {
  const locked = await lockWithHeirs(trx, userIds);
  if (!userIds.every((id) => locked.includes(id))) throw new AppError('conflict');
  await lockWorkspaces(trx, await idsTouchedBy(trx, userIds));
  // Asked anew: who joined while the locks were waited for counts.
  const owned = await ownedBy(trx, userIds);
  if (owned.some(({ in_use }) => in_use)) {
    throw new AppError(
      'conflict',
      'Workspaces need an owner. Give them to somebody else or delete them before.',
    );
  }
  for (const workspace of owned) {
    await giveFilesToUploaders(trx, { workspaceId: workspace.id, folder: folderFor(workspace) });
    await remove(ctx, trx, workspace);
  }
  await giveFilesToOwner(trx, userIds);
  await deleteSpentOf(trx, userIds);
}

/** What files of a workspace lie in after it is gone. */
const folderFor = ({ id, name }: { id: number; name: string }) => `${name} (${id})`;

async function remove(
  ctx: Context,
  trx: Transaction<Database>,
  { id, image_hash }: { id: number; image_hash: string | null },
) {
  await giveUploadsToSenders(trx, id);
  if (image_hash !== null) await queueRemovalOf(ctx, trx, 'image', [image_hash]);
  await deleteWorkspaceRow(trx, id);
}
