import type { TrackSummary } from '@kantele/api/contract/tracks';
import type { Tracks } from '../catalogue/lists/list-ids.ts';
import type { PlayContext } from '../catalogue/play-context.ts';
import type { PlayerPreferences } from './preferences.ts';
import type { QueueGroup } from './queue/types.ts';

/** Stable functions; calling them never re-renders the caller. */
export interface PlayerActions {
  /** Starts a new context at a track; your own queue (manual items) stays and plays first after it. */
  play(tracks: Tracks, index: number, context: PlayContext): void;
  /**
   * Gives the context that plays all its tracks, when it was started with a part of them; `index` is where it was
   * started. Ignored when another context plays.
   */
  fill(tracks: Tracks, index: number, context: PlayContext): void;
  toggle(): void;
  /** Plays what is loaded, from where it stands. */
  resume(): void;
  pause(): void;
  /** Also skips a track that cannot be played. */
  next(): void;
  /** Restarts the track when more than 3 s in. */
  previous(): void;
  /** Milliseconds in the current track. */
  seek(positionMs: number): void;
  /** Milliseconds forward, or back when negative. */
  skip(ms: number): void;
  /** Position of the slider, 0–1. */
  setVolume(volume: number): void;
  toggleMute(): void;
  toggleShuffle(): void;
  cycleRepeat(): void;
  playNext(tracks: Tracks): void;
  addToQueue(tracks: Tracks): void;
  /** Plays an item of the queue now; `itemId` is the item's own id, not the track's. */
  playItem(itemId: number): void;
  /** Takes items out of the queue; the toast offers Undo. */
  removeItems(itemIds: readonly number[]): void;
  /** Puts items that are to come into a group, before the item `before` of it; null for its end. Offers Undo. */
  moveItems(itemIds: readonly number[], to: { group: QueueGroup; before: number | null }): void;
  /** Puts tracks from elsewhere into a group, before the item `before` of it; null for its end. */
  insert(tracks: Tracks, to: { group: QueueGroup; before: number | null }): void;
  /** Empties your own queue; the toast offers Undo. */
  clearQueue(): void;
  /** Keeps what is to come, as ids of tracks, under a name; see `savedQueues` of the player. */
  saveQueue(name: string): void;
  /** Plays a kept queue from its start. */
  playSaved(id: string): void;
  /** Offers Undo. */
  deleteSaved(id: string): void;
  /** Tries a track again after an error. */
  retry(): void;
  /** Plays a track of the list of those that could not be played. */
  retryFailed(trackId: number): void;
  /** Empties that list. */
  clearFailures(): void;
  /** Takes over what plays in another tab, where it stands there. */
  playHere(): void;
  /** Somebody points at a track: what its first sound needs is fetched. */
  warm(track: TrackSummary): void;
  setPreferences(change: Partial<PlayerPreferences>): void;
}
