import type { EngineItem, FailureReason } from '../engine.ts';
import { reasonOf } from '../failure.ts';
import type { Loader } from '../net/loader.ts';
import { ChangedError, RefusedError } from '../net/request.ts';
import type { Place, PlaybackStrategy, StrategyHost } from '../playback-strategy.ts';
import { savesData } from './policy.ts';
import { Smaller } from './smaller.ts';
import { SourceBufferTimeline } from './source-buffer-timeline.ts';
import type { MediaSourceSupport } from './support.ts';

/** With so many seconds of the current track there, the first bytes of the next one are fetched. */
const calmAhead = 6;
/** The end is announced so shortly before it (seconds): a decoder that has seen an end would have to start anew. */
const endLead = 1;
/** From here on (seconds) the clock starts anew at the next pause. */
const longClock = 6 * 3_600;
/** A file that is replaced more often while it plays is given up. */
const changesMax = 3;
/** A hole in the buffer is one from so many seconds on. A track in which they come again and again is given up. */
const slack = 0.5;
const holesMax = 3;
/** With data there and no sound for so long (milliseconds) an item is fed anew, and given up the second time. */
const stuckMs = 4_000;
/** Without data for so long a line may be too slow for what plays. */
const slowMs = 1_500;

/** Tracks laid end to end in one media source, to the sample: see docs/player.md. */
export class MediaSourceStrategy implements PlaybackStrategy {
  readonly #host: StrategyHost;
  readonly #support: MediaSourceSupport;
  readonly #loader: Loader;
  readonly #timeline: SourceBufferTimeline;
  readonly #smaller: Smaller;
  #changes = 0;
  #holes = 0;
  #fedAnew = false;
  #boundary: ReturnType<typeof setTimeout> | undefined;

  constructor(host: StrategyHost, support: MediaSourceSupport, loader: Loader) {
    this.#host = host;
    this.#support = support;
    this.#loader = loader;
    this.#smaller = new Smaller(support, loader);
    this.#timeline = new SourceBufferTimeline({
      element: host.element,
      support,
      loader,
      changed: () => {
        this.tick();
        host.changed();
      },
      preparing: () => host.preparing(),
      failed: (error) => this.#failed(error),
    });
  }

  plays(item: EngineItem): boolean {
    return this.#support.choose(item).length > 0;
  }

  followsGaplessly(item: EngineItem): boolean {
    return this.#timeline.supply.attached && this.plays(item);
  }

  prepare(): void {
    const { MediaSourceClass } = this.#support;
    if (MediaSourceClass) this.#timeline.supply.attach(MediaSourceClass);
  }

  load(item: EngineItem, seconds: number): void {
    this.prepare();
    this.#changes = 0;
    this.#holes = 0;
    this.#fedAnew = false;
    if (seconds === 0 && this.#skipTo(item)) return;
    const { clock, supply } = this.#timeline;
    // A new clock may begin where it likes, only not at 0: sounds reach a little before their start.
    this.#timeline.begin({ item, second: supply.queue ? clock.freeSecond() : 1, at: seconds });
  }

  seek(seconds: number): void {
    const { clock, current, opening, supply } = this.#timeline;
    if (opening) {
      opening.at = seconds;
      clock.goTo(opening.second + seconds);
    }
    if (!current) return;
    const target = Math.min(current.start + seconds, current.end);
    const range = supply.queue?.rangeAt(target);
    if (range && range.end >= Math.min(target + slack, current.end - 0.1)) {
      this.#timeline.finished = false;
      supply.queue?.reopen();
      clock.goTo(target);
    } else this.#timeline.refeed(current, target);
    this.tick();
  }

  setNext(item: EngineItem | null): void {
    const { current, following } = this.#timeline;
    const { placed } = following;
    if (following.set(item) && placed && current) this.#timeline.takeBack(current, placed);
    this.tick();
  }

  place(): Place {
    return this.#timeline.place();
  }

  tick(): void {
    const { clock, current, supply, waiters } = this.#timeline;
    clock.settle();
    this.#advance();
    this.#warm();
    if (current) supply.evict(current);
    this.#mend();
    this.#end();
    this.#armBoundary();
    this.#rewind();
    waiters.look();
  }

  errored(): void {
    this.#failed(new Error('The element cannot go on.'));
  }

  stood(ms: number): void {
    const { clock, current } = this.#timeline;
    if (this.#host.element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) {
      if (current && ms >= slowMs)
        this.#smaller.look(current, () => {
          if (this.#timeline.current === current) this.#beginAgain(clock.freeSecond());
        });
      return;
    }
    if (ms < stuckMs) return;
    if (this.#fedAnew) this.#failed(new Error('The clock stands still.'), 'stuck');
    else {
      this.#fedAnew = true;
      this.#beginAgain(clock.freeSecond());
    }
  }

  leave(): void {
    clearTimeout(this.#boundary);
    this.#timeline.close();
  }

  /** Goes to what would follow anyway, when its beginning is there. */
  #skipTo(item: EngineItem): boolean {
    const { clock, following, supply } = this.#timeline;
    const { placed, late } = following;
    if (!placed || late || placed.item.item.key !== item.key) return false;
    if (!supply.queue?.rangeAt(placed.start + slack)) return false;
    placed.item.item = item;
    clock.goTo(placed.start);
    this.#timeline.enter(placed);
    this.tick();
    return true;
  }

  #failed(error: unknown, reason: FailureReason = 'unsupported') {
    if (error instanceof ChangedError && this.#changes < changesMax) {
      this.#reload();
      return;
    }
    const item = this.#timeline.loaded;
    if (!item) return;
    const refused = error instanceof RefusedError || error instanceof ChangedError;
    // What has worked before fails for this track only.
    if (!refused && !this.#timeline.supply.worked) this.#support.giveUp();
    this.#support.refuse(item.trackId);
    const { seconds } = this.place();
    this.leave();
    this.#host.failed(item, seconds, error instanceof RefusedError ? reasonOf(error.status) : reason);
  }

  /** A file was replaced: indexes are read anew, the place stays. */
  #reload() {
    this.#changes += 1;
    for (const item of [this.#timeline.loaded, this.#timeline.following.item]) {
      if (item) this.#loader.forget(item.trackId);
    }
    this.#beginAgain(this.#timeline.clock.freeSecond());
  }

  /** The same item at the same place, on another part of the clock. */
  #beginAgain(second: number) {
    const { following, loaded: item } = this.#timeline;
    const next = following.item;
    if (!item) return;
    this.#timeline.begin({ item, second, at: this.place().seconds });
    following.set(next);
  }

  /** What follows becomes the current item when the clock says so. */
  #advance() {
    const { clock, current, following } = this.#timeline;
    const { placed, item, late } = following;
    if (!placed || !clock.settled || clock.now < placed.start) return;
    if (!late) {
      this.#timeline.enter(placed);
      this.#host.advanced(placed.item.item);
    } else if (item && this.plays(item)) {
      this.load(item, 0);
      this.#host.advanced(item);
    } else if (current) {
      // What was in the buffer already is not heard.
      this.#timeline.takeBack(current, placed);
    }
  }

  #warm() {
    if (savesData(window)) return;
    const { seconds, buffered } = this.place();
    const { current, following } = this.#timeline;
    if (current?.item.complete || buffered - seconds > calmAhead) following.warm();
  }

  /** Feeds anew what the buffer was given and has not: browsers may take data away whenever they like. */
  #mend() {
    const { clock, current, fed, following, supply } = this.#timeline;
    if (!current || !clock.settled) return;
    const end = supply.queue?.rangeAt(clock.now)?.end ?? clock.now;
    if (fed - end < slack || end - clock.now > slack) return;
    const { item, placed } = following;
    this.#holes += 1;
    if (item && placed && end > placed.start - slack) {
      this.#support.refuse(item.trackId);
      this.#timeline.takeBack(current, placed);
    } else if (this.#holes > holesMax) this.errored();
    else this.#timeline.refeed(current, clock.now);
  }

  #end() {
    const { clock, current, finished, following, supply } = this.#timeline;
    if (!current?.item.complete || following.placed || following.expected || finished) return;
    if (!clock.settled || clock.left(current.end) > endLead) return;
    this.#timeline.finished = true;
    void supply.queue?.finish();
  }

  /** Browsers tell the time four times a second: a join and an end need it closer. */
  #armBoundary() {
    clearTimeout(this.#boundary);
    const { clock, current, following } = this.#timeline;
    if (!current || this.#host.element.paused) return;
    const left = following.placed ? clock.left(following.placed.start) : clock.left(current.end) - endLead;
    if (left <= 0 || left >= 2) return;
    if (following.placed && !following.late) this.#host.nears(following.placed.item.item, left);
    this.#boundary = setTimeout(() => this.tick(), left * 1_000 + 2);
  }

  /** Begins the clock anew where nobody hears it: nothing may depend on its going on for ever. */
  #rewind() {
    const { current } = this.#timeline;
    if (current && this.#host.element.paused && current.start > longClock) this.#beginAgain(1);
  }
}
