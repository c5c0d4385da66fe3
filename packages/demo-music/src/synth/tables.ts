/** Wavetables and small building blocks shared by the instruments. */

export const RATE = 48000;
const TAU = 6.283185307179586;

const SINE_SIZE = 16384;
/** Sine over one cycle; index with `(phase * 16384) & 16383`, phase in cycles. */
export const SINE = Float32Array.from({ length: SINE_SIZE }, (_, i) => Math.sin((i / SINE_SIZE) * TAU));
export const SINE_MASK = SINE_SIZE - 1;

/** One cycle plus a guard sample for interpolation. */
export const TABLE_SIZE = 2048;

/** Frequency of a MIDI pitch in Hz. */
export function hertz(midi: number): number {
  return 440 * Math.exp((midi - 69) * 0.057762265046662105);
}

/** Builds a single-cycle table from harmonic amplitudes (index 0 = fundamental). */
export function harmonicTable(amplitudes: ArrayLike<number>): Float32Array {
  const table = new Float32Array(TABLE_SIZE + 1);
  const ratio = SINE_SIZE / TABLE_SIZE;
  for (let k = 0; k < amplitudes.length; k++) {
    const a = amplitudes[k] as number;
    if (a > -1e-5 && a < 1e-5) continue;
    const step = (k + 1) * ratio;
    // A phase of its own for every harmonic keeps the wave from peaking.
    const phase = (k * k * 911) & SINE_MASK;
    for (let i = 0; i < TABLE_SIZE; i++) {
      table[i] = (table[i] as number) + a * (SINE[(i * step + phase) & SINE_MASK] as number);
    }
  }
  table[TABLE_SIZE] = table[0] as number;
  return table;
}

/** Scales a table to an RMS of 0.35 in place. */
export function level(table: Float32Array): Float32Array {
  let sum = 0;
  for (let i = 0; i < TABLE_SIZE; i++) sum += (table[i] as number) * (table[i] as number);
  const gain = 0.35 / Math.sqrt(sum / TABLE_SIZE + 1e-12);
  for (let i = 0; i <= TABLE_SIZE; i++) table[i] = (table[i] as number) * gain;
  return table;
}

const cache = new Map<string, Float32Array>();

/** Keeps a table by name for the life of the process. */
export function cached(key: string, make: () => Float32Array): Float32Array {
  let table = cache.get(key);
  if (!table) {
    table = make();
    if (cache.size > 400) cache.clear();
    cache.set(key, table);
  }
  return table;
}

/** Band-limited saw, square or triangle, one table for every third of an octave. */
export function analogTable(shape: 'saw' | 'square' | 'pulse' | 'triangle', frequency: number): Float32Array {
  const band = Math.ceil(Math.log2(frequency / 20) * 3);
  return cached(`${shape}:${band}`, () => {
    const top = 20 * 2 ** (band / 3);
    const count = Math.max(1, Math.min(420, Math.floor(19000 / top)));
    const amplitudes = new Float32Array(count);
    for (let k = 1; k <= count; k++) {
      if (shape === 'saw') amplitudes[k - 1] = 1 / k;
      else if (shape === 'square') amplitudes[k - 1] = k % 2 === 1 ? 1 / k : 0;
      else if (shape === 'pulse') amplitudes[k - 1] = Math.sin(k * 0.8) / k;
      else amplitudes[k - 1] = k % 2 === 1 ? 1 / (k * k) : 0;
    }
    return level(harmonicTable(amplitudes));
  });
}

/** White noise for the instruments: an xorshift, cheap enough for the inner loops. */
export class Noise {
  private state: number;

  constructor(seed: number) {
    this.state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) | 0 || 1;
  }

  /** A sample in [-1, 1). */
  next(): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return x / 2147483648;
  }
}

/** Two-pole filter (trapezoidal state variable); call `tune` now and then, `low`/`band`/`high` per sample. */
export class Svf {
  private s1 = 0;
  private s2 = 0;
  private g = 0;
  private k = 1;
  private a = 0;

  /** Sets cutoff in Hz and resonance 0…1. */
  tune(cutoff: number, resonance: number): void {
    const x = Math.min(0.46, Math.max(0.0003, cutoff / RATE)) * Math.PI;
    this.g = Math.tan(x);
    this.k = 2 - 1.9 * resonance;
    this.a = 1 / (1 + this.g * (this.g + this.k));
  }

  low(input: number): number {
    const high = (input - (this.k + this.g) * this.s1 - this.s2) * this.a;
    const band = this.g * high + this.s1;
    this.s1 = this.g * high + band;
    const low = this.g * band + this.s2;
    this.s2 = this.g * band + low;
    return low;
  }

  band(input: number): number {
    const high = (input - (this.k + this.g) * this.s1 - this.s2) * this.a;
    const band = this.g * high + this.s1;
    this.s1 = this.g * high + band;
    const low = this.g * band + this.s2;
    this.s2 = this.g * band + low;
    return band * this.k;
  }

  high(input: number): number {
    const high = (input - (this.k + this.g) * this.s1 - this.s2) * this.a;
    const band = this.g * high + this.s1;
    this.s1 = this.g * high + band;
    const low = this.g * band + this.s2;
    this.s2 = this.g * band + low;
    return high;
  }
}
