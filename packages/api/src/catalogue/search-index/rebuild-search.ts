import type { Db } from '@kantele/db';
import * as queries from './rebuild-queries.ts';

/** Entries of the first tier, and of the first two together: then a word of one in 200 fills a list from either. */
const tierSizes = { first: 4_000, both: 60_000 };
/** Entries looked at in one transaction. */
const slice = 50_000;
/** Entries that change their tier in one transaction. */
const moves = 5_000;

/**
 * Brings popularity, tiers and the table of beginnings up to date. Readers wait for nothing: they see the state before
 * until the one after is there. Writers wait for a slice at most, and entries they hold are left for the next time.
 */
export async function rebuildSearch(db: Db, sizes: queries.TierSizes = tierSizes): Promise<void> {
  await takePlays(db);
  while ((await queries.inOne(db, (trx) => queries.moveTiers(trx, sizes, moves))) === moves);
  await queries.inOne(db, queries.replacePrefixes);
}

/**
 * Plays count here once they have moved by more than a twentieth: an entry is written a few hundred times in its life
 * at most, however often it is played.
 */
async function takePlays(db: Db): Promise<void> {
  for (const source of queries.played) {
    const last = await queries.lastId(db, source);
    for (let from = 0; from < last; from += slice) {
      await queries.inOne(db, (trx) => queries.takePlaysOf(trx, source, from, from + slice));
    }
  }
}
