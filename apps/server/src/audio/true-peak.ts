/**
 * True peak (BS.1770-4 annex 2): the highest value of the signal oversampled four times. Interpolating every
 * sample costs as much as encoding; here a stretch is interpolated only when it could hold a new maximum.
 *
 * The bound: between two samples the interpolated curve leaves the straight line by at most
 * `bend * D`, where D is the largest second difference under the kernel and `bend` a constant of the kernel
 * (the sum of |second cumulative sum of kernel - line|). Nothing is estimated, so the result is that of the
 * full computation.
 */

/** Taps on each side of the gap that is interpolated. */
const half = 12;
const taps = 2 * half;

interface Phase {
  kernel: Float64Array;
  bend: number;
}

/**
 * Kaiser-windowed sinc (beta 7) at a quarter, a half and three quarters of the gap, exact on straight lines.
 */
const phases: Phase[] = [0.25, 0.5, 0.75].map((fraction) => {
  const kernel = new Float64Array(taps);
  for (let tap = 0; tap < taps; tap++) {
    const x = fraction - (tap - half + 1);
    const edge = x / half;
    kernel[tap] =
      (Math.sin(Math.PI * x) / (Math.PI * x)) * bessel(7 * Math.sqrt(Math.max(0, 1 - edge * edge)));
  }
  const sum = kernel.reduce((total, value) => total + value, 0);
  for (let tap = 0; tap < taps; tap++) kernel[tap] = (kernel[tap] ?? 0) / sum;
  // Exact on straight lines: the remaining first moment goes into the two middle taps.
  let moment = -fraction;
  for (let tap = 0; tap < taps; tap++) moment += (kernel[tap] ?? 0) * (tap - half + 1);
  kernel[half - 1] = (kernel[half - 1] ?? 0) + moment;
  kernel[half] = (kernel[half] ?? 0) - moment;
  let first = 0;
  let second = 0;
  let bend = 0;
  for (let tap = 0; tap < taps; tap++) {
    const line = tap === half - 1 ? 1 - fraction : tap === half ? fraction : 0;
    first += (kernel[tap] ?? 0) - line;
    second += first;
    bend += Math.abs(second);
  }
  return { kernel, bend };
});

const worstBend = Math.max(...phases.map((phase) => phase.bend));

function bessel(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; k < 30; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

export class TruePeakMeter {
  private readonly channels: number;
  /** Highest value so far; full scale is 1. */
  private highest = 0;

  constructor(channels: number) {
    this.channels = channels;
  }

  /** Sample peak of a block: raises the floor that candidates must pass. */
  sample(peak: number): void {
    if (peak > this.highest) this.highest = peak;
  }

  /**
   * Whether a stretch of this sample peak, under kernels that see nothing above `near`, can hold a new
   * maximum: a second difference is at most four times the highest sample.
   */
  possible(peak: number, near: number): boolean {
    return peak + worstBend * 4 * near > this.highest;
  }

  /**
   * Looks between each of the `count` frames from frame `from` on and its successor; needs 13 frames around.
   */
  between(pcm: Float32Array, from: number, count: number): void {
    const step = this.channels;
    const margin = worstBend * largestBend(pcm, (from - half) * step, (from + count + half) * step, step);
    const end = (from + count) * step;
    for (let at = from * step; at < end; at++) {
      const here = Math.abs(pcm[at] ?? 0);
      const next = Math.abs(pcm[at + step] ?? 0);
      if (Math.max(here, next) + margin <= this.highest) continue;
      for (const { kernel } of phases) {
        let sum = 0;
        let index = at - (half - 1) * step;
        for (let tap = 0; tap < taps; tap++) {
          sum += (kernel[tap] ?? 0) * (pcm[index] ?? 0);
          index += step;
        }
        if (sum < 0) sum = -sum;
        if (sum > this.highest) this.highest = sum;
      }
    }
  }

  /** dBTP; null for digital silence. */
  finish(): number | null {
    return this.highest === 0 ? null : 20 * Math.log10(this.highest);
  }
}

function largestBend(pcm: Float32Array, from: number, to: number, step: number): number {
  let largest = 0;
  for (let i = from; i < to; i++) {
    const bend = (pcm[i - step] ?? 0) - 2 * (pcm[i] ?? 0) + (pcm[i + step] ?? 0);
    if (bend > largest) largest = bend;
    else if (-bend > largest) largest = -bend;
  }
  return largest;
}
