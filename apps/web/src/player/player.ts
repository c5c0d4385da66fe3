import type { PlayerActions } from './contract.ts';
import type { Engine } from './engine/engine.ts';
import { gainOf, volumeCurve } from './engine/loudness.ts';
import { type Recent, recentOf, withRecent } from './history/recent.ts';
import type { Player, Surroundings } from './player-types.ts';
import { createPlays } from './plays/plays.ts';
import * as rules from './queue/queue.ts';
import type { Queue, QueueItem } from './queue/types.ts';
import { currentTrack, emptyState, noPosition, type PlayerState, type Position } from './state.ts';
import { createStore } from './store.ts';

/** Milliseconds into a track after which "previous" restarts it. */
const restartAfterMs = 3_000;
/** A track that cannot be played is skipped after this many milliseconds. */
export const skipAfterMs = 5_000;
/** After this many failures in a row the player stops instead of skipping on. */
const failuresMax = 10;

/** A player without sound until `connect` is called; safe on the server. */
export function createPlayer(): Player {
  const state = createStore<PlayerState>(emptyState);
  const position = createStore<Position>(noPosition);
  const recent = createStore<readonly Recent[]>([]);
  let around: Surroundings | null = null;
  let loudness: 'off' | 'track' = 'track';
  /** Id of the item the engine holds. */
  let held: number | null = null;
  let failures = 0;
  let cancelSkip: (() => void) | null = null;
  const plays = createPlays(() => around);

  const patch = (change: Partial<PlayerState>) => state.set({ ...state.get(), ...change });

  const gain = (track: QueueItem['track']) => (loudness === 'off' ? 0 : gainOf(track));
  const engineItem = ({ id, track }: QueueItem) => ({
    key: id,
    trackId: track.id,
    renditions: track.renditions,
    durationMs: track.duration,
    gainDb: gain(track),
  });

  const announceNext = () => {
    const item = rules.next(state.get().queue, 'ended')?.current;
    around?.engine.setNext(item ? engineItem(item) : null);
  };
  const applyVolume = () => {
    const { volume, muted } = state.get();
    around?.engine.setVolume(muted ? 0 : volumeCurve(volume));
  };
  const place = (positionMs: number) => {
    position.set({
      positionMs,
      durationMs: currentTrack(state.get())?.duration ?? 0,
      bufferedMs: positionMs,
    });
  };
  const recover = () => {
    cancelSkip?.();
    cancelSkip = null;
    if (state.get().failed) patch({ failed: false });
  };

  /** Hands the current item to the engine when it holds another, and lets it play. */
  const sound = () => {
    const { queue } = state.get();
    if (!queue.current) return;
    recover();
    const { playing, buffering } = state.get();
    // What sounds already will not say again that it does.
    patch({ playing: true, buffering: buffering || !playing || held !== queue.current.id });
    if (!around) return;
    if (held !== queue.current.id) {
      held = queue.current.id;
      around.engine.load(engineItem(queue.current), position.get().positionMs);
      announceNext();
    }
    plays.begin(queue.current, queue.context);
    around.engine.play();
    around.started();
  };

  const silence = () => {
    recover();
    patch({ playing: false, buffering: false });
    around?.engine.pause();
  };

  /** Takes a queue whose current item may be another one. */
  const take = (queue: Queue) => {
    const moved = queue.current?.id !== state.get().queue.current?.id;
    patch({ queue });
    if (moved) {
      recover();
      held = null;
      plays.end();
      place(0);
    } else announceNext();
    return moved;
  };

  /** Goes to another item of the queue and plays it from its start. */
  const go = (queue: Queue) => {
    if (!take(queue)) seek(0);
    sound();
  };

  const seek = (positionMs: number) => {
    const { durationMs } = position.get();
    const to = Math.max(0, durationMs > 0 ? Math.min(positionMs, durationMs) : positionMs);
    position.set({ ...position.get(), positionMs: to });
    plays.jumped();
    if (held !== null) around?.engine.seek(to);
  };

  const next = () => {
    const queue = rules.next(state.get().queue, 'asked');
    if (queue) go(queue);
    else {
      silence();
      held = null;
      place(0);
    }
  };

  const actions: PlayerActions = {
    play(tracks, index, context) {
      const queue = rules.startContext(state.get().queue, tracks, index, context);
      if (queue === state.get().queue || !queue.current) return;
      failures = 0;
      go(queue);
      recent.set(withRecent(recent.get(), recentOf(context, queue.current.track)));
      if (queue.manual.length > 0) {
        const onPress = () => actions.clearQueue();
        const count = queue.manual.length;
        around?.notify(around.t('Your queue (:count) plays first', { count }), {
          label: around.t('Clear'),
          onPress,
        });
      }
    },
    toggle: () => (state.get().playing ? silence() : actions.resume()),
    resume() {
      failures = 0;
      sound();
    },
    pause: silence,
    next() {
      failures = 0;
      next();
    },
    previous() {
      const { queue } = state.get();
      if (!queue.current) return;
      const before = position.get().positionMs > restartAfterMs ? null : rules.previous(queue);
      if (before) go(before);
      else seek(0);
    },
    seek,
    setVolume(volume) {
      const bounded = Math.min(1, Math.max(0, volume));
      patch({ volume: bounded, muted: false });
      applyVolume();
    },
    toggleMute() {
      const { muted, volume } = state.get();
      // Unmuting a volume of nothing would look broken.
      patch(muted && volume === 0 ? { muted: false, volume: 0.5 } : { muted: !muted });
      applyVolume();
    },
    toggleShuffle() {
      const { queue } = state.get();
      take(rules.setShuffle(queue, !queue.shuffle));
    },
    cycleRepeat: () => void take(rules.cycleRepeat(state.get().queue)),
    playNext: (tracks) => void take(rules.insertNext(state.get().queue, tracks, around?.now() ?? Date.now())),
    addToQueue: (tracks) => void take(rules.append(state.get().queue, tracks)),
    playItem(itemId) {
      failures = 0;
      const queue = rules.jump(state.get().queue, itemId);
      if (queue !== state.get().queue) go(queue);
    },
    removeItem: (itemId) => void take(rules.remove(state.get().queue, itemId)),
    clearQueue() {
      const { manual } = state.get().queue;
      if (manual.length === 0) return;
      take(rules.clearManual(state.get().queue));
      const onPress = () => void take(rules.restoreManual(state.get().queue, manual));
      around?.notify(around.t('Queue cleared'), { label: around.t('Undo'), onPress });
    },
    retry() {
      failures = 0;
      held = null;
      sound();
    },
  };

  const listen = (engine: Engine) => [
    engine.on('position', ({ positionMs, durationMs, bufferedMs }) => {
      if (held === null) return;
      const known = durationMs ?? currentTrack(state.get())?.duration ?? 0;
      position.set({ positionMs, durationMs: known, bufferedMs });
      if (state.get().playing && !state.get().buffering) plays.heard(positionMs);
    }),
    engine.on('state', ({ state: now }) => {
      if (held === null) return;
      const { playing } = state.get();
      if (now === 'playing') {
        failures = 0;
        patch({ playing: true, buffering: false });
      } else if (now === 'loading' || now === 'starved') patch({ buffering: playing });
      else if (now === 'paused') patch({ playing: false, buffering: false });
      else if (now === 'ended') {
        held = null;
        plays.end();
        patch({ playing: false, buffering: false });
        place(0);
      }
    }),
    engine.on('track', ({ key }) => {
      const queue = rules.next(state.get().queue, 'ended');
      if (queue?.current?.id !== key) return next();
      plays.end();
      patch({ queue });
      held = key;
      place(0);
      plays.begin(queue.current, queue.context);
      announceNext();
    }),
    engine.on('error', ({ key }) => {
      if (key !== state.get().queue.current?.id) return;
      const { playing } = state.get();
      held = null;
      patch({ failed: true, buffering: false });
      failures += 1;
      if (!playing) return;
      if (failures >= failuresMax) patch({ playing: false });
      else cancelSkip = around?.after(skipAfterMs, next) ?? null;
    }),
  ];

  return {
    state,
    position,
    recent,
    actions,
    connect(surroundings) {
      around = surroundings;
      const stops = listen(surroundings.engine);
      applyVolume();
      if (state.get().playing) sound();
      return () => {
        for (const stop of stops) stop();
        cancelSkip?.();
        surroundings.engine.dispose();
        around = null;
        held = null;
        patch({ playing: false, buffering: false });
      };
    },
    setLoudness(mode) {
      loudness = mode;
      const track = currentTrack(state.get());
      if (track && held !== null) around?.engine.setGain(gain(track));
      announceNext();
    },
    progress: () => ({ positionMs: position.get().positionMs, play: plays.current }),
    restore({ queue, volume, muted, positionMs, play, recent: visited = [] }) {
      recent.set(recent.get().reduceRight(withRecent, [...visited]));
      patch({ volume: volume ?? state.get().volume, muted: muted ?? state.get().muted });
      applyVolume();
      if (!queue || state.get().queue !== rules.emptyQueue) return;
      patch({ queue });
      place(positionMs ?? 0);
      if (play && queue.current?.track.id === play.trackId)
        plays.resume({ ...play, itemId: queue.current.id });
    },
  };
}
