import type { Database, Transaction } from '@kantele/db';
import { nameKey } from '../../core/text/slug.ts';
import { ensureFolder } from './entry-queries.ts';
import { moveToPerson, moveToUploader, moveToWorkspaceOwner, uploadersTo } from './workspace-queries.ts';

/** Puts all files of a workspace into a folder of a person, whose they are from then on. */
export async function giveFilesToPerson(
  trx: Transaction<Database>,
  { workspaceId, userId, folder }: { workspaceId: number; userId: number; folder: string },
): Promise<void> {
  if ((await uploadersTo(trx, workspaceId)).length === 0) return;
  await moveToPerson(trx, { workspaceId, userId, folderId: await folderOf(trx, userId, folder) });
}

/** Puts the files of a workspace into a folder of who has uploaded them, each. */
export async function giveFilesToUploaders(
  trx: Transaction<Database>,
  { workspaceId, folder }: { workspaceId: number; folder: string },
): Promise<void> {
  for (const userId of await uploadersTo(trx, workspaceId)) {
    await moveToUploader(trx, { workspaceId, userId, folderId: await folderOf(trx, userId, folder) });
  }
}

const folderOf = (trx: Transaction<Database>, owner_id: number, name: string) =>
  ensureFolder(trx, {
    ...{ owner_id, workspace_id: 0, name, name_key: nameKey(name), parent_id: null, path: '' },
    disk: 'uploads',
  });

/** Files that people have uploaded to workspaces of others become those of their owners: they outlive the account. */
export const giveFilesToOwner = moveToWorkspaceOwner;
