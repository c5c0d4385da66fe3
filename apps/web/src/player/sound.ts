import type { TrackSummary } from '@kantele/api/contract/tracks';
import type { Core } from './core.ts';
import type { Engine, EngineItem, FailureReason } from './engine/engine.ts';
import { volumeCurve } from './engine/loudness.ts';
import { withFailure, without } from './failures.ts';
import { heardEnoughMs, withHeard } from './history/history.ts';
import { createLoudness } from './loudness-of.ts';
import { watchPatience } from './patience.ts';
import * as rules from './queue/queue.ts';
import type { Queue, QueueItem } from './queue/types.ts';

/** A track that cannot be played is skipped after this many milliseconds. */
export const skipAfterMs = 5_000;
/** After this many failures in a row the player stops instead of skipping on. */
const failuresMax = 10;
/** Places of the queue whose tracks are known ahead of time. */
const knownAhead = 10;

/** The side of the player that deals with the engine: what plays, what follows, what went wrong. */
export interface Sound {
  /** Lets the current item play. */
  start(): void;
  silence(): void;
  /** Takes a queue whose current item may be another one; whether it is. */
  take(queue: Queue): boolean;
  /** Goes to another item of the queue and plays it from its start. */
  go(queue: Queue): void;
  next(): void;
  seek(positionMs: number): void;
  /** Shows a position of the current track without moving the engine. */
  place(positionMs: number, durationMs?: number): void;
  /** Forgets earlier failures: a person has asked for something. */
  forgive(): void;
  /** Hands the current item to the engine anew at the next start. */
  reload(): void;
  applyVolume(): void;
  /** Loudness, crossfade or speed have changed. */
  applyPreferences(): void;
  warm(track: TrackSummary): void;
  listen(engine: Engine): (() => void)[];
}

export function createSound(core: Core): Sound {
  const { state, position, tracks, plays, patch, playable } = core;
  /** Id of the item the engine holds. */
  let held: number | null = null;
  let failures = 0;
  let cancelSkip: (() => void) | null = null;

  const gain = createLoudness(core);
  /** What the engine was last told of the loudness of the current item, in dB. */
  let toldGain = 0;
  let announcedGain = 0;
  const engineItem = (item: QueueItem, track: TrackSummary): EngineItem => ({
    key: item.id,
    trackId: track.id,
    renditions: track.renditions,
    durationMs: track.duration,
    gainDb: gain(item, track),
  });
  const applyGain = () => {
    const { queue, track } = state.get();
    if (!queue.current || !track || held === null) return;
    const gainDb = gain(queue.current, track);
    if (gainDb === toldGain) return;
    toldGain = gainDb;
    core.around?.engine.setGain(gainDb);
  };

  /** Seconds the current track and the one after it overlap: never inside an album, nor a track with itself. */
  const overlap = (next: TrackSummary) => {
    const { track } = state.get();
    return track && track.album.id !== next.album.id ? core.preferences.get().crossfade : 0;
  };
  /** What the engine was last told to go on to, in words to compare. */
  let announced = '';
  const announceNext = () => {
    const { queue } = state.get();
    if (!queue.current || held === null) return;
    applyGain();
    const item = rules.next(queue, 'ended', playable)?.current;
    const track = item && tracks.get(item.trackId);
    const next = track ? engineItem(item, track) : null;
    const seconds = track ? overlap(track) : 0;
    const words = JSON.stringify([held, next, seconds]);
    if (words === announced) return;
    announced = words;
    announcedGain = next?.gainDb ?? 0;
    core.around?.engine.setNext(next, seconds);
  };
  /** What is shown and what follows need names and lengths. */
  const learn = () => {
    const { queue } = state.get();
    const near = [
      ...queue.manual.slice(0, knownAhead),
      ...queue.order.slice(queue.at + 1, queue.at + 1 + knownAhead),
    ];
    const ids = near.map(({ trackId }) => trackId);
    if (queue.current) ids.unshift(queue.current.trackId);
    tracks.need(ids);
  };

  const place = (positionMs: number, durationMs = 0) => {
    const known = state.get().track?.duration ?? durationMs;
    position.set({ positionMs, durationMs: known, bufferedMs: positionMs });
  };
  const recover = () => {
    cancelSkip?.();
    cancelSkip = null;
    if (state.get().failed) patch({ failed: false });
  };
  /** The current item is left: what was heard of it goes into history. */
  const leave = () => {
    const play = plays.current;
    if (play && play.heard.total >= heardEnoughMs) {
      const at = core.around?.now() ?? Date.now();
      core.history.set(withHeard(core.history.get(), { trackId: play.trackId, at }));
    }
    plays.end();
  };
  /** The current item of a queue with what is known of it. */
  const showing = (queue: Queue) => ({
    queue,
    track: queue.current ? (tracks.get(queue.current.trackId) ?? null) : null,
  });

  /** Leaves a track that cannot be played, and says so. */
  const skip = () => {
    const { around } = core;
    const name = state.get().track?.name;
    const words = name ? around?.t('Can’t play “:name”, skipped', { name }) : around?.t('A song was skipped');
    if (around && words) around.notify(words, { label: around.t('Show'), onPress: around.showFailures });
    next();
  };
  const fail = (reason: FailureReason) => {
    const { playing, queue } = state.get();
    held = null;
    if (queue.current) {
      const { trackId } = queue.current;
      core.failures.set(withFailure(core.failures.get(), { trackId, reason }));
    }
    patch({ failed: true, buffering: false });
    failures += 1;
    if (!playing) return;
    if (failures >= failuresMax) patch({ playing: false });
    else if (core.preferences.get().autoSkip) cancelSkip = core.around?.after(skipAfterMs, skip) ?? null;
  };
  /** The current track sounds. */
  const works = () => {
    failures = 0;
    const { queue } = state.get();
    if (queue.current) core.failures.set(without(core.failures.get(), queue.current.trackId));
    patch({ playing: true, buffering: false, waiting: null });
  };

  const start = () => {
    const { queue, track } = state.get();
    if (!queue.current) return;
    recover();
    const { playing, buffering } = state.get();
    // What sounds already will not say again that it does.
    patch({ playing: true, elsewhere: false, buffering: buffering || !playing || held !== queue.current.id });
    const { around } = core;
    if (!around) return;
    if (!track) {
      around.started();
      return tracks.isGone(queue.current.trackId) ? fail('missing') : learn();
    }
    if (held !== queue.current.id) {
      held = queue.current.id;
      const item = engineItem(queue.current, track);
      toldGain = item.gainDb;
      around.engine.load(item, position.get().positionMs);
      around.engine.setRate(core.preferences.get().rate);
      announced = '';
      announceNext();
    }
    plays.begin(queue.current, track, queue.context);
    around.engine.play();
    around.started();
  };
  const silence = () => {
    recover();
    patch({ playing: false, buffering: false });
    core.around?.engine.pause();
    core.around?.stopped();
  };
  const take = (queue: Queue) => {
    const moved = queue.current?.id !== state.get().queue.current?.id;
    if (moved) {
      leave();
      recover();
      held = null;
    }
    patch(showing(queue));
    learn();
    if (moved) place(0);
    else announceNext();
    return moved;
  };
  const seek = (positionMs: number) => {
    const { durationMs } = position.get();
    const to = Math.max(0, durationMs > 0 ? Math.min(positionMs, durationMs) : positionMs);
    position.set({ ...position.get(), positionMs: to });
    plays.jumped();
    if (held !== null) core.around?.engine.seek(to);
  };
  const go = (queue: Queue) => {
    if (!take(queue)) seek(0);
    start();
  };
  const next = () => {
    const queue = rules.next(state.get().queue, 'asked', playable);
    if (queue) go(queue);
    else {
      silence();
      held = null;
      place(0);
    }
  };

  // News of tracks: the one that waits can start, the one that follows can be announced.
  const arrived = () => {
    const { queue, track, playing } = state.get();
    const known = queue.current && tracks.get(queue.current.trackId);
    if (known !== track && known) {
      patch({ track: known });
      if (held === null) place(position.get().positionMs, position.get().durationMs);
      if (playing && held === null && !state.get().failed) return start();
    }
    if (queue.current && !known && playing && tracks.isGone(queue.current.trackId) && !state.get().failed)
      fail('missing');
    else announceNext();
  };

  return {
    start,
    silence,
    take,
    go,
    next,
    seek,
    place,
    forgive() {
      failures = 0;
    },
    reload() {
      held = null;
    },
    applyVolume() {
      const { volume, muted } = state.get();
      core.around?.engine.setVolume(muted ? 0 : volumeCurve(volume));
    },
    applyPreferences() {
      core.around?.engine.setRate(core.preferences.get().rate);
      applyGain();
      announceNext();
    },
    warm(track) {
      if (track.id !== state.get().track?.id)
        core.around?.engine.warm(engineItem({ id: 0, trackId: track.id, source: 'context' }, track));
    },
    listen: (engine) => [
      watchPatience(core, { learn, giveUp: () => fail('server') }),
      tracks.subscribe(arrived),
      engine.on('position', ({ positionMs, durationMs, bufferedMs }) => {
        if (held === null) return;
        const known = durationMs ?? state.get().track?.duration ?? 0;
        position.set({ positionMs, durationMs: known, bufferedMs });
        if (state.get().playing && !state.get().buffering) plays.heard(positionMs);
      }),
      engine.on('state', ({ state: now }) => {
        if (held === null) return;
        const { playing } = state.get();
        if (now === 'playing') works();
        else if (now === 'loading' || now === 'starved') patch({ buffering: playing });
        else if (now === 'paused') patch({ playing: false, buffering: false });
        else if (now === 'ended') {
          held = null;
          leave();
          patch({ playing: false, buffering: false });
          place(0);
          core.around?.stopped();
        }
      }),
      engine.on('track', ({ key }) => {
        const queue = rules.next(state.get().queue, 'ended', playable);
        if (queue?.current?.id !== key) return next();
        leave();
        patch(showing(queue));
        held = key;
        place(0);
        learn();
        const { track } = state.get();
        toldGain = announcedGain;
        if (track) plays.begin(queue.current, track, queue.context);
        announceNext();
      }),
      engine.on('error', ({ key, reason }) => {
        if (key === state.get().queue.current?.id) fail(reason);
      }),
      engine.on('connection', ({ lost }) => patch({ offline: lost })),
      () => {
        cancelSkip?.();
        held = null;
      },
    ],
  };
}
