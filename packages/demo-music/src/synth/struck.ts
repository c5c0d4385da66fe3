import type { Instrument, Stroke } from './instrument.ts';
import { hertz, Noise, RATE, SINE, SINE_MASK } from './tables.ts';

/** Adds one decaying partial; stops as soon as nothing is left of it. */
export function partial(
  out: Float32Array,
  length: number,
  frequency: number,
  amplitude: number,
  seconds: number,
): void {
  if (frequency > RATE * 0.44 || amplitude < 1e-4) return;
  const w = (6.283185307 * frequency) / RATE;
  const r = Math.exp(-1 / (seconds * RATE));
  const k = 2 * r * Math.cos(w);
  const rr = r * r;
  const end = Math.min(length, Math.floor(seconds * RATE * Math.log(amplitude / 5e-5)));
  let y1 = 0;
  let y2 = -amplitude * Math.sin(w);
  for (let i = 0; i < end; i++) {
    const y = k * y1 - rr * y2;
    y2 = y1;
    y1 = y;
    out[i] = (out[i] as number) + y;
  }
}

/** Softens the onset over a few samples. */
export function ramp(out: Float32Array, length: number, samples: number): void {
  for (let i = 0; i < samples && i < length; i++) {
    const x = i / samples;
    out[i] = (out[i] as number) * x * x * (3 - 2 * x);
  }
}

/** Adds a short thump of low-passed noise: hammer, mallet or key. */
export function thump(stroke: Stroke, cutoff: number, seconds: number, amplitude: number): void {
  const noise = new Noise(stroke.seed * 3 + 5);
  const smooth = 1 - Math.exp((-6.2832 * cutoff) / RATE);
  const fall = Math.exp(-1 / (seconds * RATE));
  const end = Math.min(stroke.length, Math.floor(seconds * 7 * RATE));
  let one = 0;
  let two = 0;
  let env = amplitude;
  for (let i = 0; i < end; i++) {
    one += smooth * (noise.next() - one);
    two += smooth * (one - two);
    stroke.out[i] = (stroke.out[i] as number) + two * env;
    env *= fall;
  }
}

/** A piano: slightly stretched partials, two strings that beat, felt or bare hammers. */
export function piano(options: { cut: number; attack: number; thump: number; decay: number }): Instrument {
  return {
    release: 0.28,
    ring: 6,
    play(stroke) {
      const { out, length, midi, velocity } = stroke;
      const f0 = hertz(midi);
      const stretch = 0.00022 * Math.exp(Math.abs(midi - 52) * 0.03);
      const cut = options.cut * (0.35 + velocity * velocity) + f0 * 0.4;
      const life = options.decay * Math.exp((60 - midi) * 0.027);
      const count = Math.min(22, Math.floor(9000 / f0) + 2);
      let total = 0;
      const amps: number[] = [];
      for (let k = 1; k <= count; k++) {
        const strike = Math.abs(Math.sin(k * 0.41)) + 0.12;
        const a = (strike / Math.sqrt(k)) * Math.exp((-k * f0) / cut);
        amps.push(a);
        total += a * a;
      }
      const norm = 0.42 / Math.sqrt(total);
      for (let k = 1; k <= count; k++) {
        const f = k * f0 * Math.sqrt(1 + stretch * k * k);
        const a = (amps[k - 1] as number) * norm;
        const seconds = life / (1 + 0.32 * (k - 1) + f / 6000);
        partial(out, length, f, a * 0.66, seconds * 0.42);
        partial(out, length, f * (1 + 0.0004 * (k % 2 === 0 ? -1 : 1)), a * 0.34, seconds * 1.5);
      }
      ramp(out, length, Math.floor(options.attack * RATE));
      thump(stroke, 420, 0.02, options.thump * (0.4 + velocity));
    },
  };
}

/** A bar, tine or bell given by its partials: ratio, amplitude, decay in seconds at middle C. */
export function modal(
  partials: readonly (readonly [number, number, number])[],
  options: { release: number; ring: number; knock?: number; attack?: number; free?: boolean },
): Instrument {
  return {
    release: options.release,
    ring: options.ring,
    free: options.free ?? false,
    play(stroke) {
      const f0 = hertz(stroke.midi);
      const shorter = Math.exp((60 - stroke.midi) * 0.03);
      partials.forEach(([ratio, amplitude, seconds], i) => {
        const soft = i === 0 ? 1 : 0.3 + 0.9 * stroke.velocity;
        partial(stroke.out, stroke.length, f0 * ratio, amplitude * soft * 0.5, seconds * shorter);
      });
      ramp(stroke.out, stroke.length, Math.floor((options.attack ?? 0.0015) * RATE));
      if (options.knock) thump(stroke, 1400, 0.006, options.knock);
    },
  };
}

/** Electric piano by frequency modulation: a round body and a tine that fades first. */
export const electricPiano: Instrument = {
  release: 0.18,
  ring: 5,
  play({ out, length, midi, velocity }) {
    const step = hertz(midi) / RATE;
    const bodyFall = Math.exp(-1 / (RATE * 1.5 * Math.exp((60 - midi) * 0.02)));
    const tineFall = Math.exp(-1 / (RATE * 0.28));
    let env = 0.5;
    let index = (0.35 + 1.5 * velocity * velocity) * 0.16 * Math.exp((60 - midi) * 0.012);
    const indexFall = Math.exp(-1 / (RATE * 0.7));
    let tine = 0.1 * velocity;
    let phase = 0;
    const sine = SINE;
    const mask = SINE_MASK;
    const size = mask + 1;
    for (let i = 0; i < length; i++) {
      const mod = sine[(phase * size) & mask] as number;
      const bell = sine[(phase * 14 * size) & mask] as number;
      const p = phase + 4 + index * mod + 0.012 * tine * bell;
      out[i] = env * (sine[(p * size) & mask] as number) + tine * env * bell;
      env *= bodyFall;
      index *= indexFall;
      tine *= tineFall;
      phase += step;
      if (phase >= 1) phase -= 1;
    }
    ramp(out, length, 90);
  },
};

/** A glassy bell by frequency modulation. */
export const glassBell: Instrument = {
  release: 1.2,
  ring: 5,
  free: true,
  play({ out, length, midi, velocity }) {
    const f = hertz(midi);
    const fall = Math.exp(-1 / (RATE * 1.3 * Math.exp((72 - midi) * 0.018)));
    const indexFall = Math.exp(-1 / (RATE * 0.55));
    let env = 0.4;
    let index = 0.08 + 0.22 * velocity;
    const sine = SINE;
    const mask = SINE_MASK;
    const size = mask + 1;
    let a = 0;
    let b = 0;
    const stepA = f / RATE;
    const stepB = (f * 3.4971) / RATE;
    for (let i = 0; i < length; i++) {
      const mod = sine[(b * size) & mask] as number;
      out[i] = env * (sine[((a + 2 + index * mod) * size) & mask] as number);
      env *= fall;
      index *= indexFall;
      a += stepA;
      if (a >= 1) a -= 1;
      b += stepB;
      if (b >= 1) b -= 1;
    }
    ramp(out, length, 60);
  },
};

export const feltPiano = piano({ cut: 900, attack: 0.006, thump: 0.5, decay: 1.9 });
export const grandPiano = piano({ cut: 2600, attack: 0.0018, thump: 0.3, decay: 2.1 });
export const uprightPiano = piano({ cut: 1500, attack: 0.003, thump: 0.4, decay: 1.5 });
export const marimba = modal(
  [
    [1, 0.9, 0.32],
    [3.93, 0.28, 0.09],
    [9.2, 0.12, 0.03],
  ],
  { release: 0.3, ring: 1.8, knock: 0.5, free: true },
);
export const vibraphone = modal(
  [
    [1, 0.75, 1.7],
    [3.99, 0.22, 0.5],
    [9.9, 0.07, 0.12],
    [1.003, 0.15, 2.2],
  ],
  { release: 0.5, ring: 5, knock: 0.15 },
);
export const glockenspiel = modal(
  [
    [1, 0.6, 1.1],
    [2.76, 0.25, 0.5],
    [5.4, 0.14, 0.22],
    [8.93, 0.06, 0.1],
  ],
  { release: 0.8, ring: 3.5, free: true },
);
export const kalimba = modal(
  [
    [1, 0.8, 0.55],
    [5.9, 0.2, 0.09],
    [2.02, 0.1, 0.2],
  ],
  { release: 0.4, ring: 2.4, knock: 0.7, free: true },
);
