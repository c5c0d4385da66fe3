export interface Pace {
  processed: number;
  /** Of `processed`, those that needed no reading. */
  skipped: number;
  total: number | null;
  started_at: Date | null;
}

/** Files read in a second and seconds left. Files passed over say nothing about the pace. */
export function estimateOf(run: Pace, now: Date): { rate: number | null; seconds: number | null } {
  const nothing = { rate: null, seconds: null };
  if (run.started_at === null || run.total === null) return nothing;
  const seconds = (now.getTime() - run.started_at.getTime()) / 1_000;
  const read = run.processed - run.skipped;
  if (seconds <= 0 || read <= 0) return nothing;
  const rate = read / seconds;
  return {
    rate: Math.round(rate * 10) / 10,
    seconds: Math.ceil(Math.max(0, run.total - run.processed) / rate),
  };
}
