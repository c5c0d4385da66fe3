import type { EngineItem, FailureReason } from './engine.ts';
import { reasonOf } from './failure.ts';
import type { Connection } from './net/connection.ts';
import { isPassing, statusOf } from './net/request.ts';
import type { Place, PlaybackStrategy, StrategyHost } from './playback-strategy.ts';
import { sourcesOf } from './source.ts';

/** Without sound for so long (milliseconds) an address is asked again. */
const patienceMs = 12_000;
/** With data there and no sound for so long an item is given up. */
const stuckMs = 10_000;
/** A server in trouble, or a line that breaks at the same place, is tried this often. */
const triesMax = 5;

interface Loaded {
  item: EngineItem;
  /** Addresses to try, the one in use first. */
  untried: string[];
  /** Seconds to start from as soon as the length is known; null once done. */
  startAt: number | null;
  /** Tries in a row that brought nothing, and where the last one began, in seconds. */
  failures: number;
  failedAt: number;
  /** Its address is being asked what is wrong. */
  asking: boolean;
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
export function createPlainFileStrategy(host: StrategyHost, connection: Connection): PlaybackStrategy {
  const { element } = host;
  let loaded: Loaded | null = null;
  let waiting = new AbortController();

  const open = () => {
    const url = loaded?.untried[0];
    if (!url) return;
    element.src = url;
    host.reopened();
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
  const stop = () => {
    waiting.abort();
    waiting = new AbortController();
    loaded = null;
  };
  const fail = (lost: Loaded, reason: FailureReason) => {
    const { seconds } = place();
    stop();
    host.failed(lost.item, seconds, reason);
  };
  const again = async (lost: Loaded) => {
    await connection.pause(lost.failures, waiting.signal);
    if (loaded === lost) open();
  };
  /** Finds out why an address brings no sound, and goes on with it or with the next one. */
  const recover = async (lost: Loaded, decodes: boolean) => {
    const [url = ''] = lost.untried;
    const status = navigator.onLine ? await statusOf(url, waiting.signal) : null;
    if (loaded !== lost) return;
    lost.asking = false;
    lost.failures += 1;
    if (status === null) {
      connection.missed(lost.failures);
      await again(lost);
      return;
    }
    connection.reached();
    const worthAnother = isPassing(status) || (status < 400 && decodes);
    if (worthAnother && lost.failures < triesMax) {
      await again(lost);
      return;
    }
    lost.untried.shift();
    lost.failures = 0;
    if (lost.untried.length > 0) open();
    else fail(lost, reasonOf(status));
  };
  const ask = (lost: Loaded, decodes: boolean) => {
    if (lost.asking) return;
    lost.asking = true;
    lost.startAt = place().seconds;
    lost.failedAt = lost.startAt;
    // Rejects only when something else was loaded meanwhile.
    recover(lost, decodes).catch(() => {});
  };

  return {
    plays: () => true,
    followsGaplessly: () => false,
    place,
    load(item, seconds) {
      stop();
      loaded = {
        item,
        untried: sourcesOf(item.trackId),
        startAt: seconds,
        failures: 0,
        failedAt: 0,
        asking: false,
      };
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
      if (element.currentTime > loaded.failedAt + 0.5) loaded.failures = 0;
    },
    errored() {
      // Before anything was read both a bad file and a lost line are "not supported": the address is asked.
      if (loaded) ask(loaded, element.error?.code === MediaError.MEDIA_ERR_NETWORK);
    },
    stood(ms) {
      if (!loaded || loaded.asking) return;
      const hasData = element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
      if (hasData && ms >= stuckMs) fail(loaded, 'stuck');
      else if (!hasData && ms >= patienceMs && element.networkState !== HTMLMediaElement.NETWORK_NO_SOURCE)
        ask(loaded, true);
    },
    leave() {
      stop();
      element.removeAttribute('src');
      element.load();
    },
  };
}
