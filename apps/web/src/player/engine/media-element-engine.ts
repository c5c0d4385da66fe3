import { createEmitter } from './emitter.ts';
import type { Engine, EngineEvents, EngineItem, EngineState } from './engine.ts';
import { amplitudeOf } from './loudness.ts';
import { sourcesOf } from './source.ts';

/** The next track is fetched when the current one has less than this left, in seconds. */
const preloadLead = 30;

interface Loaded {
  item: EngineItem;
  /** Addresses not tried yet. */
  untried: string[];
  /** Seconds to start from as soon as the length is known; null once done. */
  startAt: number | null;
}

const toMs = (seconds: number) => Math.round(seconds * 1000);

/** End of the loaded range that holds the position, in seconds. */
function bufferedTo({ buffered, currentTime }: HTMLMediaElement): number {
  for (let range = 0; range < buffered.length; range += 1) {
    if (buffered.start(range) <= currentTime + 0.1 && currentTime <= buffered.end(range)) {
      return buffered.end(range);
    }
  }
  return currentTime;
}

function audio(document: Document): HTMLAudioElement {
  const element = document.createElement('audio');
  element.preload = 'auto';
  return element;
}

/**
 * Plain playback: one media element for the whole life of the page, because phones allow sound to an element that
 * a person has started, and a second one that only warms the cache for the next track.
 */
export function createMediaElementEngine(document: Document): Engine {
  const events = createEmitter<EngineEvents>();
  const main = audio(document);
  const ahead = audio(document);
  main.dataset.player = '';
  document.body.append(main);
  let loaded: Loaded | null = null;
  let next: EngineItem | null = null;
  let wanted = false;
  let gainDb = 0;
  let amplitude = 1;
  let state: EngineState = 'idle';

  const enter = (to: EngineState) => {
    if (to === state) return;
    state = to;
    events.emit('state', { state });
  };

  const applyVolume = () => {
    main.volume = Math.min(1, amplitude * amplitudeOf(gainDb));
  };

  const start = () => {
    main.play().catch((error: unknown) => {
      // Refused without a gesture; every other failure is told by the error event.
      if (!(error instanceof DOMException && error.name === 'NotAllowedError')) return;
      wanted = false;
      enter('paused');
    });
  };

  /** Loads the next address of the current item; false when none is left. */
  const tryNext = (at: number): boolean => {
    const url = loaded?.untried.shift();
    if (!loaded || !url) return false;
    loaded.startAt = at > 0 ? at : null;
    main.src = url;
    if (wanted) start();
    return true;
  };

  const open = (item: EngineItem, seconds: number) => {
    loaded = { item, untried: sourcesOf(item), startAt: null };
    gainDb = item.gainDb;
    applyVolume();
    ahead.removeAttribute('src');
    enter('loading');
    tryNext(seconds);
  };

  const preload = () => {
    const [url] = next && next.key !== loaded?.item.key ? sourcesOf(next) : [];
    if (!url || !(main.duration - main.currentTime < preloadLead)) return;
    if (ahead.getAttribute('src') !== url) ahead.src = url;
  };

  const report = () => {
    const { duration } = main;
    // The place to start from counts as the position until the element can go there.
    const seconds = loaded?.startAt ?? main.currentTime;
    events.emit('position', {
      positionMs: toMs(seconds),
      durationMs: Number.isFinite(duration) ? toMs(duration) : (loaded?.item.durationMs ?? null),
      bufferedMs: toMs(Math.max(seconds, bufferedTo(main))),
    });
  };

  const ended = () => {
    report();
    if (!next) {
      wanted = false;
      enter('ended');
      return;
    }
    const item = next;
    if (item.key === loaded?.item.key) {
      // Repeat: the data is here already.
      main.currentTime = 0;
      start();
    } else open(item, 0);
    events.emit('track', { key: item.key });
  };

  const failed = () => {
    // Taking a source away is not a failure.
    if (!loaded || !main.error) return;
    const { item, startAt } = loaded;
    if (tryNext(startAt ?? main.currentTime)) return;
    enter('idle');
    events.emit('error', { key: item.key });
  };

  const listeners: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    loadedmetadata: () => {
      if (loaded?.startAt) main.currentTime = Math.min(loaded.startAt, main.duration || loaded.startAt);
      if (loaded) loaded.startAt = null;
      report();
    },
    playing: () => {
      // Late news: it was paused meanwhile.
      if (main.paused) return;
      wanted = true;
      enter('playing');
    },
    waiting: () => {
      if (wanted) enter(state === 'loading' ? 'loading' : 'starved');
    },
    pause: () => {
      // Late news of a pause that is over, or the pause that comes with an end or an error.
      if (!main.paused || main.ended || main.error) return;
      wanted = false;
      enter('paused');
    },
    timeupdate: () => {
      report();
      preload();
    },
    progress: report,
    seeked: report,
    ended,
    error: failed,
  };
  const names = Object.entries(listeners);
  for (const [name, listener] of names) main.addEventListener(name, listener);

  return {
    on: events.on,
    load(item, positionMs) {
      wanted = false;
      open(item, positionMs / 1000);
    },
    play() {
      wanted = true;
      if (loaded) start();
    },
    pause() {
      wanted = false;
      main.pause();
      if (loaded) enter('paused');
    },
    seek(positionMs) {
      if (!loaded) return;
      const seconds = Math.max(0, positionMs / 1000);
      if (main.readyState === 0) loaded.startAt = seconds;
      else main.currentTime = Number.isFinite(main.duration) ? Math.min(seconds, main.duration) : seconds;
      report();
    },
    setNext(item) {
      next = item;
      if (!item) ahead.removeAttribute('src');
      else preload();
    },
    setGain(db) {
      gainDb = db;
      applyVolume();
    },
    setVolume(to) {
      amplitude = to;
      applyVolume();
    },
    dispose() {
      for (const [name, listener] of names) main.removeEventListener(name, listener);
      events.clear();
      main.pause();
      main.removeAttribute('src');
      main.remove();
      ahead.removeAttribute('src');
    },
  };
}
