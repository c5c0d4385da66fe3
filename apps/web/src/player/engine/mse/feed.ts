import type { EngineItem } from '../engine.ts';
import type { OpenSound } from '../net/loader.ts';
import type { AppendQueue } from './append-queue.ts';
import { withOwnHeaders } from './own-headers.ts';
import type { Policy } from './policy.ts';
import { codedAt, type Placed, secondsAtByte } from './timeline.ts';

export interface Entry {
  item: EngineItem;
  readonly open: OpenSound;
  /** All of its bytes are in the buffer, or were. */
  complete: boolean;
}
export type PlacedEntry = Placed<Entry>;

export interface FeedHost {
  readonly queue: AppendQueue;
  /** Seconds on the element's clock. */
  now(): number;
  isCurrent(placed: PlacedEntry): boolean;
  /** False while the browser says that it has enough. */
  wanted(): boolean;
  policy(open: OpenSound): Policy;
  /** The browser's buffer is smaller than thought. */
  tighten(): void;
  /** Resolves as soon as the condition holds. @throws when the signal aborts */
  until(condition: () => boolean, signal: AbortSignal): Promise<void>;
  /** Places what follows a sound, once there is something and its time has come. */
  following(placed: PlacedEntry, signal: AbortSignal): Promise<PlacedEntry>;
  appending(): void;
  /** The buffer was given a sound up to a second of the clock. */
  appended(until: number): void;
}

/** A browser fetches by itself down to about this; a person who goes somewhere gets it whatever it says. */
const needed = 5;
/** Never taken away around the position, in seconds. */
const keep = 5;

/**
 * Appends a sound from a byte on, and then whatever follows it, as room comes free. Runs until it is aborted or
 * something cannot be had.
 * @param byte first byte of a fragment, or the size of the sound when all of it is there
 */
export async function feed(
  host: FeedHost,
  from: PlacedEntry,
  byte: number,
  signal: AbortSignal,
): Promise<never> {
  let placed = from;
  let at = byte;
  for (;;) {
    if (at < placed.item.open.size) await append(host, placed, at, signal);
    placed.item.complete = true;
    host.appended(placed.end);
    placed = await host.following(placed, signal);
    at = placed.item.open.initEnd;
  }
}

async function append(host: FeedHost, placed: PlacedEntry, from: number, signal: AbortSignal) {
  const { open } = placed.item;
  await host.queue.place({ mime: open.mime, placed, coded: codedAt(open.sound, from) }, signal);
  // What starts the decoder goes with the first sound behind it: an append of its own would only be waited for.
  const head: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of open.read(0, open.initEnd, signal)) head.push(piece);
  let start = open.initEnd > 0 ? [withOwnHeaders(joined(head), placed.start)] : [];
  let at = from;
  while (at < open.size) {
    await room(host, placed, at, signal);
    for await (const piece of open.read(at, spanEnd(host, placed, at), signal)) {
      await put(host, joined([...start, piece]), signal);
      start = [];
      at += piece.byteLength;
      host.appended(placed.start + secondsAtByte(open.sound, at));
    }
  }
}

function joined(pieces: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  const whole = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}

/** The end of the next request: small at first, so that sound comes soon. */
function spanEnd(host: FeedHost, placed: PlacedEntry, at: number): number {
  const { open } = placed.item;
  const { span } = host.policy(open);
  const ahead = placed.start + secondsAtByte(open.sound, at) - host.now();
  const most = at + (ahead < needed ? span / 4 : span);
  const { fragments } = open.sound;
  const fitting =
    fragments.findLast(({ end }) => end > at && end <= most) ?? fragments.find(({ end }) => end > at);
  const end = fitting?.end ?? open.size;
  // A last crumb is no request of its own.
  return open.size - end < span / 16 ? open.size : end;
}

async function room(host: FeedHost, placed: PlacedEntry, at: number, signal: AbortSignal) {
  const { open } = placed.item;
  const end = placed.start + secondsAtByte(open.sound, at);
  let full = false;
  await host.until(() => {
    const { ahead, refill, nextFragments } = host.policy(open);
    const left = end - host.now();
    if (!host.isCurrent(placed) && at >= (open.sound.fragments[nextFragments]?.start ?? open.size))
      return false;
    if (!host.wanted() && left > needed) return false;
    if (left < (full ? refill : ahead)) return true;
    full = true;
    return false;
  }, signal);
}

const isQuota = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/** Appends, making room first where the browser says that its buffer is full. */
async function put(host: FeedHost, piece: Uint8Array<ArrayBuffer>, signal: AbortSignal) {
  host.appending();
  for (let tries = 1; ; tries += 1) {
    try {
      await host.queue.append(piece, signal);
      return;
    } catch (error) {
      if (!isQuota(error)) throw error;
      host.tighten();
      const from = host.now();
      if (tries > 1) await host.until(() => host.now() >= from + keep || host.now() < from, signal);
      await host.queue.remove(0, host.now() - keep);
    }
  }
}
