interface Entry {
  body: Promise<string>;
  until: number;
}

const entriesAtMost = 500;

/**
 * Answers that are the same for every guest, kept for a few seconds as text. Those who ask while one is being made
 * wait for it; a failed one is not kept.
 */
export class GuestCache {
  readonly #entries = new Map<string, Entry>();

  /** `key` names the answer and the state of the site it was made in. */
  get(key: string, seconds: number, make: () => Promise<unknown>): Promise<string> {
    const now = performance.now();
    const known = this.#entries.get(key);
    if (known && known.until > now) return known.body;
    if (this.#entries.size >= entriesAtMost) this.#entries.clear();
    const entry = { body: make().then((output) => JSON.stringify(output)), until: now + seconds * 1_000 };
    this.#entries.set(key, entry);
    entry.body.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return entry.body;
  }
}
