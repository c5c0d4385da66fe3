import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { nameKey } from '../../core/text/slug.ts';
import { imageUrl } from '../../platform/images/view.ts';
import { prefixLetters, prefixRows } from '../search-index/prefixes.ts';
import { queryWords } from '../search-index/words.ts';
import { askOf } from './ask.ts';
import type { suggestInput } from './contract.ts';
import * as queries from './queries.ts';

/**
 * Type-ahead: what is called exactly so, then the most played. A few letters are looked up in the table of beginnings;
 * words in one tier after the other, each only when those before found too little.
 */
export async function suggest({ db }: Context, { query, limit }: z.output<typeof suggestInput>) {
  const typed = queryWords(query);
  const key = nameKey(query);
  const hits: queries.Hit[] = [];
  const add = (more: readonly queries.Hit[]) => {
    for (const hit of more) {
      const known = hits.some((other) => other.type === hit.type && other.id === hit.id);
      if (!known && hits.length < limit) hits.push(hit);
    }
  };
  if (typed.text) {
    add(await queries.namedExactly(db, key));
    const isShort = !typed.text.includes(' ') && [...typed.text].length <= prefixLetters;
    const prefix = isShort ? await queries.suggestByPrefix(db, typed.text) : null;
    add(prefix ?? []);
    const ask = askOf(db, typed);
    // What the table has no full list of is rare: the upper tiers would find nothing more.
    const isRare = prefix !== null && prefix.length < prefixRows;
    for (const tier of isRare ? ([3] as const) : queries.tiers) {
      if (hits.length >= limit) break;
      const words = await ask(tier);
      if (words) add(await queries.suggestByWords(db, tier, words, limit));
    }
  } else if (key) add(await queries.suggestByName(db, key, limit));
  const rows = await queries.suggestionRows(db, hits);
  return {
    suggestions: rows.map(({ type, id, name, slug, subtitle, hash }) => {
      return { type, id, name, slug, subtitle: subtitle ?? '', image: imageUrl(hash ? { hash } : null, 160) };
    }),
  };
}
