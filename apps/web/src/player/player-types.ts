import type { TrackSummary } from '@kantele/api/contract/tracks';
import type { Translate } from '@kantele/api/translate';
import type { Store } from '../lib/store.ts';
import type { PlayerActions } from './contract.ts';
import type { Engine } from './engine/engine.ts';
import type { FailedTrack } from './failures.ts';
import type { HistoryEntry } from './history/history.ts';
import type { Recent } from './history/recent.ts';
import type { PlayReport, PlaySession } from './plays/session.ts';
import type { LoudnessMode, PlayerPreferences } from './preferences.ts';
import type { SavedQueue } from './queue/saved.ts';
import type { Queue } from './queue/types.ts';
import type { PlayerState, Position } from './state.ts';
import type { FetchTracks, KnownTracks } from './tracks/known-tracks.ts';

/** Everything the player needs from outside; tests give their own. */
export interface Dependencies {
  engine: Engine;
  fetchTracks: FetchTracks;
  /** Milliseconds since the epoch. */
  now(): number;
  uuid(): string;
  /** Calls once after that many milliseconds, unless cancelled by the returned function. */
  after(ms: number, call: () => void): () => void;
  report(play: PlayReport): void;
  /** Into the language the page is in at that moment. */
  t: Translate;
  notify(message: string, action?: { label: string; onPress: () => void }): void;
  /** Leads to the tracks that could not be played; null where nothing can be shown beside the page. */
  toFailures(): (() => void) | null;
  /** Says which limit of the listener's plan stops a track, with the way to the plans where one lifts it. */
  tellLimit(trackId: number): void;
  /** Playback was asked for here. */
  started(): void;
  /** Playback stopped here. */
  stopped(): void;
  /** What plays in another tab, which falls silent; null when no tab answers. */
  takeOver(): Promise<Saved | null>;
}

/** Where playing stood. */
export interface Progress {
  positionMs: number;
  /** Length of the track, once the sound itself has told it; the server may not know it yet. */
  durationMs: number;
  /** The start of the track under way, so that a reload does not make it two plays. */
  play: PlaySession | null;
}

export interface Saved extends Partial<Progress> {
  queue?: Queue;
  /** What is known of the tracks around the current one. */
  tracks?: readonly TrackSummary[];
  recent?: readonly Recent[];
  history?: readonly HistoryEntry[];
  savedQueues?: readonly SavedQueue[];
  preferences?: PlayerPreferences;
  volume?: number;
  muted?: boolean;
}

/** What the player knows, to listen to. */
export interface PlayerStores {
  state: Store<PlayerState>;
  position: Store<Position>;
  tracks: KnownTracks;
  /** Contexts played lately, newest first. */
  recent: Store<readonly Recent[]>;
  /** Tracks heard, newest first. */
  history: Store<readonly HistoryEntry[]>;
  savedQueues: Store<readonly SavedQueue[]>;
  /** Tracks that could not be played and have not been since, newest first. */
  failures: Store<readonly FailedTrack[]>;
  preferences: Store<PlayerPreferences>;
}

/** What the parts of the page have of the player: state to listen to, and what can be done. */
export interface PlayerView extends PlayerStores {
  actions: PlayerActions;
}

/** The player itself. */
export interface Player extends PlayerView {
  /** Attaches the engine and the world; the returned function detaches them. */
  connect(dependencies: Dependencies): () => void;
  /** The default for listeners who have not chosen a value. */
  setSiteLoudness(mode: LoudnessMode): void;
  /** Puts back what was stored; the queue is ignored once something has been loaded. */
  restore(saved: Saved): void;
  /** What has to be stored to go on after a reload, apart from the queue. */
  progress(): Progress;
  /** Another tab plays, or no longer does. */
  setElsewhere(elsewhere: boolean): void;
}
