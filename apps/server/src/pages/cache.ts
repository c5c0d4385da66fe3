import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Encoding, pack } from './pack.ts';

/** A finished answer to a page request. */
export interface Page {
  status: number;
  html: Buffer;
  csp: string;
  location: string | null;
}

export interface CachedPage extends Page {
  etag: string;
  storedAt: number;
  /** The page compressed: made when it is first asked for, and kept with it. */
  packed(encoding: Encoding): Promise<Buffer>;
  /** Bytes it takes, with its compressed forms. */
  size: number;
}

export interface CacheOptions {
  freshMs: number;
  staleMs: number;
  maxBytes: number;
  /** Background renders at a time. */
  refreshesAtMost: number;
  now?: () => number;
}

/**
 * Guests' pages, whole answers by key: fresh for a moment, then shown stale while one render in the background makes
 * them anew. One render per key at a time, however many wait. The least used go first when the bytes are full.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  // Not the `fetch` of the cache: answers that are not kept, a limit of renewals and whether a key is rendered are asked for.
  readonly #running = new Map<string, Promise<CachedPage>>();
  readonly #options: CacheOptions;
  readonly #now: () => number;
  #refreshes = 0;
  #clearings = 0;

  constructor(options: CacheOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#pages = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ size }) => size,
      ttl: options.freshMs + options.staleMs,
      ttlResolution: 0,
      perf: { now: this.#now },
    });
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** A page that may be sent now, or null; a stale one starts its own renewal through `render`. */
  find(key: string, render: () => Promise<Page>): CachedPage | null {
    const page = this.#pages.get(key);
    if (!page) return null;
    if (this.#now() - page.storedAt > this.#options.freshMs) this.#refresh(key, render);
    return page;
  }

  isRunning(key: string): boolean {
    return this.#running.has(key);
  }

  /** Renders a page, or waits for the render that is under way. Server errors are not kept. */
  render(key: string, render: () => Promise<Page>): Promise<CachedPage> {
    const running = this.#running.get(key);
    if (running) return running;
    const made = this.#clearings;
    const started = render()
      .then((page) => this.#store(key, page, made === this.#clearings))
      .finally(() => {
        if (this.#running.get(key) === started) this.#running.delete(key);
      });
    this.#running.set(key, started);
    return started;
  }

  /** Drops all pages. What is being rendered may show what was before: it is for those who wait for it, and not kept. */
  clear(): void {
    this.#clearings += 1;
    this.#running.clear();
    this.#pages.clear();
  }

  #store(key: string, page: Page, isKept: boolean): CachedPage {
    const etag = createHash('sha256').update(page.html).digest('base64url').slice(0, 22);
    const forms = new Map<Encoding, Promise<Buffer>>();
    const packed = (encoding: Encoding) => {
      const form = forms.get(encoding) ?? pack(page.html, encoding);
      if (!forms.has(encoding)) form.then(({ length }) => this.#grow(key, cached, length)).catch(() => {});
      forms.set(encoding, form);
      return form;
    };
    // At least one: the cache has no entries without a size, and redirects have no text.
    const size = Math.max(1, page.html.length);
    const cached: CachedPage = { ...page, etag, storedAt: this.#now(), packed, size };
    if (isKept && page.status < 500) this.#pages.set(key, cached);
    return cached;
  }

  #refresh(key: string, render: () => Promise<Page>) {
    if (this.#running.has(key) || this.#refreshes >= this.#options.refreshesAtMost) return;
    this.#refreshes += 1;
    this.render(key, render)
      // A failed renewal keeps the stale page: it is better than none.
      .catch(() => {})
      .finally(() => {
        this.#refreshes -= 1;
      });
  }

  #grow(key: string, page: CachedPage, bytes: number) {
    page.size += bytes;
    if (this.#pages.peek(key) !== page) return;
    // The size of an entry is measured when it is added.
    this.#pages.delete(key);
    this.#pages.set(key, page, { start: page.storedAt });
  }
}
