import { openEnd } from './media-source.ts';
import { placementOf } from './placement.ts';
import type { Placed } from './timeline.ts';

/** What a buffer is told before the bytes of a sound; in this order the window's start stays below its end. */
export interface Placing {
  mime: string;
  placed: Placed<unknown>;
  /** Coded samples of the sound in front of what is appended first. */
  coded: number;
}

/** Runs everything done to one source buffer one after the other: a buffer refuses work while it works. */
export class AppendQueue {
  readonly #media: MediaSource;
  readonly #buffer: SourceBuffer;
  #mime: string;
  #last: Promise<void> = Promise.resolve();

  /** @throws DOMException when the browser does not take the type after all */
  constructor(media: MediaSource, mime: string) {
    this.#media = media;
    this.#mime = mime;
    this.#buffer = media.addSourceBuffer(mime);
  }

  /** Seconds in the buffer around a time, null when there is nothing. */
  rangeAt(time: number): { start: number; end: number } | null {
    const { buffered } = this.#buffer;
    for (let index = 0; index < buffered.length; index += 1) {
      const [start, end] = [buffered.start(index), buffered.end(index)];
      if (start <= time + 0.05 && time < end) return { start, end };
    }
    return null;
  }

  /** @throws QuotaExceededError (DOMException) when the buffer is full */
  append(data: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<void> {
    return this.#run(signal, () => this.#buffer.appendBuffer(data));
  }

  remove(start: number, end: number): Promise<void> {
    return this.#run(null, () => {
      if (start < end && this.#buffer.buffered.length > 0) this.#buffer.remove(start, end);
    });
  }

  /** Makes the next bytes those of a sound in its place: see docs/player.md. */
  place({ mime, placed, coded }: Placing, signal: AbortSignal): Promise<void> {
    return this.#run(signal, () => {
      this.reopen();
      if (mime !== this.#mime) {
        this.#buffer.changeType(mime);
        this.#mime = mime;
      }
      this.#buffer.abort();
      // MPEG frames carry no times: browsers number them from the offset on, and keep that mode with the next type.
      const counts = this.#counts();
      const { offset, windowStart, windowEnd } = placementOf(placed, mime, counts ? coded : null);
      // In this order the start stays below the end.
      this.#buffer.appendWindowStart = 0;
      this.#buffer.appendWindowEnd = windowEnd;
      this.#buffer.appendWindowStart = windowStart;
      this.#buffer.timestampOffset = offset;
    });
  }

  /** Whether the buffer gives what it takes times of its own. */
  #counts(): boolean {
    if (this.#buffer.mode === 'segments') return false;
    try {
      this.#buffer.mode = 'segments';
      return false;
    } catch {
      return true;
    }
  }

  /** Nothing follows what has been appended: the element may end. */
  finish(): Promise<void> {
    return this.#run(null, () => {
      if (this.#media.readyState === 'open') this.#media.endOfStream();
    });
  }

  /** Takes back `finish`; at once, for a place beyond the end can only be gone to then. */
  reopen(): void {
    if (this.#media.readyState !== 'ended' || this.#buffer.updating) return;
    // Assigning it opens the source (Media Source Extensions, section 5.1).
    this.#buffer.timestampOffset = 0;
    this.#media.duration = openEnd;
  }

  #run(signal: AbortSignal | null, work: () => void): Promise<void> {
    const done = this.#last.then(() => {
      signal?.throwIfAborted();
      return this.#perform(work);
    });
    this.#last = done.catch(() => {});
    return done;
  }

  #perform(work: () => void): Promise<void> {
    const buffer = this.#buffer;
    return new Promise((done, fail) => {
      const settle = (end: () => void) => {
        buffer.removeEventListener('updateend', ok);
        buffer.removeEventListener('error', bad);
        end();
      };
      const ok = () => settle(done);
      const bad = () => settle(() => fail(new Error('The buffer does not take these bytes.')));
      try {
        work();
      } catch (error) {
        fail(error);
        return;
      }
      if (!buffer.updating) {
        done();
        return;
      }
      buffer.addEventListener('updateend', ok);
      buffer.addEventListener('error', bad);
    });
  }
}
