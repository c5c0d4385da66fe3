import { type FSWatcher, watch } from 'node:fs';
import type { Context } from '../../../core/context.ts';
import { unfinishedOrNew } from '../create-import.ts';
import { signatureOf, walk } from '../folders/walk.ts';
import * as libraries from '../library-queries.ts';
import * as queries from '../queries.ts';
import { queueImport } from '../queue-import.ts';

export interface WatchOptions {
  /** How often the list of watched libraries is read, milliseconds. */
  refreshMs?: number;
  /** A folder must have been quiet for this long, milliseconds. */
  quietMs?: number;
  /** In place of the libraries' own setting, milliseconds. */
  pollMs?: number;
  /** False: the system is not asked to tell of changes. */
  notify?: boolean;
}

export interface Watching {
  /** Starts nothing more, and waits for what is being started. */
  stop(): Promise<void>;
}

const longestWait = 60_000;
/** Folders the system tells about are looked through now and then all the same: network disks tell nothing. */
const polledLessOften = 6;

/**
 * Starts imports of the libraries that are watched when something changes in them. Any number of processes may watch:
 * the first one starts the run, and a folder found as it is does not start another.
 */
export function watchLibraries(ctx: Context, options: WatchOptions = {}): Watching {
  const stop = new AbortController();
  const watched = new Map<number, LibraryWatch>();
  const refresh = async () => {
    const wanted = (await libraries.allLibraries(ctx.db)).filter((library) => library.watch);
    if (stop.signal.aborted) return;
    const byId = new Map(wanted.map((library) => [library.id, library]));
    for (const [id, current] of watched) {
      const library = byId.get(id);
      if (library?.path === current.path && library.poll_minutes === current.pollMinutes) continue;
      void current.stop();
      watched.delete(id);
    }
    for (const library of wanted) {
      if (!watched.has(library.id)) watched.set(library.id, new LibraryWatch(ctx, library, options));
    }
  };
  const failed = (error: unknown) => {
    if (!stop.signal.aborted) ctx.services.log.warn({ err: error }, 'libraries could not be watched');
  };
  let refreshing = refresh().catch(failed);
  const timer = setInterval(() => {
    refreshing = refresh().catch(failed);
  }, options.refreshMs ?? 15_000);
  timer.unref();
  return {
    async stop() {
      stop.abort();
      clearInterval(timer);
      await Promise.all([refreshing, ...[...watched.values()].map((current) => current.stop())]);
    },
  };
}

class LibraryWatch {
  readonly path: string;
  readonly pollMinutes: number;
  readonly #ctx: Context;
  readonly #id: number;
  readonly #quietMs: number;
  readonly #stop = new AbortController();
  readonly #underWay = new Set<Promise<void>>();
  #watcher: FSWatcher | null = null;
  #pollTimer: NodeJS.Timeout | null = null;
  #quietTimer: NodeJS.Timeout | null = null;
  #firstChange: number | null = null;

  constructor(ctx: Context, library: libraries.LibraryRow, options: WatchOptions) {
    this.#ctx = ctx;
    this.#id = library.id;
    this.path = library.path;
    this.pollMinutes = library.poll_minutes;
    this.#quietMs = options.quietMs ?? 5_000;
    if (options.notify !== false) this.#listen();
    const pollMs = options.pollMs ?? library.poll_minutes * 60_000;
    this.#poll(this.#watcher ? pollMs * polledLessOften : pollMs);
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    this.#watcher?.close();
    if (this.#pollTimer) clearTimeout(this.#pollTimer);
    if (this.#quietTimer) clearTimeout(this.#quietTimer);
    await Promise.all(this.#underWay);
  }

  /** Asks the system to tell of changes; where it cannot, looking through the folder is all there is. */
  #listen(): void {
    try {
      this.#watcher = watch(this.path, { recursive: true, persistent: false });
      this.#watcher.on('change', () => this.#changed());
      this.#watcher.on('error', () => {
        this.#watcher?.close();
        this.#watcher = null;
      });
    } catch {
      this.#watcher = null;
    }
  }

  #poll(everyMs: number): void {
    const poll = async () => {
      await this.#start();
      if (this.#stop.signal.aborted) return;
      this.#pollTimer = setTimeout(() => void poll(), everyMs);
      this.#pollTimer.unref();
    };
    void poll();
  }

  #changed(): void {
    this.#firstChange ??= performance.now();
    // Copying a large folder takes a while; it is not waited for without end.
    if (performance.now() - this.#firstChange < longestWait) this.#wait(this.#quietMs);
  }

  #wait(ms: number): void {
    if (this.#stop.signal.aborted) return;
    if (this.#quietTimer) clearTimeout(this.#quietTimer);
    this.#quietTimer = setTimeout(() => void this.#start(), ms);
    this.#quietTimer.unref();
  }

  async #start(): Promise<void> {
    const work = this.#import();
    this.#underWay.add(work);
    await work;
    this.#underWay.delete(work);
  }

  async #import(): Promise<void> {
    this.#firstChange = null;
    try {
      const signature = await look(this.path, this.#stop.signal);
      if (signature === null || this.#stop.signal.aborted) return;
      if ((await startWatched(this.#ctx, this.#id, signature)) === 'later') this.#wait(this.#quietMs * 2);
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      this.#ctx.services.log.warn({ err: error, library_id: this.#id }, 'a watched library was not imported');
      this.#wait(longestWait);
    }
  }
}

/** Starts a run unless the newest one found the folder as it is; `later` while one is going on. */
async function startWatched(ctx: Context, libraryId: number, signature: string): Promise<'done' | 'later'> {
  const run = await ctx.db.transaction().execute(async (trx) => {
    await libraries.lockLibraries(trx);
    const library = await libraries.libraryById(trx, libraryId);
    if (!library || library.signature === signature) return null;
    const active = await queries.activeImport(trx, libraryId);
    if (active) return active.state === 'running' ? ('later' as const) : null;
    return unfinishedOrNew(ctx, trx, libraryId, 'watch');
  });
  if (run === 'later') return 'later';
  if (run) await queueImport(ctx, run.id);
  return 'done';
}

/** The folder as it is now. One that cannot be read is looked at again, and imported when it is back. */
async function look(path: string, signal: AbortSignal): Promise<string | null> {
  try {
    return signatureOf(await walk(path, signal));
  } catch {
    return null;
  }
}
