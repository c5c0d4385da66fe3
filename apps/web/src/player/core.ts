import type { TrackSummary } from '@kantele/api/contract/tracks';
import { createStore } from '../lib/store.ts';
import { isPlayable } from '../lib/words.ts';
import type { FailedTrack } from './failures.ts';
import type { HistoryEntry } from './history/history.ts';
import type { Recent } from './history/recent.ts';
import type { Dependencies, PlayerStores } from './player-types.ts';
import { createPlays, type Plays } from './plays/plays.ts';
import { defaultPreferences, type LoudnessMode, type PlayerPreferences } from './preferences.ts';
import type { SavedQueue } from './queue/saved.ts';
import { emptyState, noPosition, type PlayerState, type Position } from './state.ts';
import { createKnownTracks } from './tracks/known-tracks.ts';

/** What the parts of the player share. */
export interface Core extends PlayerStores {
  plays: Plays;
  /** Null until connected. */
  dependencies: Dependencies | null;
  siteLoudness: LoudnessMode;
  patch(change: Partial<PlayerState>): void;
  /** A track nothing is known of may be tried; one that is gone, missing or broken may not. */
  playable(trackId: number): boolean;
  /** Keeps what is known of tracks that came with a call, and gives their ids. */
  idsOf(tracks: readonly (TrackSummary | number)[]): number[];
}

export function createCore(): Core {
  const state = createStore<PlayerState>(emptyState);
  const tracks = createKnownTracks();
  const core: Core = {
    state,
    position: createStore<Position>(noPosition),
    tracks,
    recent: createStore<readonly Recent[]>([]),
    history: createStore<readonly HistoryEntry[]>([]),
    savedQueues: createStore<readonly SavedQueue[]>([]),
    failures: createStore<readonly FailedTrack[]>([]),
    preferences: createStore<PlayerPreferences>(defaultPreferences),
    plays: createPlays(() => core.dependencies),
    dependencies: null,
    siteLoudness: 'auto',
    patch: (change) => state.set({ ...state.get(), ...change }),
    playable(trackId) {
      if (tracks.isGone(trackId)) return false;
      const track = tracks.get(trackId);
      return !track || isPlayable(track);
    },
    idsOf(list) {
      tracks.put(list.filter((track) => typeof track !== 'number'));
      return list.map((track) => (typeof track === 'number' ? track : track.id));
    },
  };
  return core;
}
