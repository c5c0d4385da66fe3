import type { Database, Transaction } from '@kantele/db';
import { setOwner } from './queries.ts';

/** Gives playlists to other people, with everything in them. */
export async function handOverPlaylists(
  trx: Transaction<Database>,
  heirs: readonly { id: number; user_id: number }[],
): Promise<void> {
  for (const { id, user_id } of heirs) await setOwner(trx, id, user_id);
}
