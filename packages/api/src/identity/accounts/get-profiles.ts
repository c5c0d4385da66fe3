import type { Database, Db, Transaction } from '@kantele/db';
import { usersByIds } from './queries.ts';
import { profileView } from './view.ts';

/** What everybody may see of users, in the order of the ids; those who are gone are left out. */
export async function profilesByIds(db: Db | Transaction<Database>, ids: readonly number[]) {
  return (await usersByIds(db, ids)).map(profileView);
}
