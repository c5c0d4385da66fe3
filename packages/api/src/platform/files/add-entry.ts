import type { Database, Transaction, UploadTarget } from '@kantele/db';
import { nameKey } from '../../core/text/slug.ts';
import { ensureFolder, entryById, insertEntry } from './entry-queries.ts';
import { endingOf } from './file-types.ts';

export interface NewEntry {
  owner_id: number;
  workspace_id: number;
  name: string;
  mime: string;
  size: number;
  sha256: string;
  storage_key: string;
  target: UploadTarget;
}

/**
 * Writes the row of a file that has come in, below its folders; a parent that was removed meanwhile counts as the top.
 * @returns its id
 */
export async function addEntry(trx: Transaction<Database>, { target, ...file }: NewEntry): Promise<number> {
  const { disk, disk_prefix, folders } = target;
  const parent = target.parent_id === null ? undefined : await entryById(trx, target.parent_id);
  let parent_id: number | null = parent?.id ?? null;
  let path = parent ? `${parent.path}${parent.id}/` : '';
  for (const name of folders) {
    const { owner_id, workspace_id } = file;
    const folder = { owner_id, workspace_id, name, name_key: nameKey(name), parent_id, path, disk };
    parent_id = await ensureFolder(trx, folder);
    path = `${path}${parent_id}/`;
  }
  const { id } = await insertEntry(trx, {
    ...{ ...file, disk, disk_prefix, parent_id, path, type: 'file' },
    name_key: nameKey(file.name),
    extension: endingOf(file.name),
  });
  return id;
}
