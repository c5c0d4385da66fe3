import { LRUCache } from 'lru-cache';

/**
 * Answers that are the same for every guest, kept for a few seconds as text. Those who ask while one is being made
 * wait for it; a failed one is not kept.
 */
export class GuestCache {
  readonly #answers = new LRUCache<string, string, () => Promise<unknown>>({
    max: 500,
    // Who is being waited for is not dropped for others.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context }) => JSON.stringify(await context()),
  });

  /** `key` names the answer and the state of the site it was made in. */
  get(key: string, seconds: number, make: () => Promise<unknown>): Promise<string> {
    return this.#answers.forceFetch(key, { ttl: seconds * 1_000, context: make });
  }
}
