import { isPlace } from '../catalogue/contexts.ts';
import { listContext } from '../catalogue/play-context.ts';
import type { PlayerActions } from './contract.ts';
import type { Core } from './core.ts';
import { recentOf, withRecent } from './history/recent.ts';
import { insert, move, putBack, remove } from './queue/edit.ts';
import * as rules from './queue/queue.ts';
import { withSaved } from './queue/saved.ts';
import type { Queue } from './queue/types.ts';
import type { Sound } from './sound.ts';

/** Milliseconds into a track after which "previous" restarts it. */
const restartAfterMs = 3_000;

/** What can be done with the player. `takeOver` continues what another tab hands on. */
export function createActions(core: Core, sound: Sound, takeOver: () => Promise<void>): PlayerActions {
  const { state, position, playable, patch } = core;
  const queueNow = () => state.get().queue;
  const change = (rule: (queue: Queue) => Queue) => {
    const queue = rule(queueNow());
    if (queue !== queueNow()) sound.take(queue);
  };
  const undoable = (message: string, undo: () => void) =>
    core.around?.notify(message, { label: core.around.t('Undo'), onPress: undo });

  const actions: PlayerActions = {
    play(tracks, index, context) {
      const queue = rules.startContext(queueNow(), core.idsOf(tracks), index, context, playable);
      if (queue === queueNow() || !queue.current) return;
      sound.forgive();
      sound.go(queue);
      const { track } = state.get();
      if (track && isPlace(context)) core.recent.set(withRecent(core.recent.get(), recentOf(context, track)));
      if (queue.manual.length > 0) {
        const count = queue.manual.length;
        core.around?.notify(core.around.t('Your queue (:count) plays first', { count }), {
          label: core.around.t('Clear'),
          onPress: () => actions.clearQueue(),
        });
      }
    },
    fill(tracks, index, context) {
      if (queueNow().context !== context) return;
      const ids = core.idsOf(tracks);
      change((queue) => rules.fillContext(queue, ids, index));
    },
    toggle: () => (state.get().playing ? sound.silence() : actions.resume()),
    resume() {
      sound.forgive();
      sound.start();
    },
    pause: sound.silence,
    next() {
      sound.forgive();
      sound.next();
    },
    previous() {
      if (!queueNow().current) return;
      const before = position.get().positionMs > restartAfterMs ? null : rules.previous(queueNow(), playable);
      if (before) sound.go(before);
      else sound.seek(0);
    },
    seek: sound.seek,
    skip: (ms) => sound.seek(position.get().positionMs + ms),
    setVolume(volume) {
      patch({ volume: Math.min(1, Math.max(0, volume)), muted: false });
      sound.applyVolume();
    },
    toggleMute() {
      const { muted, volume } = state.get();
      // Unmuting a volume of nothing would look broken.
      patch(muted && volume === 0 ? { muted: false, volume: 0.5 } : { muted: !muted });
      sound.applyVolume();
    },
    toggleShuffle: () => change((queue) => rules.setShuffle(queue, !queue.shuffle)),
    cycleRepeat: () => change(rules.cycleRepeat),
    playNext(tracks) {
      const ids = core.idsOf(tracks);
      change((queue) => rules.insertNext(queue, ids, core.around?.now() ?? Date.now()));
    },
    addToQueue(tracks) {
      const ids = core.idsOf(tracks);
      change((queue) => rules.append(queue, ids));
    },
    playItem(itemId) {
      const queue = rules.jump(queueNow(), itemId);
      if (queue === queueNow()) return;
      sound.forgive();
      sound.go(queue);
    },
    removeItems(itemIds) {
      const before = queueNow();
      change((queue) => remove(queue, itemIds));
      if (queueNow() === before || !core.around) return;
      const count = itemIds.length;
      undoable(
        core.around.t(':count song removed from the queue|:count songs removed from the queue', { count }),
        () => change((queue) => putBack(queue, before, itemIds)),
      );
    },
    moveItems(itemIds, to) {
      const before = queueNow();
      change((queue) => move(queue, itemIds, to));
      const after = queueNow();
      if (after === before || !core.around || itemIds.length < 2) return;
      const count = itemIds.length;
      undoable(core.around.t(':count song moved|:count songs moved', { count }), () => {
        // Only while nothing else was done: otherwise there is no way back that everybody would expect.
        if (queueNow().current === after.current && queueNow().nextId === after.nextId) sound.take(before);
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
      if (core.around) {
        undoable(core.around.t('Queue cleared'), () => change((queue) => rules.restoreManual(queue, manual)));
      }
    },
    saveQueue(name) {
      const trackIds = rules.trackIdsOf(queueNow());
      if (trackIds.length === 0 || !core.around) return;
      const entry = { id: core.around.uuid(), name, trackIds, savedAt: core.around.now() };
      core.savedQueues.set(withSaved(core.savedQueues.get(), entry));
      core.around.notify(core.around.t('Saved as “:name”', { name }));
    },
    playSaved(id) {
      const saved = core.savedQueues.get().find((entry) => entry.id === id);
      if (saved) actions.play(saved.trackIds, 0, listContext.saved(saved.name));
    },
    deleteSaved(id) {
      const before = core.savedQueues.get();
      core.savedQueues.set(before.filter((entry) => entry.id !== id));
      if (core.around) undoable(core.around.t('Saved queue deleted'), () => core.savedQueues.set(before));
    },
    retry() {
      sound.forgive();
      sound.reload();
      sound.start();
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
    warm: sound.warm,
    setPreferences(wish) {
      core.preferences.set({ ...core.preferences.get(), ...wish });
      sound.applyPreferences();
    },
  };
  return actions;
}
