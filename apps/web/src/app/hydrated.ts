import { useEffect, useSyncExternalStore } from 'react';
import { replayEvents } from './pre-hydration-events.ts';

const never = () => () => {};

/** False on the server and in the first render of the browser, so both agree; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * For the frame of a page: marks the document once the frame is alive (`data-hydrated`). Not for the root: what stands inside a route
 * hydrates after it, and until then it handles no events. Those recorded before are replayed now.
 */
export function useMarkHydrated(): void {
  useEffect(replayEvents, []);
}
