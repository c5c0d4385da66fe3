import { createActions } from './actions.ts';
import { type Core, createCore } from './core.ts';
import { withRecent } from './history/recent.ts';
import { createPlaybackController } from './playback-controller.ts';
import type { Player, Saved } from './player-types.ts';
import { emptyQueue } from './queue/queue.ts';

/** A player without sound until `connect` is called; safe on the server. */
export function createPlayer(core: Core = createCore()): Player {
  const { state, position, patch, plays, tracks } = core;
  const controller = createPlaybackController(core);

  /** Puts a queue in place, silent, where it stood. */
  const putQueue = ({ queue, positionMs, durationMs, play }: Saved) => {
    if (!queue) return;
    // Its items may bear the ids of others that were here before.
    plays.end();
    controller.reload();
    controller.take(queue);
    controller.place(positionMs ?? 0, durationMs);
    if (play && queue.current?.trackId === play.trackId) plays.resume({ ...play, itemId: queue.current.id });
  };
  const takeOver = async () => {
    const handed = await core.dependencies?.takeOver();
    if (handed?.queue) {
      tracks.put(handed.tracks ?? []);
      putQueue(handed);
    }
    controller.forgive();
    controller.start();
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
    actions: createActions(core, controller, takeOver),
    connect(dependencies) {
      core.dependencies = dependencies;
      tracks.connect(dependencies.fetchTracks);
      const stops = controller.listen(dependencies.engine);
      controller.applyVolume();
      if (state.get().playing) controller.start();
      return () => {
        for (const stop of stops) stop();
        tracks.connect(null);
        dependencies.engine.dispose();
        core.dependencies = null;
        patch({ playing: false, buffering: false });
      };
    },
    setSiteLoudness(mode) {
      core.siteLoudness = mode;
      controller.applyPreferences();
    },
    progress: () => ({
      positionMs: position.get().positionMs,
      durationMs: position.get().durationMs,
      play: plays.current,
    }),
    setElsewhere(elsewhere) {
      if (elsewhere && state.get().playing) controller.silence();
      patch({ elsewhere });
    },
    restore(saved) {
      core.recent.set(core.recent.get().reduceRight(withRecent, [...(saved.recent ?? [])]));
      core.history.set([...core.history.get(), ...(saved.history ?? [])]);
      core.savedQueues.set([...core.savedQueues.get(), ...(saved.savedQueues ?? [])]);
      if (saved.preferences) core.preferences.set(saved.preferences);
      patch({ volume: saved.volume ?? state.get().volume, muted: saved.muted ?? state.get().muted });
      controller.applyVolume();
      tracks.put(saved.tracks ?? []);
      if (state.get().queue === emptyQueue) putQueue(saved);
    },
  };
}
