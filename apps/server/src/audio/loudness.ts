/**
 * Integrated loudness after ITU-R BS.1770-4 / EBU R128, computed on the PCM that passes through this process
 * anyway: that costs about a third of ffmpeg's `ebur128` filter and does not depend on ffmpeg's version.
 *
 * Mono is measured as listeners get it, the same sound on both sides ("dual mono"): 3 dB more than one side
 * alone.
 */

interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

/**
 * BS.1770 gives its two filters at 48 kHz; these are the analogue prototypes behind them (as in libebur128).
 */
function shelf(rate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

function highPass(rate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}

const toLoudness = (power: number): number => -0.691 + 10 * Math.log10(power);
const toPower = (loudness: number): number => 10 ** ((loudness + 0.691) / 10);

/** Blocks quieter than this never count (LUFS). */
const absoluteGate = -70;
/** Blocks this far below the mean of the rest do not count either (LU). */
const relativeGate = -10;
/**
 * Filter memory outside of these (full scale = 1) is set to 0: silence never runs on denormal numbers, and what a
 * damaged file decodes to does not stay for ever.
 */
const denormal = 1e-20;
const absurd = 1e10;

type FilterMemory = [number, number, number, number, number, number, number, number];

/** Feeds on interleaved floating point PCM (mono or stereo, full scale 1); keeps one number per 100 ms. */
export class LoudnessMeter {
  private readonly channels: number;
  private readonly stepFrames: number;
  private readonly one: Biquad;
  private readonly two: Biquad;
  /** Left shelf, left high pass, right shelf, right high pass: two numbers each. */
  private memory: FilterMemory = [0, 0, 0, 0, 0, 0, 0, 0];
  private readonly steps: number[] = [];
  private energy = 0;
  private inStep = 0;

  constructor(rate: number, channels: number) {
    this.channels = channels;
    this.stepFrames = Math.max(1, Math.round(rate / 10));
    this.one = shelf(rate);
    this.two = highPass(rate);
  }

  /** Takes frames [from, to) of `pcm`. */
  add(pcm: Float32Array, from: number, to: number): void {
    let at = from;
    while (at < to) {
      const end = Math.min(to, at + this.stepFrames - this.inStep);
      this.filter(pcm, at, end);
      this.inStep += end - at;
      at = end;
      if (this.inStep === this.stepFrames) {
        this.steps.push(this.energy / this.stepFrames);
        this.energy = 0;
        this.inStep = 0;
      }
    }
  }

  /** LUFS; null when nothing passes the absolute gate (silence). */
  finish(): number | null {
    const blocks: number[] = [];
    for (let i = 3; i < this.steps.length; i++) {
      let sum = 0;
      for (let j = i - 3; j <= i; j++) sum += this.steps[j] ?? 0;
      blocks.push(sum / 4);
    }
    // Sounds shorter than one 400 ms block have no standard value: use all there is.
    if (blocks.length === 0) blocks.push(this.meanOfAll());
    const audible = blocks.filter((power) => power > toPower(absoluteGate));
    if (audible.length === 0) return null;
    const gate = toPower(toLoudness(mean(audible)) + relativeGate);
    const loud = audible.filter((power) => power > gate);
    return loud.length === 0 ? null : toLoudness(mean(loud));
  }

  private meanOfAll(): number {
    const frames = this.steps.length * this.stepFrames + this.inStep;
    const whole = this.steps.reduce((sum, step) => sum + step * this.stepFrames, 0);
    return frames === 0 ? 0 : (whole + this.energy) / frames;
  }

  /**
   * Both filters over frames [from, to) of two channels (the same one twice for mono) in one loop with
   * everything in locals: this is where the time goes, and two independent chains run side by side in the
   * processor.
   */
  private filter(pcm: Float32Array, from: number, to: number): void {
    const { b0, b1, b2, a1, a2 } = this.one;
    const { a1: c1, a2: c2 } = this.two;
    const right = this.channels - 1;
    let [s1, s2, t1, t2, u1, u2, v1, v2] = this.memory;
    let energyLeft = 0;
    let energyRight = 0;
    const end = to * this.channels;
    for (let i = from * this.channels; i < end; i += this.channels) {
      const x = pcm[i] ?? 0;
      const p = pcm[i + right] ?? 0;
      const y = b0 * x + s1;
      const q = b0 * p + u1;
      s1 = b1 * x - a1 * y + s2;
      u1 = b1 * p - a1 * q + u2;
      s2 = b2 * x - a2 * y;
      u2 = b2 * p - a2 * q;
      const z = y + t1;
      const r = q + v1;
      t1 = t2 - 2 * y - c1 * z;
      v1 = v2 - 2 * q - c1 * r;
      t2 = y - c2 * z;
      v2 = q - c2 * r;
      energyLeft += z * z;
      energyRight += r * r;
    }
    this.memory = [flush(s1), flush(s2), flush(t1), flush(t2), flush(u1), flush(u2), flush(v1), flush(v2)];
    this.energy += energyLeft + energyRight;
  }
}

const flush = (value: number): number => {
  const size = Math.abs(value);
  return size > denormal && size < absurd ? value : 0;
};

function mean(values: number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}
