import type { TrackSummary } from '@kantele/api/contract/tracks';
import { emptyQueue } from './queue/empty-queue.ts';
import type { Queue } from './queue/types.ts';

/** Everything the player shows, except the position. */
export interface PlayerState {
  queue: Queue;
  /** What is known of the current track; null without one, and until it has been fetched. */
  track: TrackSummary | null;
  /** What was asked for: true at once on play, also while sound has yet to start. */
  playing: boolean;
  /** Asked to play, and no sound yet or no more. */
  buffering: boolean;
  /** No sound for more than a second although it is to play, and what it waits for; said in words. */
  waiting: 'sound' | 'preparation' | null;
  /** The current track cannot be played. */
  failed: boolean;
  /** Data cannot be fetched; what is loaded still plays. */
  offline: boolean;
  /** Another tab of this browser plays. */
  elsewhere: boolean;
  /** Position of the slider, 0–1; kept while muted. */
  volume: number;
  muted: boolean;
}

export const emptyState: PlayerState = {
  queue: emptyQueue,
  track: null,
  playing: false,
  buffering: false,
  waiting: null,
  failed: false,
  offline: false,
  elsewhere: false,
  volume: 1,
  muted: false,
};

/** Where the current track stands, in milliseconds. */
export interface Position {
  positionMs: number;
  durationMs: number;
  /** End of the loaded range around the position. */
  bufferedMs: number;
}

export const noPosition: Position = { positionMs: 0, durationMs: 0, bufferedMs: 0 };

export const currentTrack = (state: PlayerState): TrackSummary | null => state.track;
