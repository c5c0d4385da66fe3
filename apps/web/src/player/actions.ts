import { isPlace } from '../catalogue/contexts.ts';
import { listContext } from '../catalogue/play-context.ts';
import type { PlayerActions } from './contract.ts';
import type { Core } from './core.ts';
import { recentOf, withRecent } from './history/recent.ts';
import type { PlaybackController } from './playback-controller.ts';
import { insert, move, putBack, remove } from './queue/edit.ts';
import * as rules from './queue/queue.ts';
import { withSaved } from './queue/saved.ts';
import type { Queue } from './queue/types.ts';

/** Milliseconds into a track after which "previous" restarts it. */
const restartAfterMs = 3_000;

/** What can be done with the player. `takeOver` continues what another tab hands on. */
export function createActions(
  core: Core,
  controller: PlaybackController,
  takeOver: () => Promise<void>,
): PlayerActions {
  const { state, position, playable, patch } = core;
  const queueNow = () => state.get().queue;
  const change = (rule: (queue: Queue) => Queue) => {
    const queue = rule(queueNow());
    if (queue !== queueNow()) controller.take(queue);
  };
  const undoable = (message: string, undo: () => void) =>
    core.dependencies?.notify(message, { label: core.dependencies.t('Undo'), onPress: undo });

  const actions: PlayerActions = {
    play(tracks, index, context) {
      const queue = rules.startContext(queueNow(), core.idsOf(tracks), index, context, playable);
      if (queue === queueNow() || !queue.current) return;
      controller.forgive();
      controller.go(queue);
      const { track } = state.get();
      if (track && isPlace(context)) core.recent.set(withRecent(core.recent.get(), recentOf(context, track)));
      if (queue.manual.length > 0) {
        const count = queue.manual.length;
        core.dependencies?.notify(core.dependencies.t('Your queue (:count) plays first', { count }), {
          label: core.dependencies.t('Clear'),
          onPress: () => actions.clearQueue(),
        });
      }
    },
    fill(tracks, index, context) {
      if (queueNow().context !== context) return;
      const ids = core.idsOf(tracks);
      change((queue) => rules.fillContext(queue, ids, index));
    },
    toggle: () => (state.get().playing ? controller.silence() : actions.resume()),
    resume() {
      controller.forgive();
      controller.start();
    },
    pause: controller.silence,
    next() {
      controller.forgive();
      controller.next();
    },
    previous() {
      if (!queueNow().current) return;
      const before = position.get().positionMs > restartAfterMs ? null : rules.previous(queueNow(), playable);
      if (before) controller.go(before);
      else controller.seek(0);
    },
    seek: controller.seek,
    skip: (ms) => controller.seek(position.get().positionMs + ms),
    setVolume(volume) {
      patch({ volume: Math.min(1, Math.max(0, volume)), muted: false });
      controller.applyVolume();
    },
    toggleMute() {
      const { muted, volume } = state.get();
      // Unmuting a volume of nothing would look broken.
      patch(muted && volume === 0 ? { muted: false, volume: 0.5 } : { muted: !muted });
      controller.applyVolume();
    },
    toggleShuffle: () => change((queue) => rules.setShuffle(queue, !queue.shuffle)),
    cycleRepeat: () => change(rules.cycleRepeat),
    playNext(tracks) {
      const ids = core.idsOf(tracks);
      change((queue) => rules.insertNext(queue, ids, core.dependencies?.now() ?? Date.now()));
    },
    addToQueue(tracks) {
      const ids = core.idsOf(tracks);
      change((queue) => rules.append(queue, ids));
    },
    playItem(itemId) {
      const queue = rules.jump(queueNow(), itemId);
      if (queue === queueNow()) return;
      controller.forgive();
      controller.go(queue);
    },
    removeItems(itemIds) {
      const before = queueNow();
      change((queue) => remove(queue, itemIds));
      if (queueNow() === before || !core.dependencies) return;
      const count = itemIds.length;
      undoable(
        core.dependencies.t(':count song removed from the queue|:count songs removed from the queue', {
          count,
        }),
        () => change((queue) => putBack(queue, before, itemIds)),
      );
    },
    moveItems(itemIds, to) {
      const before = queueNow();
      change((queue) => move(queue, itemIds, to));
      const after = queueNow();
      if (after === before || !core.dependencies || itemIds.length < 2) return;
      const count = itemIds.length;
      undoable(core.dependencies.t(':count song moved|:count songs moved', { count }), () => {
        // Only while nothing else was done: otherwise there is no way back that everybody would expect.
        if (queueNow().current === after.current && queueNow().nextId === after.nextId)
          controller.take(before);
      });
    },
    insert(tracks, to) {
      const ids = core.idsOf(tracks);
      change((queue) => insert(queue, ids, to));
    },
    clearQueue() {
      const { manual } = queueNow();
      if (manual.length === 0) return;
      change(rules.clearManual);
      if (core.dependencies) {
        undoable(core.dependencies.t('Queue cleared'), () =>
          change((queue) => rules.restoreManual(queue, manual)),
        );
      }
    },
    saveQueue(name) {
      const trackIds = rules.trackIdsOf(queueNow());
      if (trackIds.length === 0 || !core.dependencies) return;
      const entry = { id: core.dependencies.uuid(), name, trackIds, savedAt: core.dependencies.now() };
      core.savedQueues.set(withSaved(core.savedQueues.get(), entry));
      core.dependencies.notify(core.dependencies.t('Saved as “:name”', { name }));
    },
    playSaved(id) {
      const saved = core.savedQueues.get().find((entry) => entry.id === id);
      if (saved) actions.play(saved.trackIds, 0, listContext.saved(saved.name));
    },
    deleteSaved(id) {
      const before = core.savedQueues.get();
      core.savedQueues.set(before.filter((entry) => entry.id !== id));
      if (core.dependencies)
        undoable(core.dependencies.t('Saved queue deleted'), () => core.savedQueues.set(before));
    },
    retry() {
      controller.forgive();
      controller.reload();
      controller.start();
    },
    retryFailed(trackId) {
      const { current, manual, order } = queueNow();
      if (current?.trackId === trackId) return actions.retry();
      const item = [...manual, ...order].find((one) => one.trackId === trackId);
      if (item) return actions.playItem(item.id);
      actions.playNext([trackId]);
      const [first] = queueNow().manual;
      if (first?.trackId === trackId) actions.playItem(first.id);
      else actions.resume();
    },
    clearFailures: () => core.failures.set([]),
    playHere: () => void takeOver(),
    warm: controller.warm,
    setPreferences(wish) {
      core.preferences.set({ ...core.preferences.get(), ...wish });
      controller.applyPreferences();
    },
  };
  return actions;
}
