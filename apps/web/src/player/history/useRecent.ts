import { useSyncExternalStore } from 'react';
import { usePlayerObject } from '../hooks.ts';
import type { Recent } from './recent.ts';

export type { Recent };

const none: readonly Recent[] = [];

/** Up to eight contexts played lately in this browser, newest first; empty on the server. */
export function useRecent(): readonly Recent[] {
  const { recent } = usePlayerObject();
  return useSyncExternalStore(recent.subscribe, recent.get, () => none);
}
