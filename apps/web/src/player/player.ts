import { createActions } from './actions.ts';
import { type Core, createCore } from './core.ts';
import { withRecent } from './history/recent.ts';
import type { Player, Saved } from './player-types.ts';
import { emptyQueue } from './queue/queue.ts';
import { createSound } from './sound.ts';

/** A player without sound until `connect` is called; safe on the server. */
export function createPlayer(core: Core = createCore()): Player {
  const { state, position, patch, plays, tracks } = core;
  const sound = createSound(core);

  /** Puts a queue in place, silent, where it stood. */
  const putQueue = ({ queue, positionMs, durationMs, play }: Saved) => {
    if (!queue) return;
    // Its items may bear the ids of others that were here before.
    plays.end();
    sound.reload();
    sound.take(queue);
    sound.place(positionMs ?? 0, durationMs);
    if (play && queue.current?.trackId === play.trackId) plays.resume({ ...play, itemId: queue.current.id });
  };
  const takeOver = async () => {
    const handed = await core.around?.takeOver();
    if (handed?.queue) {
      tracks.put(handed.tracks ?? []);
      putQueue(handed);
    }
    sound.forgive();
    sound.start();
  };

  return {
    state,
    position,
    tracks,
    recent: core.recent,
    history: core.history,
    savedQueues: core.savedQueues,
    failures: core.failures,
    preferences: core.preferences,
    actions: createActions(core, sound, takeOver),
    connect(surroundings) {
      core.around = surroundings;
      tracks.connect(surroundings.fetchTracks);
      const stops = sound.listen(surroundings.engine);
      sound.applyVolume();
      if (state.get().playing) sound.start();
      return () => {
        for (const stop of stops) stop();
        tracks.connect(null);
        surroundings.engine.dispose();
        core.around = null;
        patch({ playing: false, buffering: false });
      };
    },
    setSiteLoudness(mode) {
      core.siteLoudness = mode;
      sound.applyPreferences();
    },
    progress: () => ({
      positionMs: position.get().positionMs,
      durationMs: position.get().durationMs,
      play: plays.current,
    }),
    setElsewhere(elsewhere) {
      if (elsewhere && state.get().playing) sound.silence();
      patch({ elsewhere });
    },
    restore(saved) {
      core.recent.set(core.recent.get().reduceRight(withRecent, [...(saved.recent ?? [])]));
      core.history.set([...core.history.get(), ...(saved.history ?? [])]);
      core.savedQueues.set([...core.savedQueues.get(), ...(saved.savedQueues ?? [])]);
      if (saved.preferences) core.preferences.set(saved.preferences);
      patch({ volume: saved.volume ?? state.get().volume, muted: saved.muted ?? state.get().muted });
      sound.applyVolume();
      tracks.put(saved.tracks ?? []);
      if (state.get().queue === emptyQueue) putQueue(saved);
    },
  };
}
