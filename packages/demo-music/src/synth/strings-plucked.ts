import type { Instrument, Stroke } from './instrument.ts';
import { hertz, Noise, RATE, Svf } from './tables.ts';

interface PluckOptions {
  /** Seconds to fall by 60 dB at middle C. */
  decay: number;
  /** 0 bright … 0.5 dull loop filter. */
  damp: number;
  /** Where the string is plucked, as a share of its length. */
  position: number;
  /** Cutoff of the pluck itself in Hz at full strength. */
  bright: number;
  /** Resonances of the body: frequency and gain. */
  body?: readonly (readonly [number, number])[];
  /** Detuning of a second string in cents. */
  second?: number;
  gain: number;
}

function pluckString(
  stroke: Stroke,
  options: PluckOptions,
  cents: number,
  level: number,
  seed: number,
): void {
  const { out, length, midi, velocity } = stroke;
  const frequency = hertz(midi + cents / 100);
  const period = RATE / frequency;
  const damp = options.damp;
  const size = Math.floor(period - damp - 0.2);
  const fraction = period - damp - size;
  const allpass = (1 - fraction) / (1 + fraction);
  const seconds = options.decay * Math.exp((60 - midi) * 0.022);
  const loss = Math.exp((-6.91 * period) / (RATE * seconds));
  const line = new Float32Array(size);
  const noise = new Noise(seed);
  const cutoff = options.bright * (0.25 + 0.75 * velocity * velocity) + frequency;
  const smooth = 1 - Math.exp((-6.2832 * cutoff) / RATE);
  let one = 0;
  let two = 0;
  let mean = 0;
  for (let i = 0; i < size; i++) {
    one += smooth * (noise.next() - one);
    two += smooth * (one - two);
    line[i] = two;
    mean += two / size;
  }
  const offset = Math.max(1, Math.floor(size * options.position));
  const shaped = new Float32Array(size);
  let energy = 1e-9;
  for (let i = 0; i < size; i++) {
    const v = (line[i] as number) - mean - 0.85 * ((line[(i + size - offset) % size] as number) - mean);
    shaped[i] = v;
    energy += v * v;
  }
  const gain = (level * 0.32) / Math.sqrt(energy / size);
  for (let i = 0; i < size; i++) line[i] = (shaped[i] as number) * gain;
  let pointer = 0;
  let last = 0;
  let apIn = 0;
  let apOut = 0;
  for (let i = 0; i < length; i++) {
    const value = line[pointer] as number;
    out[i] = (out[i] as number) + value;
    const filtered = loss * ((1 - damp) * value + damp * last);
    last = value;
    const tuned = allpass * (filtered - apOut) + apIn;
    apIn = filtered;
    apOut = tuned;
    line[pointer] = tuned;
    if (++pointer === size) pointer = 0;
  }
}

/** A plucked string after Karplus and Strong with a pluck point, a loop filter, fine tuning and a body. */
export function pluck(options: PluckOptions, release: number, ring: number): Instrument {
  return {
    release,
    ring,
    takes: 2,
    play(stroke) {
      pluckString(stroke, options, 0, options.second ? 0.6 : 1, stroke.seed);
      if (options.second) pluckString(stroke, options, options.second, 0.45, stroke.seed + 77);
      const { out, length } = stroke;
      if (options.body) {
        const filters = options.body.map(([frequency]) => {
          const filter = new Svf();
          filter.tune(frequency, 0.82);
          return filter;
        });
        const [f0, f1] = filters as [Svf, Svf];
        const g0 = options.body[0]?.[1] ?? 0;
        const g1 = options.body[1]?.[1] ?? 0;
        for (let i = 0; i < length; i++) {
          const v = out[i] as number;
          out[i] = (v + g0 * f0.band(v) + g1 * f1.band(v)) * options.gain;
        }
      } else {
        for (let i = 0; i < length; i++) out[i] = (out[i] as number) * options.gain;
      }
      const ramp = 40;
      for (let i = 0; i < ramp && i < length; i++) out[i] = ((out[i] as number) * i) / ramp;
    },
  };
}

const GUITAR_BODY = [
  [105, 1.3],
  [215, 0.9],
] as const;

export const kantele = pluck(
  {
    decay: 5.5,
    damp: 0.12,
    position: 0.19,
    bright: 5200,
    second: 2.2,
    gain: 0.85,
    body: [
      [330, 0.5],
      [690, 0.35],
    ],
  },
  0.5,
  6,
);
export const nylon = pluck(
  { decay: 3, damp: 0.34, position: 0.28, bright: 2600, gain: 0.95, body: GUITAR_BODY },
  0.16,
  3.5,
);
export const steel = pluck(
  { decay: 4, damp: 0.17, position: 0.15, bright: 5200, gain: 0.8, body: GUITAR_BODY },
  0.2,
  4,
);
export const electric = pluck({ decay: 5, damp: 0.2, position: 0.13, bright: 4200, gain: 0.85 }, 0.08, 5);
export const muted = pluck({ decay: 0.5, damp: 0.4, position: 0.2, bright: 2600, gain: 1 }, 0.05, 0.8);
export const bassGuitar = pluck(
  { decay: 3, damp: 0.42, position: 0.22, bright: 1500, gain: 1.05 },
  0.07,
  3.5,
);
export const upright = pluck(
  {
    decay: 1.1,
    damp: 0.47,
    position: 0.3,
    bright: 800,
    gain: 1.1,
    body: [
      [98, 0.9],
      [190, 0.4],
    ],
  },
  0.09,
  2.2,
);
export const harp = pluck({ decay: 3.4, damp: 0.3, position: 0.4, bright: 3000, gain: 0.95 }, 0.7, 4);
