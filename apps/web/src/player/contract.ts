import type { TrackSummary } from '@kantele/api/contract/tracks';

/** Where playing started: shown as "Next from …", sent with play reports. */
export interface PlayContext {
  type: 'album' | 'artist' | 'genre' | 'track' | 'search' | 'channel';
  id: number | null;
  name: string;
  /** Address of the page. */
  path: string;
  /** Address of its own picture, for lists of what was played; the cover of the track stands in. */
  image?: string | null;
  /** What it is ("LP"), in English: it is kept over changes of language. Made from the type when left out. */
  kind?: string;
  /** Whose it is; made from the track when left out. */
  subtitle?: string;
}

/** Stable functions; calling them never re-renders the caller. */
export interface PlayerActions {
  /** Starts a new context at a track; your own queue (manual items) stays and plays first after it. */
  play(tracks: readonly TrackSummary[], index: number, context: PlayContext): void;
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
  /** Position of the slider, 0–1. */
  setVolume(volume: number): void;
  toggleMute(): void;
  toggleShuffle(): void;
  cycleRepeat(): void;
  playNext(tracks: readonly TrackSummary[]): void;
  addToQueue(tracks: readonly TrackSummary[]): void;
  /** Plays an item of the queue now; `itemId` is the item's own id, not the track's. */
  playItem(itemId: number): void;
  removeItem(itemId: number): void;
  /** Empties your own queue; the toast offers Undo. */
  clearQueue(): void;
  /** Tries a track again after an error. */
  retry(): void;
}
