import type { PlayContext } from '../../catalogue/play-context.ts';

/**
 * A place in the queue. The same track may stand in several places, so items have ids of their own. What is known of
 * the track is kept apart (`tracks/known-tracks.ts`): a queue may hold 50,000 items.
 */
export interface QueueItem {
  id: number;
  trackId: number;
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

/** Whether a track may be tried; a track nothing is known of yet may. */
export type Playable = (trackId: number) => boolean;

/** The two lists of what is to come: what was chosen by hand, and the rest of the context. */
export type QueueGroup = 'manual' | 'context';
