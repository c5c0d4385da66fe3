import type { TrackSummary } from '@kantele/api/contract/tracks';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Store } from '../lib/store.ts';
import type { PlayerActions } from './contract.ts';
import type { PlayerView } from './player-types.ts';
import type { PlayerPreferences } from './preferences.ts';
import { emptyState, noPosition, type PlayerState, type Position } from './state.ts';

export const PlayerContext = createContext<PlayerView | null>(null);

/** The whole player, for its own parts. */
export function usePlayerObject(): PlayerView {
  const player = useContext(PlayerContext);
  if (!player) throw new Error('The player needs a PlayerProvider above it.');
  return player;
}

/** What can be done with the player. The object never changes; reading it subscribes to nothing. */
export function usePlayer(): PlayerActions {
  return usePlayerObject().actions;
}

/**
 * A part of the player's state. The selector must return the same value for the same state: a field, or something
 * computed to a plain value, not a new object.
 */
export function usePlayerState<Value>(selector: (state: PlayerState) => Value): Value {
  const { state } = usePlayerObject();
  return useSyncExternalStore(
    state.subscribe,
    () => selector(state.get()),
    () => selector(emptyState),
  );
}

/** Whether a track is the current one, and how; a row that is not concerned does not render again. */
export function useTrackState(trackId: number): 'playing' | 'paused' | null {
  return usePlayerState(({ queue, playing }) => {
    if (queue.current?.trackId !== trackId) return null;
    return playing ? 'playing' : 'paused';
  });
}

/** Where the current track stands; renders several times a second, so for the bar only. */
export function usePosition(): Position {
  const { position } = usePlayerObject();
  return useSyncExternalStore(position.subscribe, position.get, () => noPosition);
}

/** What is known of a track; fetched when nothing is. Undefined until it has come, and for one that is gone. */
export function useKnownTrack(trackId: number): TrackSummary | undefined {
  const { tracks } = usePlayerObject();
  const track = useSyncExternalStore(
    tracks.subscribe,
    () => tracks.get(trackId),
    () => undefined,
  );
  useEffect(() => {
    if (!track) tracks.need([trackId]);
  }, [tracks, trackId, track]);
  return track;
}

/** Any other store of the player: history, saved queues, preferences. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** How the listener likes to listen. */
export const usePreferences = (): PlayerPreferences => useStore(usePlayerObject().preferences);
