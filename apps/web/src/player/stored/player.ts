import { type Recent, readRecent, writeRecent } from '../history/recent.ts';
import type { Player, Saved } from '../player-types.ts';
import { emptyQueue } from '../queue/queue.ts';
import { emptyState } from '../state.ts';
import { isRecord, isSession, numberIn } from './guards.ts';
import { parseQueue, serialiseQueue, storedMax } from './queue.ts';
import { type KeyValue, keys, readJson, writeJson, writeText } from './storage.ts';

/** The position is written when it moved this far, in milliseconds. */
const positionStep = 5_000;

/** What the last visit left. */
export function readSaved(storage: KeyValue): Saved {
  const volume = readJson(storage, keys.volume);
  const progress = readJson(storage, keys.progress);
  const known = isRecord(progress) ? progress : {};
  return {
    queue: parseQueue(readJson(storage, keys.queue)) ?? undefined,
    recent: readRecent(storage),
    positionMs: numberIn(known.positionMs, 0, Number.MAX_SAFE_INTEGER, 0),
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
  for (let limit = storedMax; limit >= 100; limit = Math.floor(limit / 4)) {
    if (writeText(storage, keys.queue, serialiseQueue(queue, limit))) return;
  }
  storage.removeItem(keys.queue);
}

/**
 * Keeps queue, volume and position stored as they change. `soon` postpones work to a calm moment; the returned
 * `flush` does at once what is postponed.
 */
export function persist(player: Player, storage: KeyValue, soon: (work: () => void) => void) {
  // As if nothing had been stored: what was started before this counts as a change too.
  let written = emptyState;
  let writtenRecent: readonly Recent[] = [];
  let writtenPosition = player.position.get().positionMs;
  let pending = false;

  const writeProgress = () => {
    const progress = player.progress();
    writtenPosition = progress.positionMs;
    writeJson(storage, keys.progress, progress);
  };
  const flush = () => {
    pending = false;
    const state = player.state.get();
    if (state.queue !== written.queue) writeQueue(storage, player);
    if (state.volume !== written.volume || state.muted !== written.muted) {
      writeJson(storage, keys.volume, { volume: state.volume, muted: state.muted });
    }
    written = state;
    const recent = player.recent.get();
    if (recent !== writtenRecent) writeRecent(storage, recent);
    writtenRecent = recent;
    if (state.queue.current) writeProgress();
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
    player.recent.subscribe(later),
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
