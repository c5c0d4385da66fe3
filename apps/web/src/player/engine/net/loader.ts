import type { Source } from '@kantele/api/contract/streaming';
import type { Sound } from '../mse/timeline.ts';
import type { StreamKind } from '../renditions.ts';
import { streamUrl } from '../source.ts';
import type { Connection } from './connection.ts';
import { RefusedError, readJson, readRange } from './request.ts';
import { SharedBytes } from './shared-bytes.ts';

/** Bytes asked for together with the index, before anything is known: header and first fragment at 256 kbit/s. */
const headBytes = 96 * 1024;
/** Tracks whose beginning is kept. */
const headsMax = 6;
/** A file that is replaced again and again is given up. */
const changesMax = 3;

/** A rendition whose index is known: bytes [0, initEnd) start a decoder, fragments reach to `size`. */
export interface OpenSound {
  kind: StreamKind;
  sound: Sound;
  initEnd: number;
  size: number;
  /** The first bytes have arrived, or will not. */
  filled: Promise<void>;
  /** Bytes [from, to) as they arrive. @throws RefusedError, ChangedError */
  read(from: number, to: number, signal: AbortSignal): AsyncGenerator<Uint8Array<ArrayBuffer>>;
}

export interface Loader {
  /** Index and first bytes, asked for at the same time, as long as somebody needs them. @throws RefusedError */
  open(trackId: number, kind: StreamKind, signal: AbortSignal): Promise<OpenSound>;
  /** Fetches what `open` needs, so that it is there when it is asked for. */
  warm(trackId: number, kind: StreamKind): void;
  /** Forgets what is known of a track: its file has changed. */
  forget(trackId: number, kind: StreamKind): void;
  /** Stops fetching what was only warmed, except for these tracks. */
  focus(trackIds: readonly number[]): void;
  dispose(): void;
}

interface Head {
  trackId: number;
  opened: Promise<OpenSound>;
  settled: boolean;
  /** Resolves when nothing of it is on its way any more. */
  done: Promise<void>;
  /** Those who have opened it and have not gone on to something else. */
  users: number;
  stop(): void;
}

export function createLoader(connection: Connection): Loader {
  const heads = new Map<string, Head>();

  const drop = (key: string) => {
    heads.get(key)?.stop();
    heads.delete(key);
  };

  const begin = (trackId: number, kind: StreamKind): Head => {
    const controller = new AbortController();
    const opened = openSound(connection, trackId, kind, controller.signal);
    const settle = () => {
      head.settled = true;
    };
    const head: Head = {
      ...{ trackId, opened, settled: false, users: 0 },
      done: opened.then(({ filled }) => filled).then(settle, settle),
      stop: () => controller.abort(),
    };
    return head;
  };

  const headOf = (trackId: number, kind: StreamKind): Head => {
    const key = `${trackId} ${kind}`;
    const head = heads.get(key) ?? begin(trackId, kind);
    // The one asked for last is the newest.
    heads.delete(key);
    heads.set(key, head);
    head.opened.catch(() => {
      if (heads.get(key) === head) heads.delete(key);
    });
    for (const oldest of heads.keys()) {
      if (heads.size <= headsMax) break;
      heads.delete(oldest);
    }
    return head;
  };

  return {
    open(trackId, kind, signal) {
      const head = headOf(trackId, kind);
      head.users += 1;
      const leave = () => {
        head.users -= 1;
        if (head.users === 0 && !head.settled) drop(`${trackId} ${kind}`);
      };
      signal.addEventListener('abort', leave, { once: true });
      // One signal may stand for hours of music: it must not hold on to all of it.
      void head.done.then(() => signal.removeEventListener('abort', leave));
      return head.opened;
    },
    warm: (trackId, kind) => void headOf(trackId, kind),
    forget: (trackId, kind) => drop(`${trackId} ${kind}`),
    focus(trackIds) {
      for (const [key, head] of heads) {
        if (!head.settled && head.users === 0 && !trackIds.includes(head.trackId)) drop(key);
      }
    },
    dispose() {
      for (const key of [...heads.keys()]) drop(key);
    },
  };
}

async function openSound(
  connection: Connection,
  trackId: number,
  kind: StreamKind,
  signal: AbortSignal,
): Promise<OpenSound> {
  const url = streamUrl(trackId, kind);
  for (let change = 1; ; change += 1) {
    const head = new SharedBytes();
    let filled = Promise.resolve();
    const headEtag = new Promise<string | null>((onEtag) => {
      filled = head.fill(
        readRange(connection, { url, start: 0, end: headBytes, etag: null, signal, onEtag }),
      );
      // No answer, no validator: whoever reads the head is told why.
      void filled.then(() => onEtag(null));
    });
    const index = readJson(connection, `/api/v1/tracks/${trackId}/sources?kinds=${kind}`, signal);
    const [source, etag] = await Promise.all([index.then((answer) => sourceIn(answer, kind)), headEtag]);
    if (etag === null || etag === source.etag)
      return openedSound(connection, url, source, kind, { bytes: head, filled });
    if (change >= changesMax) throw new RefusedError(409);
  }
}

function openedSound(
  connection: Connection,
  url: string,
  source: IndexedSource,
  kind: StreamKind,
  head: { bytes: SharedBytes; filled: Promise<void> },
): OpenSound {
  const { etag, size, init_end: initEnd, sample_rate: rate, samples, delay, fragments } = source;
  return {
    ...{ kind, initEnd, size, filled: head.filled },
    sound: { rate, samples, delay, fragments },
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

/** The one asked for. @throws RefusedError when the track has it no more */
function sourceIn(answer: unknown, kind: StreamKind): IndexedSource {
  const { sources = [] } = answer as { sources?: Source[] };
  const source = sources.find((candidate) => candidate.kind === kind);
  if (!source || !isIndexed(source)) throw new RefusedError(404);
  return source;
}

const isIndexed = (source: Source): source is IndexedSource =>
  source.fragments !== null &&
  source.fragments.length > 0 &&
  source.init_end !== null &&
  source.samples !== null &&
  source.delay !== null &&
  source.sample_rate !== null;
