import { createEmitter } from './emitter.ts';
import type { EngineEvents, EngineItem, EngineState, FailureReason } from './engine.ts';
import type { PlaybackStrategy, StrategyHost } from './playback-strategy.ts';
import { watchStalls } from './stall-watch.ts';
import { createVolume } from './volume.ts';

/** Events of a session are those of an engine; `connection` is told elsewhere. */
type PlaybackSessionEvents = Omit<EngineEvents, 'connection'>;

/** One media element, and the best way to get an item into it: the first of its playback strategies that holds. */
export interface PlaybackSession {
  readonly element: HTMLAudioElement;
  readonly item: EngineItem | null;
  readonly state: EngineState;
  on<Name extends keyof PlaybackSessionEvents>(
    name: Name,
    listener: (event: PlaybackSessionEvents[Name]) => void,
  ): () => void;
  load(item: EngineItem, seconds: number): void;
  play(): void;
  pause(): void;
  seek(seconds: number): void;
  /** Whether an item would follow the loaded one without a gap. */
  followsGaplessly(item: EngineItem): boolean;
  /** What follows at the end; `gapless` when it can be appended. */
  setNext(item: EngineItem | null, gapless: boolean): void;
  setGain(gainDb: number): void;
  /** Amplitude 0–1 before the loudness correction. */
  setVolume(amplitude: number): void;
  setRate(rate: number): void;
  /** Seconds until the loaded item ends, at the speed it plays; null when unknown. */
  remaining(): number | null;
  /** Gets ready for the first item, so that its sound does not wait for the element. */
  prepare(): void;
  /** Silent and empty. */
  clear(): void;
  dispose(): void;
}

const toMs = (seconds: number) => Math.round(seconds * 1_000);

export function createPlaybackSession(
  document: Document,
  strategiesOf: (host: StrategyHost) => readonly PlaybackStrategy[],
): PlaybackSession {
  const events = createEmitter<PlaybackSessionEvents>();
  const element = document.createElement('audio');
  element.preload = 'auto';
  document.body.append(element);
  let strategy: PlaybackStrategy | null = null;
  let item: EngineItem | null = null;
  let next: EngineItem | null = null;
  let wanted = false;
  let state: EngineState = 'idle';
  const volume = createVolume(element);

  const enter = (to: EngineState) => {
    if (to === state) return;
    state = to;
    events.emit('state', { state });
  };
  const report = () => {
    if (!strategy || !item) return;
    const { seconds, duration, buffered } = strategy.place();
    events.emit('position', {
      positionMs: toMs(seconds),
      durationMs: duration === null ? item.durationMs : toMs(duration),
      bufferedMs: toMs(buffered),
    });
  };
  const start = () => {
    element.play().catch((error: unknown) => {
      // Refused without a gesture; every other failure is told by the error event.
      if (!(error instanceof DOMException && error.name === 'NotAllowedError')) return;
      want(false);
      enter('paused');
    });
  };
  const watch = watchStalls(element, {
    moves() {
      // The element says itself when it plays, but not when it does again without having waited for data.
      if (item && state === 'starved' && !element.paused && !element.seeking) enter('playing');
    },
    stands(ms) {
      if (!item) return;
      if (state === 'playing') enter('starved');
      if (element.paused) start();
      strategy?.stood(ms);
    },
  });
  /** Whether the element is meant to play. */
  const want = (to: boolean) => {
    wanted = to;
    if (to) watch.start();
    else watch.stop();
  };
  const open = (
    to: EngineItem,
    seconds: number,
    candidates: readonly PlaybackStrategy[],
    reason: FailureReason = 'unsupported',
  ) => {
    const best = candidates.find((candidate) => candidate.plays(to));
    if (!best) {
      item = null;
      want(false);
      strategy?.leave();
      enter('idle');
      events.emit('error', { key: to.key, reason });
      return;
    }
    if (strategy && strategy !== best) strategy.leave();
    strategy = best;
    next = null;
    item = to;
    volume.jump(to.gainDb);
    enter('loading');
    best.load(to, seconds);
    if (wanted) start();
  };

  const strategies = strategiesOf({
    element,
    nears: (to, seconds) => {
      if (!element.paused) volume.rampBefore(seconds, to.gainDb);
    },
    advanced(to) {
      item = to;
      next = null;
      volume.ramp(to.gainDb);
      events.emit('track', { key: to.key });
      report();
    },
    failed(to, seconds, reason) {
      const following = next;
      open(to, seconds, strategy ? strategies.slice(strategies.indexOf(strategy) + 1) : [], reason);
      next = following;
    },
    reopened() {
      if (wanted) start();
    },
    preparing: () => enter('preparing'),
    changed: report,
  });

  const ended = () => {
    report();
    const following = next;
    if (!following) {
      want(false);
      enter('ended');
      return;
    }
    want(true);
    // The news that it is its turn comes before the news that it failed.
    const hopeless = !strategies.some((one) => one.plays(following));
    if (hopeless) events.emit('track', { key: following.key });
    open(following, 0, strategies);
    if (!hopeless && item === following) events.emit('track', { key: following.key });
  };
  const tick = () => {
    strategy?.tick();
    report();
  };
  const listeners: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    loadedmetadata: tick,
    playing() {
      // Late news: it was paused meanwhile.
      if (element.paused || !item) return;
      want(true);
      enter('playing');
      tick();
    },
    waiting() {
      if (!wanted || !item) return;
      if (state !== 'loading' && state !== 'preparing') enter('starved');
      strategy?.tick();
    },
    pause() {
      // Late news of a pause that is over, or the pause that comes with an end or an error.
      if (!element.paused || element.ended || element.error || !item) return;
      want(false);
      volume.keep(item.gainDb);
      enter('paused');
      strategy?.tick();
    },
    timeupdate: tick,
    progress: tick,
    seeked: tick,
    ended,
    error() {
      // Taking a source away is not a failure.
      if (element.error) strategy?.errored();
    },
  };
  const names = Object.entries(listeners);
  for (const [name, listener] of names) element.addEventListener(name, listener);

  const clear = () => {
    want(false);
    item = null;
    next = null;
    element.pause();
    strategy?.leave();
    strategy = null;
    state = 'idle';
  };

  return {
    element,
    get item() {
      return item;
    },
    get state() {
      return state;
    },
    on: events.on,
    load(to, seconds) {
      want(false);
      open(to, seconds, strategies);
    },
    play() {
      want(true);
      if (item) start();
    },
    pause() {
      want(false);
      element.pause();
      if (item) enter('paused');
    },
    seek(seconds) {
      if (item) volume.jump(item.gainDb);
      strategy?.seek(Math.max(0, seconds));
      report();
    },
    followsGaplessly: (to) => strategy?.followsGaplessly(to) ?? false,
    setNext(to, gapless) {
      next = to;
      strategy?.setNext(gapless ? to : null);
    },
    setGain(gainDb) {
      if (item) item = { ...item, gainDb };
      volume.ramp(gainDb);
    },
    setVolume: volume.setAmplitude,
    setRate(rate) {
      element.preservesPitch = true;
      element.defaultPlaybackRate = rate;
      element.playbackRate = rate;
    },
    remaining() {
      const place = item && strategy?.place();
      if (!place || place.duration === null) return null;
      return (place.duration - place.seconds) / element.playbackRate;
    },
    prepare() {
      const [first] = strategies;
      if (strategy || !first) return;
      first.prepare();
      strategy = first;
    },
    clear,
    dispose() {
      for (const [name, listener] of names) element.removeEventListener(name, listener);
      events.clear();
      clear();
      element.remove();
    },
  };
}
