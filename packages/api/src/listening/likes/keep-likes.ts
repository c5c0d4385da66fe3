import type { Database, Transaction } from '@kantele/db';
import type { LikedType } from './contract.ts';
import { kinds } from './kinds.ts';
import { insertLikes } from './queries.ts';

interface Kept {
  type: LikedType;
  userId: number;
  /** Ids of things, and when they were liked first. */
  likes: readonly { thing: number; since: Date }[];
}

/** Keeps what somebody liked at another site. @returns ids of those that are there */
export async function keepLikes(
  trx: Transaction<Database>,
  { type, userId, likes }: Kept,
): Promise<Set<number>> {
  return new Set(likes.length === 0 ? [] : await insertLikes(trx, kinds[type], userId, likes));
}
