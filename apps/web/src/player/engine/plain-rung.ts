import type { EngineItem } from './engine.ts';
import type { Connection } from './net/connection.ts';
import type { Place, Rung, RungHost } from './rung.ts';
import { sourcesOf } from './source.ts';

interface Loaded {
  item: EngineItem;
  /** Addresses to try, the one in use first. */
  untried: string[];
  /** Seconds to start from as soon as the length is known; null once done. */
  startAt: number | null;
  failures: number;
}

/** End of the loaded range that holds the position, in seconds. */
function bufferedTo({ buffered, currentTime }: HTMLMediaElement): number {
  for (let range = 0; range < buffered.length; range += 1) {
    if (buffered.start(range) <= currentTime + 0.1 && currentTime <= buffered.end(range)) {
      return buffered.end(range);
    }
  }
  return currentTime;
}

/** A whole file by its address: what every browser plays. */
export function createPlainRung(host: RungHost, connection: Connection): Rung {
  const { element } = host;
  let loaded: Loaded | null = null;
  let waiting = new AbortController();

  const open = () => {
    const url = loaded?.untried[0];
    if (url) element.src = url;
  };
  const place = (): Place => {
    // The place to start from counts as the position until the element can go there.
    const seconds = loaded?.startAt ?? element.currentTime;
    const { duration } = element;
    const known = Number.isFinite(duration) ? duration : null;
    const said = loaded?.item.durationMs ?? null;
    return {
      seconds,
      duration: known ?? (said === null ? null : said / 1_000),
      buffered: Math.max(seconds, bufferedTo(element)),
    };
  };
  const retry = async (lost: Loaded) => {
    lost.failures += 1;
    connection.missed(lost.failures);
    await connection.pause(lost.failures, waiting.signal);
    if (loaded === lost) open();
  };
  const stop = () => {
    waiting.abort();
    waiting = new AbortController();
    loaded = null;
  };

  return {
    plays: () => true,
    chains: () => false,
    place,
    load(item, seconds) {
      stop();
      loaded = { item, untried: sourcesOf(item), startAt: seconds, failures: 0 };
      open();
    },
    seek(seconds) {
      if (!loaded) return;
      if (element.readyState === 0) loaded.startAt = seconds;
      else
        element.currentTime = Number.isFinite(element.duration)
          ? Math.min(seconds, element.duration)
          : seconds;
    },
    prepare() {},
    setNext() {},
    tick() {
      if (!loaded || element.readyState === 0) return;
      const { startAt } = loaded;
      loaded.startAt = null;
      if (startAt) element.currentTime = Math.min(startAt, element.duration || startAt);
      if (loaded.failures > 0) {
        loaded.failures = 0;
        connection.reached();
      }
    },
    errored() {
      if (!loaded) return;
      const lost = loaded;
      const { seconds } = place();
      lost.startAt = seconds;
      // Before anything was read both a bad file and a lost line are "not supported".
      const away = element.error?.code === MediaError.MEDIA_ERR_NETWORK || !navigator.onLine;
      if (away) {
        retry(lost).catch(() => {});
        return;
      }
      lost.untried.shift();
      if (lost.untried.length > 0) {
        open();
        return;
      }
      stop();
      host.failed(lost.item, seconds);
    },
    leave() {
      stop();
      element.removeAttribute('src');
      element.load();
    },
  };
}
