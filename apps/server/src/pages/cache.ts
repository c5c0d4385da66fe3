import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
  readonly #pages = new Map<string, CachedPage>();
  readonly #running = new Map<string, Promise<CachedPage>>();
  readonly #options: CacheOptions;
  #bytes = 0;
  #refreshes = 0;

  constructor(options: CacheOptions) {
    this.#options = options;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** A page that may be sent now, or null; a stale one starts its own renewal through `render`. */
  find(key: string, render: () => Promise<Page>): CachedPage | null {
    const page = this.#pages.get(key);
    if (!page) return null;
    const age = this.#now() - page.storedAt;
    if (age > this.#options.freshMs + this.#options.staleMs) {
      this.#drop(key);
      return null;
    }
    this.#pages.delete(key);
    this.#pages.set(key, page);
    page.hits += 1;
    if (page.hits === 1) this.#compress(key, page);
    if (age > this.#options.freshMs) this.#refresh(key, render);
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
    this.#bytes = 0;
  }

  #now(): number {
    return this.#options.now?.() ?? performance.now();
  }

  #store(key: string, page: Page): CachedPage {
    const etag = createHash('sha256').update(page.html).digest('base64url').slice(0, 22);
    const cached: CachedPage = { ...page, etag, br: null, gzip: null, hits: 0, storedAt: this.#now() };
    if (page.status >= 500) return cached;
    this.#drop(key);
    this.#pages.set(key, cached);
    this.#bytes += page.html.length;
    this.#shrink();
    return cached;
  }

  #shrink() {
    for (const key of this.#pages.keys()) {
      if (this.#bytes <= this.#options.maxBytes) break;
      this.#drop(key);
    }
  }

  #drop(key: string) {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= bytesOf(page);
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
        if (this.#pages.get(key) !== page) return;
        this.#bytes += br.length + gz.length;
        this.#shrink();
      })
      .catch(() => {});
  }
}

function bytesOf(page: CachedPage): number {
  return page.html.length + (page.br?.length ?? 0) + (page.gzip?.length ?? 0);
}
