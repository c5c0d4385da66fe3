import { createEmitter } from './emitter.ts';
import type { Engine, EngineEvents, EngineItem } from './engine.ts';
import { crossfade, volumeWorks } from './fade.ts';
import { MediaSourceStrategy } from './mse/media-source-strategy.ts';
import { savesData } from './mse/policy.ts';
import { mediaSourceSupport } from './mse/support.ts';
import { createConnection } from './net/connection.ts';
import { createLoader } from './net/loader.ts';
import { createPlainFileStrategy } from './plain-file-strategy.ts';
import { createPlaybackSession, type PlaybackSession } from './playback-session.ts';
import { isMade, type Quality } from './renditions.ts';

/** The second session loads what it will fade in when the first has less than this left, in seconds. */
const spareLead = 20;
/** Plain files overlap by this many seconds, so that the hole between them is not heard. */
const plainOverlap = 0.03;

export interface SiteEngine extends Engine {
  /** Which renditions are taken from the next item on. */
  setQuality(quality: Quality): void;
}

/**
 * The engine of the site. One session plays, gaplessly where the browser can; a second one is made when two items have to
 * overlap, and then they take turns. Elements stay in the document; the one that sounds has `data-player`.
 */
export function createEngine(document: Document, quality: Quality): SiteEngine {
  const events = createEmitter<EngineEvents>();
  const target = document.defaultView ?? window;
  const connection = createConnection(target, (lost) => events.emit('connection', { lost }));
  const loader = createLoader(connection);
  const support = mediaSourceSupport(target, quality, connection.bitsPerSecond);
  const canOverlap = volumeWorks(document);
  /** What the server was asked to make ahead of time. */
  const asked = new Set<string>();
  let amplitude = 1;
  let rate = 1;
  let next: EngineItem | null = null;
  /** Seconds the current item and the next overlap; 0 when the session goes on by itself. */
  let overlap = 0;
  let endFade: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const makeSession = (): PlaybackSession => {
    const session = createPlaybackSession(document, (host) => {
      const streamed = new MediaSourceStrategy(host, support, loader);
      return [streamed, createPlainFileStrategy(host, connection)];
    });
    session.setVolume(amplitude);
    session.setRate(rate);
    session.on('position', (event) => {
      if (session !== active) return;
      events.emit('position', event);
      watch();
    });
    session.on('state', (event) => session === active && events.emit('state', event));
    session.on('error', (event) => session === active && events.emit('error', event));
    session.on('track', (event) => {
      if (session !== active) return;
      next = null;
      events.emit('track', event);
    });
    return session;
  };
  let active = makeSession();
  let spare: PlaybackSession | null = null;
  active.element.dataset.player = '';
  active.prepare();

  const stopFade = () => {
    endFade?.();
    endFade = null;
  };
  const swap = (to: PlaybackSession) => {
    spare = active;
    active = to;
    delete spare.element.dataset.player;
    active.element.dataset.player = '';
  };
  const ready = () => spare !== null && next !== null && spare.item?.key === next.key;

  /** Starts the next item over the end of the current one. */
  const fadeOver = (seconds: number) => {
    const coming = spare;
    const item = next;
    // Without enough data there is nothing to fade in: the session goes on by itself at the end.
    const enough = coming && coming.element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
    if (!enough || !item || active.state !== 'playing') return;
    const going = active;
    next = null;
    overlap = 0;
    coming.setVolume(0);
    swap(coming);
    coming.play();
    endFade = crossfade(
      seconds,
      (low, high) => {
        going.setVolume(amplitude * low);
        coming.setVolume(amplitude * high);
      },
      () => {
        endFade = null;
        going.clear();
      },
    );
    events.emit('track', { key: item.key });
  };

  /** Loads the second session in time, and lets it begin in time. */
  const watch = () => {
    clearTimeout(timer);
    const remaining = active.remaining();
    if (!next || overlap === 0 || endFade || remaining === null || remaining > spareLead + overlap) return;
    if (!ready()) {
      spare ??= makeSession();
      spare.load(next, 0);
    }
    if (active.state !== 'playing') return;
    const seconds = Math.min(overlap, (active.item?.durationMs ?? 0) / 2_000, (next.durationMs ?? 0) / 2_000);
    const length = Math.max(plainOverlap, seconds);
    if (remaining <= length) fadeOver(Math.max(plainOverlap, remaining));
    else if (remaining < length + 1) timer = setTimeout(watch, (remaining - length) * 1_000);
  };

  return {
    on: events.on,
    load(item, positionMs) {
      stopFade();
      clearTimeout(timer);
      next = null;
      overlap = 0;
      loader.focus([item.trackId]);
      // What would have been faded in next is there already.
      if (spare && spare.item?.key === item.key && positionMs === 0) {
        const left = active;
        swap(spare);
        active.setVolume(amplitude);
        left.clear();
        return;
      }
      spare?.clear();
      active.load(item, positionMs / 1_000);
    },
    play() {
      active.play();
    },
    pause() {
      stopFade();
      active.pause();
    },
    seek(positionMs) {
      stopFade();
      active.seek(positionMs / 1_000);
    },
    setNext(item, crossfadeSeconds) {
      next = item;
      const fades = canOverlap && item !== null && (crossfadeSeconds > 0 || !active.followsGaplessly(item));
      overlap = fades ? Math.max(crossfadeSeconds, plainOverlap) : 0;
      if (!ready() && !endFade) spare?.clear();
      active.setNext(item, item !== null && !fades && active.followsGaplessly(item));
      watch();
    },
    setGain: (gainDb) => active.setGain(gainDb),
    setVolume(to) {
      amplitude = to;
      // A fade takes it up with its next step.
      if (!endFade) active.setVolume(to);
    },
    setRate(to) {
      rate = to;
      active.setRate(to);
      spare?.setRate(to);
    },
    expect(items) {
      for (const item of items) {
        const [best] = support.choose(item);
        const name = `${item.trackId} ${best?.kind}`;
        if (!best || !isMade(best.kind) || asked.has(name)) continue;
        asked.add(name);
        void loader.ask(item.trackId, best.kind);
      }
    },
    warm(item) {
      const wanted = support.choose(item);
      if (wanted.length === 0 || savesData(target)) return;
      // A pointer on its way over a list leaves one request behind, not one a row.
      loader.focus([item, active.item, next].flatMap((one) => one?.trackId ?? []));
      loader.warm(item.trackId, wanted);
    },
    setQuality(to) {
      support.quality = to;
    },
    dispose() {
      stopFade();
      clearTimeout(timer);
      events.clear();
      active.dispose();
      spare?.dispose();
      loader.dispose();
      connection.dispose();
    },
  };
}
