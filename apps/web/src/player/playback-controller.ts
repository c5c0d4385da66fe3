import type { TrackSummary } from '@kantele/api/contract/tracks';
import type { Core } from './core.ts';
import type { Engine, FailureReason } from './engine/engine.ts';
import { volumeCurve } from './engine/loudness.ts';
import { heardEnoughMs, withHeard } from './history/history.ts';
import { watchPatience } from './patience.ts';
import * as rules from './queue/queue.ts';
import type { Queue } from './queue/types.ts';
import { createTrouble } from './trouble.ts';
import { createUpcoming } from './upcoming.ts';

/** Places of the queue whose tracks are known ahead of time. */
const knownAhead = 10;

/** The side of the player that deals with the engine: what plays, what follows, what went wrong. */
export interface PlaybackController {
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

export function createPlaybackController(core: Core): PlaybackController {
  const { state, position, tracks, plays, patch, playable } = core;
  /** Id of the item the engine holds. */
  let held: number | null = null;
  const trouble = createTrouble(core, () => next());
  const { recover } = trouble;
  const upcoming = createUpcoming(core, () => held);

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
  /** The current item is left: what was heard of it goes into history. */
  const leave = () => {
    const play = plays.current;
    if (play && play.heard.total >= heardEnoughMs) {
      const at = core.dependencies?.now() ?? Date.now();
      core.history.set(withHeard(core.history.get(), { trackId: play.trackId, at }));
    }
    plays.end();
  };
  /** The current item of a queue with what is known of it. */
  const showing = (queue: Queue) => ({
    queue,
    track: queue.current ? (tracks.get(queue.current.trackId) ?? null) : null,
  });

  const fail = (reason: FailureReason) => {
    held = null;
    trouble.fail(reason);
  };

  const start = () => {
    const { queue, track } = state.get();
    if (!queue.current) return;
    recover();
    const { playing, buffering } = state.get();
    // What sounds already will not say again that it does.
    patch({ playing: true, elsewhere: false, buffering: buffering || !playing || held !== queue.current.id });
    const { dependencies } = core;
    if (!dependencies) return;
    if (!track) {
      dependencies.started();
      return tracks.isGone(queue.current.trackId) ? fail('missing') : learn();
    }
    if (held !== queue.current.id) {
      held = queue.current.id;
      const item = upcoming.engineItem(queue.current, track);
      dependencies.engine.load(item, position.get().positionMs);
      dependencies.engine.setRate(core.preferences.get().rate);
      upcoming.loaded(item);
    }
    plays.begin(queue.current, track, queue.context);
    dependencies.engine.play();
    dependencies.started();
  };
  const silence = () => {
    recover();
    patch({ playing: false, buffering: false });
    core.dependencies?.engine.pause();
    core.dependencies?.stopped();
  };
  const take = (queue: Queue) => {
    const moved = queue.current?.id !== state.get().queue.current?.id;
    if (moved) {
      leave();
      recover();
      held = null;
      if (state.get().waiting) patch({ waiting: null });
    }
    patch(showing(queue));
    learn();
    if (moved) place(0);
    else upcoming.announce();
    return moved;
  };
  const seek = (positionMs: number) => {
    const { durationMs } = position.get();
    const to = Math.max(0, durationMs > 0 ? Math.min(positionMs, durationMs) : positionMs);
    position.set({ ...position.get(), positionMs: to });
    plays.jumped();
    if (held !== null) core.dependencies?.engine.seek(to);
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
    else upcoming.announce();
  };

  return {
    start,
    silence,
    take,
    go,
    next,
    seek,
    place,
    forgive: trouble.forgive,
    reload() {
      held = null;
    },
    applyVolume() {
      const { volume, muted } = state.get();
      core.dependencies?.engine.setVolume(muted ? 0 : volumeCurve(volume));
    },
    applyPreferences() {
      core.dependencies?.engine.setRate(core.preferences.get().rate);
      upcoming.applyGain();
      upcoming.announce();
    },
    warm(track) {
      if (track.id !== state.get().track?.id)
        core.dependencies?.engine.warm(
          upcoming.engineItem({ id: 0, trackId: track.id, source: 'context' }, track),
        );
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
        if (now === 'playing') {
          trouble.works();
          patch({ playing: true, buffering: false, waiting: null });
        } else if (now === 'preparing')
          patch({ buffering: playing, waiting: playing ? 'preparation' : null });
        else if (now === 'loading' || now === 'starved') patch({ buffering: playing });
        else if (now === 'paused') patch({ playing: false, buffering: false });
        else if (now === 'ended') {
          held = null;
          leave();
          patch({ playing: false, buffering: false });
          place(0);
          core.dependencies?.stopped();
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
        upcoming.advanced();
        if (track) plays.begin(queue.current, track, queue.context);
        upcoming.announce();
      }),
      engine.on('error', ({ key, reason }) => {
        if (key === state.get().queue.current?.id) fail(reason);
      }),
      engine.on('connection', ({ lost }) => patch({ offline: lost })),
      () => {
        trouble.stopSkip();
        held = null;
      },
    ],
  };
}
