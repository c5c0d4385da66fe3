import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A finished answer to a page request. */
export interface Page {
  status: number;
  html: Buffer;
  csp: string;
  location: string | null;
}

export interface CachedPage extends Page {
  etag: string;
  br: Buffer | null;
  gzip: Buffer | null;
  /** Answers so far: the second one pays for compression, so that one-off crawlers do not. */
  hits: number;
  storedAt: number;
}

export interface CacheOptions {
  freshMs: number;
  staleMs: number;
  maxBytes: number;
  /** Background renders at a time. */
  refreshesAtMost: number;
  now?: () => number;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

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

  constructor(options: CacheOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#pages = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: bytesOf,
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
    page.hits += 1;
    if (page.hits === 1) this.#compress(key, page);
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
    const started = render()
      .then((page) => this.#store(key, page))
      .finally(() => this.#running.delete(key));
    this.#running.set(key, started);
    return started;
  }

  clear(): void {
    this.#pages.clear();
  }

  #store(key: string, page: Page): CachedPage {
    const etag = createHash('sha256').update(page.html).digest('base64url').slice(0, 22);
    const cached: CachedPage = { ...page, etag, br: null, gzip: null, hits: 0, storedAt: this.#now() };
    if (page.status < 500) this.#pages.set(key, cached);
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

  #compress(key: string, page: CachedPage) {
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
    Promise.all([brotli(page.html, quality), gzipped(page.html, { level: 5 })])
      .then(([br, gz]) => {
        page.br = br;
        page.gzip = gz;
        if (this.#pages.peek(key) !== page) return;
        // The size of an entry is measured when it is added.
        this.#pages.delete(key);
        this.#pages.set(key, page, { start: page.storedAt });
      })
      .catch(() => {});
  }
}

/** At least one: the cache has no entries without a size, and redirects have no text. */
function bytesOf(page: CachedPage): number {
  return Math.max(1, page.html.length + (page.br?.length ?? 0) + (page.gzip?.length ?? 0));
}
