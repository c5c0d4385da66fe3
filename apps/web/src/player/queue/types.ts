import type { TrackSummary } from '@kantele/api/contract/tracks';
import type { PlayContext } from '../contract.ts';

/** A place in the queue. The same track may stand in several places, so items have ids of their own. */
export interface QueueItem {
  id: number;
  track: TrackSummary;
  source: 'manual' | 'context';
}

export type Repeat = 'off' | 'all' | 'one';

/** Now playing, your queue, next from the context. Never changed in place. */
export interface Queue {
  current: QueueItem | null;
  /** Chosen by hand; keeps its order through shuffling and new contexts. */
  manual: readonly QueueItem[];
  context: PlayContext | null;
  /** Items of the context in natural order. */
  natural: readonly QueueItem[];
  /** The same items in the order they play: natural or shuffled. */
  order: readonly QueueItem[];
  /** Index in `order` of the item of the context that played last; −1 before the first. */
  at: number;
  /** Played before in this context, newest last; where "previous" goes. */
  played: readonly QueueItem[];
  shuffle: boolean;
  repeat: Repeat;
  /** Items put in by "Play next" that still belong together, and until when (ms since the epoch). */
  batch: { ids: readonly number[]; until: number } | null;
  /** The id the next item gets. */
  nextId: number;
}
