import type { Database, Transaction } from '@kantele/db';
import { nameKey } from '../../core/text/slug.ts';
import { foldersMax } from './contract.ts';
import { file, folderNamed, insertFolder } from './queries.ts';

/**
 * Keeps playlists of somebody in folders by their names: those of theirs that are called so, or new ones. What is beyond
 * the number of folders one may have stays outside.
 */
export async function keepInFolders(
  trx: Transaction<Database>,
  userId: number,
  playlists: ReadonlyMap<string, readonly number[]>,
): Promise<void> {
  for (const [name, playlistIds] of playlists) {
    const words = { owner_id: userId, name, name_key: nameKey(name) };
    const folderId = (await folderNamed(trx, userId, name)) ?? (await insertFolder(trx, words, foldersMax));
    if (folderId !== null) await file(trx, { userId, folderId, playlistIds });
  }
}
