import type { TrackSummary } from '@kantele/api/contract/tracks';
import type { Core } from './core.ts';
import { gainOf } from './engine/loudness.ts';
import { inAlbumRun } from './queue/album-run.ts';
import type { QueueItem } from './queue/types.ts';

/** So far into a track (milliseconds) it may still turn out to be part of an album: its neighbours come later. */
const undecidedMs = 3_000;

/**
 * Tells the loudness correction of items, in dB. With "auto" it is the album's where an album plays in order, else the
 * track's; for the item that plays it stays what it was, whatever is done to the queue.
 */
export function createLoudness(core: Core) {
  const { state, position, preferences, tracks } = core;
  let current: { id: number; run: boolean } | null = null;

  const inRun = (item: QueueItem) => {
    const { queue } = state.get();
    const run = () => inAlbumRun(queue, item, tracks.get);
    if (item.id !== queue.current?.id) return run();
    const decided = current?.id === item.id && (current.run || position.get().positionMs > undecidedMs);
    if (!decided || !current) current = { id: item.id, run: run() };
    return current.run;
  };
  return (item: QueueItem, track: TrackSummary): number => {
    const mode = preferences.get().loudness ?? core.siteLoudness;
    return gainOf(track, mode === 'auto' ? (inRun(item) ? 'album' : 'track') : mode);
  };
}
