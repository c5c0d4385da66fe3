/**
 * Cross-correlation of two pieces of sound through the Fourier transform. The treble of both is raised
 * first, which sharpens the peak of sounds that are mostly bass.
 */

/** How alike two sounds are at each shift. */
export interface Correlation {
  /** Normalised correlation without any shift, -1 to 1. */
  atZero: number;
  /** The highest over all shifts. */
  best: number;
  /** Shift of the highest: positive = `heard` comes too late, samples. */
  lag: number;
  /**
   * Part of the sound's energy that raising the treble leaves: under 0.005 there is nothing above about 300
   * Hz.
   */
  treble: number;
}

/**
 * Compares `sound` with `heard`, which holds `range` more samples on both sides. Both begin one sample early: its
 * predecessor decides what the first one is worth, in the source as in the decode.
 *
 * @param range largest shift looked at, samples
 */
export function correlate(sound: Float64Array, heard: Float64Array, range: number): Correlation {
  const a = emphasise(sound);
  const b = emphasise(heard);
  let size = 1;
  while (size < b.length) size *= 2;
  const product = multiplyConjugate(spectrum(a, size), spectrum(b, size));
  transform(product.re, product.im, true);
  const energyOfSound = energy(a, 0, a.length);
  const energies = new Float64Array(2 * range + 1);
  let running = energy(b, 0, a.length);
  for (let shift = 0; shift <= 2 * range; shift++) {
    energies[shift] = running;
    running += (b[shift + a.length] ?? 0) ** 2 - (b[shift] ?? 0) ** 2;
  }
  // Where nothing is heard every quotient is noise: the divisor stays above a thousandth of the loudest
  // place.
  const floor = 1e-3 * energies.reduce((highest, value) => Math.max(highest, value), 0) + 1e-12;
  const treble = energyOfSound / (energy(sound, 0, sound.length) + 1e-12);
  const result: Correlation = { atZero: 0, best: Number.NEGATIVE_INFINITY, lag: 0, treble };
  for (let shift = 0; shift <= 2 * range; shift++) {
    const value = (product.re[shift] ?? 0) / Math.sqrt(energyOfSound * Math.max(floor, energies[shift] ?? 0));
    if (shift === range) result.atZero = value;
    if (value > result.best) {
      result.best = value;
      result.lag = shift - range;
    }
  }
  return result;
}

interface Complex {
  re: Float64Array;
  im: Float64Array;
}

function emphasise(sound: Float64Array): Float64Array {
  const out = new Float64Array(sound.length - 1);
  for (let i = 0; i < out.length; i++) out[i] = (sound[i + 1] ?? 0) - 0.95 * (sound[i] ?? 0);
  return out;
}

export function energy(sound: Float64Array, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += (sound[i] ?? 0) ** 2;
  return sum;
}

function spectrum(sound: Float64Array, size: number): Complex {
  const re = new Float64Array(size);
  re.set(sound);
  const im = new Float64Array(size);
  transform(re, im, false);
  return { re, im };
}

/** conj(a) * b, in place of a. */
function multiplyConjugate(a: Complex, b: Complex): Complex {
  for (let i = 0; i < a.re.length; i++) {
    const [ar, ai, br, bi] = [a.re[i] ?? 0, a.im[i] ?? 0, b.re[i] ?? 0, b.im[i] ?? 0];
    a.re[i] = ar * br + ai * bi;
    a.im[i] = ar * bi - ai * br;
  }
  return a;
}

/** Radix-2 Fourier transform in place; the length is a power of two. */
function transform(re: Float64Array, im: Float64Array, inverse: boolean): void {
  const n = re.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      swap(re, i, j);
      swap(im, i, j);
    }
  }
  for (let length = 2; length <= n; length *= 2) {
    const angle = ((inverse ? 2 : -2) * Math.PI) / length;
    const half = length / 2;
    for (let k = 0; k < half; k++) {
      const cos = Math.cos(angle * k);
      const sin = Math.sin(angle * k);
      for (let p = k; p < n; p += length) {
        const q = p + half;
        const xr = (re[q] ?? 0) * cos - (im[q] ?? 0) * sin;
        const xi = (re[q] ?? 0) * sin + (im[q] ?? 0) * cos;
        re[q] = (re[p] ?? 0) - xr;
        im[q] = (im[p] ?? 0) - xi;
        re[p] = (re[p] ?? 0) + xr;
        im[p] = (im[p] ?? 0) + xi;
      }
    }
  }
  if (!inverse) return;
  for (let i = 0; i < n; i++) {
    re[i] = (re[i] ?? 0) / n;
    im[i] = (im[i] ?? 0) / n;
  }
}

function swap(values: Float64Array, i: number, j: number): void {
  const kept = values[i] ?? 0;
  values[i] = values[j] ?? 0;
  values[j] = kept;
}
