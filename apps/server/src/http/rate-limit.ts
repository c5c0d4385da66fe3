/** Counts attempts by key in a sliding pair of windows; memory is bounded. */
export interface Attempts {
  /** Counts one attempt; answers 0, or the milliseconds to wait when there were too many. */
  take(key: string): number;
}

const keysAtMost = 50_000;

/** At most `max` attempts in `windowMs` for each key, per process. */
export function attempts(options: { max: number; windowMs: number }): Attempts {
  const counts = new Map<string, { count: number; until: number }>();
  return {
    take(key) {
      const now = performance.now();
      const entry = counts.get(key);
      if (!entry || entry.until <= now) {
        if (counts.size >= keysAtMost) {
          for (const [other, { until }] of counts) if (until <= now) counts.delete(other);
          if (counts.size >= keysAtMost) counts.delete(counts.keys().next().value ?? '');
        }
        counts.set(key, { count: 1, until: now + options.windowMs });
        return 0;
      }
      entry.count += 1;
      return entry.count > options.max ? entry.until - now : 0;
    },
  };
}
