import type { Database, Transaction } from '@kantele/db';
import { insertArtistFollows } from './queries.ts';

interface Kept {
  userId: number;
  /** Ids of artists, and since when they are followed. */
  follows: readonly { thing: number; since: Date }[];
}

/** Keeps the artists somebody followed at another site. @returns ids of those that are there */
export async function keepArtistFollows(
  trx: Transaction<Database>,
  { userId, follows }: Kept,
): Promise<Set<number>> {
  return new Set(follows.length === 0 ? [] : await insertArtistFollows(trx, userId, follows));
}
