import type { TrackSummary } from '@kantele/api/contract/tracks';

/** Where playing started: shown as "Next from …", sent with play reports. */
export interface PlayContext {
  type: 'album' | 'artist' | 'genre' | 'track' | 'search' | 'channel';
  id: number | null;
  name: string;
  /** Address of the page. */
  path: string;
}

/** Stable functions; calling them never re-renders the caller. */
export interface PlayerActions {
  /** Starts a new context at a track; your own queue (manual items) stays and plays first after it. */
  play(tracks: readonly TrackSummary[], index: number, context: PlayContext): void;
  toggle(): void;
  pause(): void;
  next(): void;
  /** Restarts the track when more than 3 s in. */
  previous(): void;
  /** Milliseconds in the current track. */
  seek(positionMs: number): void;
  setVolume(volume: number): void;
  toggleMute(): void;
  toggleShuffle(): void;
  cycleRepeat(): void;
  playNext(tracks: readonly TrackSummary[]): void;
  addToQueue(tracks: readonly TrackSummary[]): void;
}
