import type { Source } from '@kantele/api/contract/streaming';
import type { Sound } from '../mse/timeline.ts';
import { droppedOf, isMade, type StreamKind, type Wanted } from '../renditions.ts';
import { sourcesUrl, streamUrl } from '../source.ts';
import type { Connection } from './connection.ts';
import { RefusedError, readJson, readRange } from './request.ts';
import { SharedBytes } from './shared-bytes.ts';

/** Bytes asked for together with the index, before anything is known: header and first fragment at 256 kbit/s. */
export const headBytes = 96 * 1024;
/** A file that is replaced again and again is given up. */
const changesMax = 3;
/** A smaller rendition has to be this much smaller than the original. */
const worthIt = 0.9;

/** The server makes what was asked for, and has nothing else of it yet. */
export class PendingError extends Error {
  override readonly name = 'PendingError';
}

/** A rendition whose index is known: bytes [0, initEnd) start a decoder, fragments reach to `size`. */
export interface OpenSound extends Wanted {
  sound: Sound;
  initEnd: number;
  size: number;
  /** Something better is being made. */
  makeshift: boolean;
  /** The first bytes have arrived, or will not. */
  filled: Promise<void>;
  /** Bytes [from, to) as they arrive. @throws RefusedError, ChangedError */
  read(from: number, to: number, signal: AbortSignal): AsyncGenerator<Uint8Array<ArrayBuffer>>;
}

interface Head {
  bytes: SharedBytes;
  filled: Promise<void>;
  /** Validator of what comes; null when nothing does. */
  etag: Promise<string | null>;
}

/**
 * The best of what is wanted that is there. What needs not be made is fetched together with its index.
 * @throws RefusedError, PendingError
 */
export async function openSound(
  connection: Connection,
  trackId: number,
  wanted: readonly Wanted[],
  signal: AbortSignal,
): Promise<OpenSound> {
  const [best] = wanted;
  if (!best) throw new RefusedError(415);
  const kinds = wanted.map(({ kind }) => kind).join(',');
  const url = sourcesUrl(trackId, kinds);
  for (let change = 1; ; change += 1) {
    const early = isMade(best.kind) ? null : headOf(connection, trackId, best.kind, signal);
    const answer = await readJson(connection, url, signal);
    const found = choose(answer, wanted);
    const { choice, source } = found;
    const head = early && choice === best ? early : headOf(connection, trackId, choice.kind, signal);
    const etag = await head.etag;
    if (etag === null || etag === source.etag) return opened(connection, trackId, found, head);
    if (change >= changesMax) throw new RefusedError(409);
  }
}

function headOf(connection: Connection, trackId: number, kind: StreamKind, signal: AbortSignal): Head {
  const bytes = new SharedBytes();
  let filled = Promise.resolve();
  const url = streamUrl(trackId, kind);
  const etag = new Promise<string | null>((onEtag) => {
    filled = bytes.fill(readRange(connection, { url, start: 0, end: headBytes, etag: null, signal, onEtag }));
    // No answer, no validator: whoever reads the head is told why.
    void filled.then(() => onEtag(null));
  });
  return { bytes, filled, etag };
}

function opened(
  connection: Connection,
  trackId: number,
  { choice: { kind, mime }, source, makeshift }: Found,
  head: Head,
): OpenSound {
  const { etag, size, init_end: initEnd, sample_rate: rate, samples, delay, fragments } = source;
  const url = streamUrl(trackId, kind);
  return {
    kind,
    mime,
    initEnd,
    size,
    makeshift,
    filled: head.filled,
    sound: { rate, samples, delay: Math.max(0, delay - droppedOf(kind)), fragments },
    async *read(from, to, signal) {
      let at = from;
      for await (const piece of head.bytes.read(from, Math.min(to, headBytes))) {
        signal.throwIfAborted();
        at += piece.byteLength;
        yield piece;
      }
      if (at < to) yield* readRange(connection, { url, start: at, end: to, etag, signal });
    },
  };
}

interface IndexedSource extends Source {
  sample_rate: number;
  samples: number;
  delay: number;
  init_end: number;
  fragments: NonNullable<Source['fragments']>;
}

const isIndexed = (source: Source | undefined): source is IndexedSource =>
  source !== undefined &&
  source.fragments !== null &&
  source.fragments.length > 0 &&
  source.init_end !== null &&
  source.samples !== null &&
  source.delay !== null &&
  source.sample_rate !== null;

export const sourcesIn = (answer: unknown): Source[] => (answer as { sources?: Source[] }).sources ?? [];

interface Found {
  choice: Wanted;
  source: IndexedSource;
  makeshift: boolean;
}

/** What is taken of an answer. @throws PendingError, RefusedError */
function choose(answer: unknown, wanted: readonly Wanted[]): Found {
  const sources = sourcesIn(answer);
  const there = wanted.flatMap((choice) => {
    const source = sources.find(({ kind }) => kind === choice.kind);
    return isIndexed(source) ? [{ choice, source }] : [];
  });
  const [first, second] = there;
  const { pending = [] } = answer as { pending?: string[] };
  if (!first) {
    if (wanted.some(({ kind }) => pending.includes(kind))) throw new PendingError();
    throw new RefusedError(415);
  }
  const saves =
    !second ||
    first.source.bitrate === null ||
    second.source.bitrate === null ||
    first.source.bitrate < second.source.bitrate * worthIt;
  return { ...(saves ? first : second), makeshift: pending.includes(wanted[0]?.kind ?? '') };
}
