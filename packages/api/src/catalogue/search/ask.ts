import type { Db, SearchType } from '@kantele/db';
import { endsShort, indexQuery, tsquery, type WordQuery } from '../search-index/words.ts';
import { type AskedWords, areCommon, type Tier } from './queries.ts';

/**
 * What the index of a tier is asked for to find the words that were typed, in one type or all; null when there are no
 * words. The beginning that ends a query is gathered where that is little work: in the first tier, and where the
 * other words are common themselves. In all entries one letter is half a million rows.
 */
export function askOf(
  db: Db,
  typed: WordQuery,
  type?: SearchType,
): (tier: Tier) => Promise<AskedWords | null> {
  const check = tsquery(typed);
  const isShort = endsShort(typed);
  const gathered = indexQuery(typed, 'gathered', type);
  let rare: Promise<string | null> | undefined;
  const indexed = async (tier: Tier) => {
    if (tier === 1 || (tier === 2 && !isShort)) return gathered;
    if (!isShort) return indexQuery(typed, 'by-stem', type);
    rare ??= rareOthers(db, typed, type);
    return (await rare) ?? gathered;
  };
  return async (tier) => {
    const index = await indexed(tier);
    return check && index ? { index, check: index === check ? null : check } : null;
  };
}

/** The words before the last when few entries have them all. */
async function rareOthers(db: Db, typed: WordQuery, type?: SearchType): Promise<string | null> {
  const others = indexQuery(typed, 'unasked', type);
  return others && (await areCommon(db, others)) ? null : others;
}
