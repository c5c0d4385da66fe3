/**
 * A moment as whole seconds plus whole samples at any number of rates, so that thousands of tracks one after the
 * other add up without rounding. Rates are in Hz.
 */
export interface ExactTime {
  readonly seconds: number;
  /** Samples below one second, by rate. */
  readonly samples: ReadonlyMap<number, number>;
}

export const exactSeconds = (seconds: number): ExactTime => ({ seconds, samples: new Map() });

/** The moment so many samples at a rate later. */
export function plusSamples(time: ExactTime, count: number, rate: number): ExactTime {
  const sum = (time.samples.get(rate) ?? 0) + count;
  const samples = new Map(time.samples);
  samples.set(rate, sum % rate);
  return { seconds: time.seconds + Math.floor(sum / rate), samples };
}

/** Seconds, rounded once. */
export function toSeconds({ seconds, samples }: ExactTime): number {
  let fraction = 0;
  for (const [rate, count] of samples) fraction += count / rate;
  return seconds + fraction;
}
