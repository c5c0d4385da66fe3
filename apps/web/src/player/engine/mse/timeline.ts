import { type ExactTime, exactSeconds, plusSamples, toSeconds } from './exact-time.ts';

/** What the timeline has to know of a rendition; see docs/audio.md. */
export interface Sound {
  /** Hz; unit of everything below. */
  rate: number;
  /** Exact length of the sound. */
  samples: number;
  /** Coded samples in front of it. */
  delay: number;
  fragments: readonly { start: number; end: number; t: number; d: number }[];
}

/** One sound in its place. Seconds are on the clock of the media element. */
export interface Placed<Item> {
  readonly item: Item;
  readonly sound: Sound;
  readonly from: ExactTime;
  readonly start: number;
  readonly end: number;
}

/**
 * Decoded in front of a place to go to, in seconds: Opus needs 80 ms to settle (RFC 7845 section 4.6), and MP3 takes
 * bits from the frames before.
 */
const preroll = 0.1;

/** Sounds laid end to end, to the sample, whatever their rates. */
export class Timeline<Item> {
  #placed: Placed<Item>[] = [];

  get last(): Placed<Item> | null {
    return this.#placed.at(-1) ?? null;
  }

  /** Forgets everything and puts the first sound at a whole second. */
  begin(item: Item, sound: Sound, second: number): Placed<Item> {
    this.#placed = [];
    return this.#place(item, sound, exactSeconds(second));
  }

  /** Puts a sound on the sample after the last one. @throws RangeError when there is none */
  append(item: Item, sound: Sound): Placed<Item> {
    const { last } = this;
    if (!last) throw new RangeError('There is nothing to follow.');
    return this.#place(item, sound, plusSamples(last.from, last.sound.samples, last.sound.rate));
  }

  /** What sounds at a time in seconds; before the first sound the first, behind the last the last. */
  at(time: number): Placed<Item> | null {
    let low = 0;
    let high = this.#placed.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#placed[middle]?.start ?? 0) <= time) low = middle;
      else high = middle - 1;
    }
    return this.#placed[low] ?? null;
  }

  /** What begins where this one ends. */
  after(placed: Placed<Item>): Placed<Item> | null {
    return this.#placed[this.#placed.indexOf(placed) + 1] ?? null;
  }

  /** Takes away everything behind a sound. */
  cutAfter(placed: Placed<Item>): void {
    this.#placed.length = this.#placed.indexOf(placed) + 1;
  }

  /** Forgets what has been played: only this one and what follows stay. */
  forgetBefore(placed: Placed<Item>): void {
    this.#placed.splice(0, this.#placed.indexOf(placed));
  }

  #place(item: Item, sound: Sound, from: ExactTime): Placed<Item> {
    const end = toSeconds(plusSamples(from, sound.samples, sound.rate));
    const placed = { item, sound, from, start: toSeconds(from), end };
    this.#placed.push(placed);
    return placed;
  }
}

/** Coded samples in front of the fragment that begins at a byte. */
export const codedAt = ({ fragments }: Sound, byte: number): number =>
  fragments.find(({ end }) => end > byte)?.t ?? 0;

/** Number of the fragment to begin with for a position in seconds into the sound. */
export function fragmentFor({ fragments, delay, rate }: Sound, position: number): number {
  const from = (position - preroll) * rate + delay;
  const found = fragments.findIndex(({ t, d }) => t + d > from);
  return found < 0 ? Math.max(0, fragments.length - 1) : found;
}

/** Seconds into the sound at which its bytes up to `byte` end. */
export function secondsAtByte({ fragments, delay, rate, samples }: Sound, byte: number): number {
  const next = fragments.find(({ end }) => end > byte);
  const coded = next ? next.t : Number.POSITIVE_INFINITY;
  return Math.min(Math.max(0, coded - delay), samples) / rate;
}
