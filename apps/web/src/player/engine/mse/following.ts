import type { EngineItem } from '../engine.ts';
import type { Loader } from '../net/loader.ts';
import { PendingError } from '../net/open-sound.ts';
import { RefusedError } from '../net/request.ts';
import type { Clock } from './clock.ts';
import type { Entry, PlacedEntry } from './feed.ts';
import type { MediaSourceSupport } from './support.ts';
import type { Timeline } from './timeline.ts';
import type { Waiters } from './waiters.ts';

/** The next track is fetched when the current one has less than this left, in seconds. */
const lead = 30;
/** What follows can be exchanged until so shortly before it sounds, in seconds. */
const exchangeLead = 1;
/** What the server still makes is asked for again after so long, in milliseconds. */
const askLaterMs = 2_000;

interface Tools {
  readonly clock: Clock;
  readonly loader: Loader;
  readonly support: MediaSourceSupport;
  readonly timeline: Timeline<Entry>;
  readonly waiters: Waiters;
}

/** What comes after the current item. */
export class Following {
  readonly #tools: Tools;
  #item: EngineItem | null = null;
  #placed: PlacedEntry | null = null;
  #late = false;
  /** Key of the item whose first bytes have been asked for. */
  #warmed: number | null = null;
  /** Key of the item the server still makes. */
  #preparing: number | null = null;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  get item(): EngineItem | null {
    return this.#item;
  }

  /** Where it will sound; null until its bytes have a place in the buffer. */
  get placed(): PlacedEntry | null {
    return this.#placed;
  }

  /** It was exchanged too late to take the one before it out of the buffer. */
  get late(): boolean {
    return this.#late;
  }

  /** Something is to follow that can. */
  get expected(): boolean {
    return (
      this.#item !== null &&
      this.#item.key !== this.#preparing &&
      this.#tools.support.choose(this.#item).length > 0
    );
  }

  /** Says what follows; whether that which was placed has to be taken out of the buffer. */
  set(item: EngineItem | null): boolean {
    const placed = this.#placed;
    const same = item !== null && placed !== null && item.key === this.#item?.key;
    this.#item = item;
    if (!placed || this.#late) return false;
    if (same) {
      placed.item.item = item;
      return false;
    }
    this.#late = this.#tools.clock.left(placed.start) <= exchangeLead;
    return !this.#late;
  }

  /** Nothing of it is in the buffer. */
  displace(): void {
    this.#placed = null;
    this.#late = false;
  }

  /** It has become the current one, or something else was asked for. */
  clear(): void {
    this.displace();
    this.#item = null;
  }

  /** Fetches its first bytes ahead of time, so that whoever skips to it does not wait. */
  warm(): void {
    const { loader, support } = this.#tools;
    const item = this.#item;
    if (!item || item.key === this.#warmed) return;
    this.#warmed = item.key;
    const wanted = support.choose(item);
    if (wanted.length > 0) loader.warm(item.trackId, wanted);
  }

  /** It does not follow without a break unless it is there soon: it is asked for again. */
  #askLater(key: number) {
    this.#preparing = key;
    setTimeout(() => {
      if (this.#preparing === key) this.#preparing = null;
      this.#tools.waiters.look();
    }, askLaterMs);
  }

  /**
   * Places it behind the current sound once its time has come. A track that cannot be had is refused, and another one
   * waited for.
   * @param due whether something may still be appended behind that sound
   */
  async place(current: PlacedEntry, due: () => boolean, signal: AbortSignal): Promise<PlacedEntry> {
    const { clock, loader, support, timeline, waiters } = this.#tools;
    const ready = () => due() && this.expected && current.end - clock.now < lead;
    for (;;) {
      await waiters.until(ready, signal);
      const item = this.#item;
      if (!item) continue;
      try {
        const open = await loader.open(item.trackId, support.choose(item), signal);
        signal.throwIfAborted();
        // Another one may be wanted by now.
        if (this.#item?.key !== item.key) continue;
        const entry = { item: this.#item, open, complete: false };
        this.#placed = timeline.append(entry, open.sound);
        return this.#placed;
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof PendingError) this.#askLater(item.key);
        else if (error instanceof RefusedError) support.refuse(item.trackId);
        else throw error;
      }
    }
  }
}
