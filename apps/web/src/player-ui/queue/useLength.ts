import { useSyncExternalStore } from 'react';
import { useT } from '../../app/i18n.tsx';
import { roughLength } from '../../lib/durations.ts';
import { usePlayerObject } from '../../player/hooks.ts';
import type { QueueItem } from '../../player/queue/types.ts';

/** Longer lists are not added up: most of their songs are not known. */
const most = 100;

/** How long items last together, in words; null while one of them is not known. */
export function useLength(items: readonly QueueItem[]): string | null {
  const t = useT();
  const { tracks } = usePlayerObject();
  const total = () => {
    if (items.length > most) return null;
    let sum = 0;
    for (const { trackId } of items) {
      const duration = tracks.get(trackId)?.duration;
      if (!duration) return null;
      sum += duration;
    }
    return sum;
  };
  const length = useSyncExternalStore(tracks.subscribe, total, () => null);
  return length === null ? null : roughLength(length, t);
}
