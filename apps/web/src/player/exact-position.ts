import { useEffect, useRef } from 'react';
import { usePlayerObject } from './hooks.ts';

/** Browsers tell the position about four times a second; what is added to it at most, in milliseconds. */
const mostMs = 500;

/** Reads where the current track stands at this very moment, between two reports of the browser too. */
export function useExactPosition(): () => number {
  const { position, state, preferences } = usePlayerObject();
  const told = useRef(performance.now());
  useEffect(
    () =>
      position.subscribe(() => {
        told.current = performance.now();
      }),
    [position],
  );
  return () => {
    const { positionMs, durationMs } = position.get();
    const { playing, buffering } = state.get();
    if (!playing || buffering) return positionMs;
    const since = Math.min(mostMs, performance.now() - told.current) * preferences.get().rate;
    return Math.min(durationMs || Number.POSITIVE_INFINITY, positionMs + since);
  };
}
