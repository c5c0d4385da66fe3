import type { Store } from '../../lib/store.ts';
import { readHistory } from '../history/history.ts';
import type { Player, Saved } from '../player-types.ts';
import { emptyQueue, itemsMax } from '../queue/queue.ts';
import { readSavedQueues } from '../queue/saved.ts';
import { emptyState } from '../state.ts';
import { isRecord, isSession, numberIn } from './guards.ts';
import { readPreferences } from './preferences.ts';
import { parseQueue, serialiseQueue } from './queue.ts';
import { readRecent, writeRecent } from './recent.ts';
import { type KeyValue, keys, readJson, writeJson, writeText } from './storage.ts';

/** The position is written when it moved this far, in milliseconds. */
const positionStep = 5_000;

/** What the last visit left. */
export function readSaved(storage: KeyValue): Saved {
  const volume = readJson(storage, keys.volume);
  const progress = readJson(storage, keys.progress);
  const known = isRecord(progress) ? progress : {};
  return {
    ...parseQueue(readJson(storage, keys.queue)),
    recent: readRecent(storage),
    history: readHistory(readJson(storage, keys.history)),
    savedQueues: readSavedQueues(readJson(storage, keys.savedQueues)),
    preferences: readPreferences(readJson(storage, keys.preferences)),
    positionMs: numberIn(known.positionMs, 0, Number.MAX_SAFE_INTEGER, 0),
    durationMs: numberIn(known.durationMs, 0, Number.MAX_SAFE_INTEGER, 0),
    play: isSession(known.play) ? known.play : null,
    ...(isRecord(volume) && {
      volume: numberIn(volume.volume, 0, 1, 1),
      muted: volume.muted === true,
    }),
  };
}

/** Writes the queue; a full storage gets fewer items. */
function writeQueue(storage: KeyValue, player: Player): void {
  const { queue } = player.state.get();
  if (queue === emptyQueue) return;
  for (let limit = itemsMax; limit >= 100; limit = Math.floor(limit / 4)) {
    if (writeText(storage, keys.queue, serialiseQueue(queue, player.tracks, limit))) return;
  }
  storage.removeItem(keys.queue);
}

/**
 * Keeps everything stored as it changes. `soon` postpones work to a calm moment; the returned `flush` does at once
 * what is postponed. A tab that does not play leaves the queue to the one that does.
 */
export function persist(player: Player, storage: KeyValue, soon: (work: () => void) => void) {
  // As if nothing had been stored: what was started before this counts as a change too.
  let written = emptyState;
  let writtenPosition = player.position.get().positionMs;
  let pending = false;
  const lists = [
    list(player.recent, (recent) => writeRecent(storage, recent)),
    list(player.history, (history) => void writeJson(storage, keys.history, history)),
    list(player.savedQueues, (queues) => void writeJson(storage, keys.savedQueues, queues)),
    list(player.preferences, (preferences) => void writeJson(storage, keys.preferences, preferences)),
  ];

  const writeProgress = () => {
    const progress = player.progress();
    writtenPosition = progress.positionMs;
    writeJson(storage, keys.progress, progress);
  };
  const flush = () => {
    pending = false;
    const state = player.state.get();
    if (state.volume !== written.volume || state.muted !== written.muted) {
      writeJson(storage, keys.volume, { volume: state.volume, muted: state.muted });
    }
    for (const { write } of lists) write();
    if (!state.elsewhere) {
      if (state.queue !== written.queue || state.track !== written.track) writeQueue(storage, player);
      if (state.queue.current) writeProgress();
    }
    written = state;
  };
  const later = () => {
    if (pending) return;
    pending = true;
    soon(() => {
      if (pending) flush();
    });
  };
  const stops = [
    player.state.subscribe(later),
    ...lists.map(({ subscribe }) => subscribe(later)),
    player.position.subscribe(() => {
      if (Math.abs(player.position.get().positionMs - writtenPosition) >= positionStep) later();
    }),
  ];
  return {
    flush,
    stop() {
      for (const stop of stops) stop();
      flush();
    },
  };
}

/** Writes the value of a store when it is another one than was written last. */
function list<Value>(store: Store<Value>, save: (value: Value) => void) {
  let written: Value | null = null;
  return {
    subscribe: store.subscribe,
    write() {
      const value = store.get();
      if (value === written) return;
      written = value;
      save(value);
    },
  };
}
