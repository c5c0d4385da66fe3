import type { Database, Transaction } from '@kantele/db';
import { idsOfKeys, setTrashed } from './entry-queries.ts';

/** Moves the entry of an object to the trash of whose it is: what took its place may turn out to be the wrong one. */
export async function trashObject(trx: Transaction<Database>, key: string): Promise<void> {
  const found = await idsOfKeys(trx, [key]);
  await setTrashed(
    trx,
    found.map(({ id }) => id),
    true,
  );
}
