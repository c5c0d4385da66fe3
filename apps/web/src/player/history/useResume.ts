import type { TrackSummary } from '@kantele/api/contract/tracks';
import { useSyncExternalStore } from 'react';
import type { PlayContext } from '../../catalogue/play-context.ts';
import { kinds } from '../../catalogue/registry.ts';
import { usePlayerObject, usePlayerState } from '../hooks.ts';
import { currentTrack } from '../state.ts';

/** Where the listener left off. Times are in milliseconds, the position in whole seconds. */
export interface Resume {
  track: TrackSummary;
  context: PlayContext;
  positionMs: number;
  durationMs: number;
  remainingMs: number;
  /** Plays on from there. */
  resume(): void;
}

/** The last track, its context and position from this browser's own history; null on the server and without any. */
export function useResume(): Resume | null {
  const { position, actions } = usePlayerObject();
  const track = usePlayerState(currentTrack);
  const context = usePlayerState(({ queue }) => queue.context);
  const positionMs = useSyncExternalStore(
    position.subscribe,
    () => Math.floor(position.get().positionMs / 1000) * 1000,
    () => 0,
  );
  if (!track) return null;
  const durationMs = track.duration ?? 0;
  return {
    track,
    context: context ?? kinds.track.plays.context(track),
    positionMs,
    durationMs,
    remainingMs: Math.max(0, durationMs - positionMs),
    resume: actions.resume,
  };
}
