import type { EngineItem } from '../engine.ts';
import type { Loader } from '../net/loader.ts';
import type { Place } from '../playback-strategy.ts';
import { Clock } from './clock.ts';
import type { Entry, PlacedEntry } from './feed.ts';
import { Following } from './following.ts';
import { Supply } from './supply.ts';
import type { MediaSourceSupport } from './support.ts';
import { fragmentFor, Timeline } from './timeline.ts';
import { Waiters } from './waiters.ts';

/** What is loaded while its index is not there yet: it begins at a second of the clock, and is heard from `at`. */
interface Opening {
  item: EngineItem;
  second: number;
  at: number;
}

interface TimelineHost {
  readonly element: HTMLAudioElement;
  readonly support: MediaSourceSupport;
  readonly loader: Loader;
  /** Something was appended, placed or allowed. */
  changed(): void;
  /** The server still makes what was to be heard. */
  preparing(): void;
  /** Feeding has ended for good. */
  failed(error: unknown): void;
}

/** The sounds of one element, end to end, and the feeding of its buffer with them. */
export class SourceBufferTimeline {
  readonly clock: Clock;
  readonly supply: Supply;
  readonly following: Following;
  readonly waiters = new Waiters();
  readonly #host: TimelineHost;
  readonly #timeline = new Timeline<Entry>();
  #feeding = new AbortController();
  #opening: Opening | null = null;
  #current: PlacedEntry | null = null;
  #fed = 0;
  /** The end has been announced to the element. */
  finished = false;

  constructor(host: TimelineHost) {
    this.#host = host;
    const { element, loader, support } = host;
    this.clock = new Clock(element);
    const { clock, waiters } = this;
    this.following = new Following({ clock, loader, support, timeline: this.#timeline, waiters });
    this.supply = new Supply(
      {
        element,
        now: () => clock.now,
        isCurrent: (placed) => placed === this.#current,
        following: (placed, signal) => {
          const due = () => placed === this.#current && !this.finished;
          return this.following.place(placed, due, signal);
        },
        appended: (until) => {
          this.#fed = until;
          host.changed();
        },
        stuck: () => host.failed(new Error('The browser appends nothing.')),
      },
      waiters,
    );
  }

  get opening(): Opening | null {
    return this.#opening;
  }

  /** What sounds; null until its index is there. */
  get current(): PlacedEntry | null {
    return this.#current;
  }

  get loaded(): EngineItem | null {
    return this.#current?.item.item ?? this.#opening?.item ?? null;
  }

  /** Second of the clock up to which the buffer was given everything. */
  get fed(): number {
    return this.#fed;
  }

  place(): Place {
    const { now } = this.clock;
    const from = this.#current?.start ?? this.#opening?.second ?? 0;
    const end = this.#current?.end ?? Number.POSITIVE_INFINITY;
    const seconds = Math.max(0, Math.min(now, end) - from);
    const range = this.#current && this.supply.queue?.rangeAt(now);
    return {
      seconds,
      duration: this.#current ? end - from : null,
      buffered: range ? Math.max(seconds, Math.min(range.end, end) - from) : seconds,
    };
  }

  /** Stops what is going on and starts over with an item in an empty part of the clock. Nothing follows it yet. */
  begin(opening: Opening): void {
    const signal = this.#stop();
    this.#opening = opening;
    this.#current = null;
    this.following.clear();
    this.#empty(opening.second + opening.at);
    this.#watch(this.#open(opening, signal), signal);
  }

  /** Feeds the current sound anew from a time at which the buffer has nothing. */
  refeed(current: PlacedEntry, target: number): void {
    const signal = this.#stop();
    this.#timeline.cutAfter(current);
    current.item.complete = false;
    this.#empty(target);
    this.#watch(this.#feed(current, target, signal), signal);
  }

  /** Takes what follows out of the buffer again; the current sound is complete. */
  takeBack(current: PlacedEntry, placed: PlacedEntry): void {
    const signal = this.#stop();
    this.#timeline.cutAfter(current);
    void this.supply.queue?.remove(placed.start, Number.POSITIVE_INFINITY);
    this.#watch(this.supply.feed(current, current.item.open.size, signal), signal);
  }

  /** What followed sounds now. */
  enter(placed: PlacedEntry): void {
    this.#current = placed;
    this.following.clear();
    this.#timeline.forgetBefore(placed);
  }

  /** Nothing is fed and nothing is heard any more. */
  close(): void {
    this.#stop();
    this.#opening = null;
    this.#current = null;
    this.following.clear();
    this.clock.forget();
    this.supply.close();
  }

  async #open(opening: Opening, signal: AbortSignal): Promise<void> {
    const { loader, support, changed, preparing } = this.#host;
    const { item, second } = opening;
    const [open] = await Promise.all([
      loader.open(item.trackId, support.choose(item), signal, preparing),
      this.supply.opened(),
    ]);
    signal.throwIfAborted();
    this.supply.makeBuffer(open.mime);
    const entry = { item, open, complete: false };
    const placed = this.#timeline.begin(entry, open.sound, second);
    this.#opening = null;
    this.#current = placed;
    const target = Math.min(placed.start + opening.at, placed.end);
    this.clock.goTo(target);
    changed();
    await this.#feed(placed, target, signal);
  }

  #feed(placed: PlacedEntry, time: number, signal: AbortSignal): Promise<void> {
    const { sound, initEnd } = placed.item.open;
    const first = sound.fragments[fragmentFor(sound, time - placed.start)];
    return this.supply.feed(placed, first?.start ?? initEnd, signal);
  }

  /** Empties the buffer and goes to where the first new bytes will be. */
  #empty(target: number) {
    this.supply.queue?.reopen();
    this.clock.goTo(target);
    void this.supply.queue?.remove(0, Number.POSITIVE_INFINITY);
  }

  #stop(): AbortSignal {
    this.#feeding.abort();
    this.#feeding = new AbortController();
    this.following.displace();
    this.finished = false;
    this.#fed = 0;
    this.supply.rest();
    return this.#feeding.signal;
  }

  #watch(work: Promise<void>, signal: AbortSignal) {
    work.catch((error: unknown) => {
      if (!signal.aborted) this.#host.failed(error);
    });
  }
}
