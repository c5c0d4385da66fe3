import type { Database, Transaction } from '@kantele/db';
import { nameKey } from '../core/slug.ts';
import { insertEntry } from './entry-queries.ts';
import { hasEntries, moveToPerson, moveToWorkspaceOwner } from './workspace-queries.ts';

/** Puts all files of a workspace into a new folder of a person, whose they are from then on. */
export async function giveFilesToPerson(
  trx: Transaction<Database>,
  { workspaceId, userId, folder }: { workspaceId: number; userId: number; folder: string },
): Promise<void> {
  if (!(await hasEntries(trx, workspaceId))) return;
  const { id } = await insertEntry(trx, {
    ...{
      type: 'folder',
      name: folder,
      name_key: nameKey(folder),
      owner_id: userId,
      parent_id: null,
      path: '',
    },
    ...{ mime: null, sha256: null, storage_key: null },
  });
  await moveToPerson(trx, { workspaceId, userId, folderId: id });
}

/** Files that people have uploaded to workspaces of others become those of their owners: they outlive the account. */
export const giveFilesToOwner = moveToWorkspaceOwner;
