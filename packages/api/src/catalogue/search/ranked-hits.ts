import type { Db, SearchType } from '@kantele/db';
import { nameKey } from '../../core/text/slug.ts';
import { isTelling, queryWords } from '../search-index/words.ts';
import { askOf } from './ask.ts';
import { isSmallIndex } from './index-size.ts';
import * as queries from './queries.ts';

/**
 * The first `count` hits of each type: whole name, beginning of the name, words; then the most played, the shorter
 * name, the older entry. Where more names than can be read begin like the query, those in the upper tiers stand for
 * them, so that the well-known come first and no query reads the whole index. A small index is asked once, for all that
 * have the words: those whose names begin like the query are among them.
 */
export async function rankedHits(
  db: Db,
  types: readonly SearchType[],
  query: string,
  count: number,
  isSmall?: boolean,
): Promise<Map<SearchType, queries.RankedHit[]>> {
  const found = new Map(types.map((type) => [type, new Found(count)]));
  const key = nameKey(query);
  const typed = queryWords(query);
  const isAskedOnce = isTelling(typed) && (isSmall ?? (await isSmallIndex(db)));
  if (key && !isAskedOnce) {
    for (const { complete, ...hit } of await queries.beginnings(db, types, key, count)) {
      found.get(hit.type)?.add(hit, complete || hit.rank === 0);
    }
  }
  const asks = types.map((type) => ({ type, ask: askOf(db, typed, type) }));
  const tiers = isAskedOnce ? queries.tiers.slice(-1) : queries.tiers;
  for (const tier of typed.text ? tiers : []) {
    const lacking = asks.filter(({ type }) => !found.get(type)?.isEnough);
    if (lacking.length === 0) break;
    // What is asked of the few in the first tier can be asked of a small index.
    const asked = await Promise.all(
      lacking.map(async ({ type, ask }) => ({ type, words: await ask(isAskedOnce ? 1 : tier) })),
    );
    const words = asked.flatMap((entry) => (entry.words ? { type: entry.type, ...entry.words } : []));
    for (const hit of await queries.rankedByWords(db, tier, words, key, count))
      found.get(hit.type)?.add(hit, true);
  }
  return new Map([...found].map(([type, hits]) => [type, hits.sorted()]));
}

/** Hits of one type, each once. */
class Found {
  readonly #count: number;
  readonly #hits = new Map<number, queries.RankedHit>();
  readonly #certain = new Set<number>();

  constructor(count: number) {
    this.#count = count;
  }

  /** `certain`: no hit that is still unknown comes before it because its name was not read. */
  add(hit: queries.RankedHit, certain: boolean) {
    this.#hits.set(hit.id, hit);
    if (certain) this.#certain.add(hit.id);
  }

  get isEnough(): boolean {
    return this.#certain.size >= this.#count;
  }

  sorted(): queries.RankedHit[] {
    const hits = [...this.#hits.values()].sort(
      (a, b) => a.rank - b.rank || b.popularity - a.popularity || a.length - b.length || a.id - b.id,
    );
    return hits.slice(0, this.#count);
  }
}
