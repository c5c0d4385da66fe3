import type { OpenSound } from '../net/loader.ts';
import { AppendQueue } from './append-queue.ts';
import { type FeedHost, feed, type PlacedEntry } from './feed.ts';
import { attachSource, type OpenSource } from './media-source.ts';
import { type Policy, policyFor, savesData } from './policy.ts';
import type { Waiters } from './waiters.ts';

/** A browser that has not opened a source or appended the first bytes by then never will (milliseconds). */
const firstAppendMs = 3_000;

/** What the supply has to know of who uses it. */
export interface Consumer extends Pick<FeedHost, 'now' | 'isCurrent' | 'following'> {
  readonly element: HTMLAudioElement;
  /** Bytes were appended, or a sound is complete. */
  appended(until: number): void;
  /** The browser does not take what it said it would. */
  stuck(): void;
}

/** The source of one element with its buffer, and how much is kept in it. */
export class Supply {
  readonly #consumer: Consumer;
  readonly #waiters: Waiters;
  #source: OpenSource | null = null;
  #queue: AppendQueue | null = null;
  #tightness = 1;
  #worked = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(consumer: Consumer, waiters: Waiters) {
    this.#consumer = consumer;
    this.#waiters = waiters;
  }

  get attached(): boolean {
    return this.#source !== null;
  }

  /** Something has been appended in this element. */
  get worked(): boolean {
    return this.#worked;
  }

  /** Null until the first bytes can be appended. */
  get queue(): AppendQueue | null {
    return this.#queue;
  }

  attach(MediaSourceClass: typeof MediaSource): void {
    this.#source ??= attachSource(MediaSourceClass, this.#consumer.element, () => this.#waiters.look());
  }

  /** Resolves once the source is open. */
  async opened(): Promise<void> {
    const source = this.#source;
    if (!source) return;
    this.#watch();
    await source.opened;
    this.rest();
  }

  /** Makes the buffer, unless there is one: it takes other types later on. */
  makeBuffer(mime: string): void {
    if (this.#source) this.#queue ??= new AppendQueue(this.#source.media, mime);
  }

  /** Feeds a sound from a byte on, and whatever follows; see `feed`. */
  async feed(placed: PlacedEntry, byte: number, signal: AbortSignal): Promise<void> {
    const queue = this.#queue;
    if (!queue) return;
    const { now, isCurrent, following } = this.#consumer;
    const host: FeedHost = {
      queue,
      now,
      isCurrent,
      following,
      wanted: () => this.#source?.wanted() ?? false,
      policy: (open) => this.policy(open),
      tighten: () => {
        this.#tightness = Math.max(0.25, this.#tightness / 2);
      },
      until: (condition, until) => this.#waiters.until(condition, until),
      appending: () => this.#watch(),
      appended: (until) => {
        this.#worked = true;
        this.rest();
        this.#consumer.appended(until);
      },
    };
    await feed(host, placed, byte, signal);
  }

  policy({ sound, size }: OpenSound): Policy {
    return policyFor((size * sound.rate) / sound.samples, savesData(window), this.#tightness);
  }

  /** Takes away what lies far behind. */
  evict({ item: { open } }: PlacedEntry): void {
    const now = this.#consumer.now();
    const until = now - this.policy(open).behind;
    const range = this.#queue?.rangeAt(now);
    if (range && range.start < until - 10) void this.#queue?.remove(0, until);
  }

  /** Nothing is being appended: nothing can be late. */
  rest(): void {
    clearTimeout(this.#timer);
  }

  close(): void {
    this.rest();
    this.#queue = null;
    this.#source?.close();
    this.#source = null;
  }

  #watch() {
    if (this.#worked) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#consumer.stuck, firstAppendMs);
  }
}
