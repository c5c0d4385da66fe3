import type { Source } from '@kantele/api/contract/streaming';
import type { StreamKind, Wanted } from '../renditions.ts';
import { sourcesUrl } from '../source.ts';
import type { Connection } from './connection.ts';
import { headBytes, type OpenSound, openSound, PendingError, sourcesIn } from './open-sound.ts';
import { readJson } from './request.ts';

/** Tracks whose beginning is kept. */
const headsMax = 6;
/** The server is asked this often whether it has made what it makes, in milliseconds. */
const pendingMs = 1_500;

export { headBytes, type OpenSound, PendingError };

export interface Loader {
  /**
   * Index and first bytes of the best that is there, asked for at the same time, as long as somebody needs them.
   * @param preparing told when nothing is there yet; then it is waited for
   * @throws RefusedError; PendingError when nothing is there yet and nobody waits for it
   */
  open(
    trackId: number,
    wanted: readonly Wanted[],
    signal: AbortSignal,
    preparing?: () => void,
  ): Promise<OpenSound>;
  /** Fetches what `open` needs, so that it is there when it is asked for. */
  warm(trackId: number, wanted: readonly Wanted[]): void;
  /** Has a kind made; whether it is there. Never rejects. */
  ask(trackId: number, kind: StreamKind): Promise<boolean>;
  /** Forgets what is known of a track: its file has changed. */
  forget(trackId: number): void;
  /** Stops fetching what was only warmed, except for these tracks. */
  focus(trackIds: readonly number[]): void;
  dispose(): void;
}

interface Head {
  trackId: number;
  opened: Promise<OpenSound>;
  settled: boolean;
  /** Something better is being made: whoever asks again may get that. */
  makeshift: boolean;
  /** Resolves when nothing of it is on its way any more. */
  done: Promise<void>;
  /** Those who have opened it and have not gone on to something else. */
  users: number;
  stop(): void;
}

export function createLoader(connection: Connection): Loader {
  const heads = new Map<string, Head>();
  const closed = new AbortController();
  const keyOf = (trackId: number, wanted: readonly Wanted[]) =>
    `${trackId} ${wanted.map(({ kind }) => kind).join(' ')}`;

  const drop = (key: string) => {
    heads.get(key)?.stop();
    heads.delete(key);
  };

  const begin = (trackId: number, wanted: readonly Wanted[]): Head => {
    const controller = new AbortController();
    const opened = openSound(connection, trackId, wanted, controller.signal);
    const settle = () => {
      head.settled = true;
    };
    const head: Head = {
      trackId,
      opened,
      settled: false,
      makeshift: false,
      users: 0,
      done: opened
        .then(({ makeshift, filled }) => {
          head.makeshift = makeshift;
          return filled;
        })
        .then(settle, settle),
      stop: () => controller.abort(),
    };
    return head;
  };

  const headOf = (trackId: number, wanted: readonly Wanted[]): Head => {
    const key = keyOf(trackId, wanted);
    const known = heads.get(key);
    const head = known && !(known.makeshift && known.users === 0) ? known : begin(trackId, wanted);
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

  /** Counts as a user of the head until the signal aborts. */
  const use = (head: Head, key: string, signal: AbortSignal) => {
    head.users += 1;
    const leave = () => {
      head.users -= 1;
      if (head.users === 0 && !head.settled && heads.get(key) === head) drop(key);
    };
    signal.addEventListener('abort', leave, { once: true });
    // One signal may stand for hours of music: it must not hold on to all of it.
    void head.done.then(() => signal.removeEventListener('abort', leave));
    return head.opened;
  };

  return {
    async open(trackId, wanted, signal, preparing) {
      for (;;) {
        try {
          return await use(headOf(trackId, wanted), keyOf(trackId, wanted), signal);
        } catch (error) {
          signal.throwIfAborted();
          if (!(error instanceof PendingError && preparing)) throw error;
          preparing();
          await wait(pendingMs, signal);
        }
      }
    },
    warm: (trackId, wanted) => void headOf(trackId, wanted),
    async ask(trackId, kind) {
      try {
        const url = sourcesUrl(trackId, kind);
        const answer = await readJson(connection, url, closed.signal);
        return sourcesIn(answer).some((source: Source) => source.kind === kind);
      } catch {
        return false;
      }
    },
    forget(trackId) {
      for (const [key, head] of heads) if (head.trackId === trackId) drop(key);
    },
    focus(trackIds) {
      for (const [key, head] of heads) {
        if (!head.settled && head.users === 0 && !trackIds.includes(head.trackId)) drop(key);
      }
    },
    dispose() {
      closed.abort();
      for (const key of [...heads.keys()]) drop(key);
    },
  };
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const abort = () => {
      clearTimeout(timer);
      fail(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      done();
    }, ms);
    signal.addEventListener('abort', abort, { once: true });
  });
}
