import type { Database, Transaction } from '@kantele/db';
import { insertHistory } from './history-queries.ts';

interface Kept {
  userId: number;
  /** Ids of tracks, and when they were played. */
  heard: readonly { thing: number; plays: [started: number, heard: number][] | null }[];
}

/** Keeps what somebody has heard at another site in their history alone. @returns ids of the tracks that are there */
export async function keepPlays(trx: Transaction<Database>, { userId, heard }: Kept): Promise<Set<number>> {
  const played = heard.map(({ thing, plays }) => ({ thing, plays: plays ?? [] }));
  return new Set(played.length === 0 ? [] : await insertHistory(trx, userId, played));
}
