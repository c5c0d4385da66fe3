import type { Instrument, Stroke } from './instrument.ts';
import { partial, ramp } from './struck.ts';
import { Noise, RATE, SINE, SINE_MASK, Svf } from './tables.ts';

/** Drums by number, as on a General MIDI kit. */
export const KICK = 36;
export const RIM = 37;
export const SNARE = 38;
export const CLAP = 39;
export const BRUSH = 40;
export const SWIRL = 41;
export const HAT = 42;
export const FLOOR_TOM = 43;
export const PEDAL = 44;
export const TOM = 45;
export const OPEN_HAT = 46;
export const CRASH = 49;
export const RIDE = 51;
export const SHAKER = 70;
export const BLOCK = 76;

/** How a kit is built and tuned. */
interface Kit {
  kick: { from: number; to: number; bend: number; decay: number; click: number; gain: number };
  snare: { tone: number; noise: number; decay: number; bright: number; gain: number };
  hat: { decay: number; bright: number; gain: number };
}

function burst(
  s: Stroke,
  kind: 'high' | 'band' | 'low',
  hertz: number,
  resonance: number,
  decay: number,
  gain: number,
  attack = 0.0005,
  delay = 0,
): void {
  const noise = new Noise(s.seed + Math.floor(hertz));
  const filter = new Svf();
  filter.tune(hertz, resonance);
  const fall = Math.exp(-1 / (decay * RATE));
  const begin = Math.floor(delay * RATE);
  const end = Math.min(s.length, begin + Math.floor((decay * 8 + attack) * RATE));
  const rise = Math.max(1, attack * RATE);
  let env = gain;
  for (let i = begin; i < end; i++) {
    const x = noise.next();
    const y = kind === 'high' ? filter.high(x) : kind === 'band' ? filter.band(x) : filter.low(x);
    const up = i - begin < rise ? (i - begin) / rise : 1;
    s.out[i] = (s.out[i] as number) + y * env * up;
    if (up === 1) env *= fall;
  }
}

function sweep(s: Stroke, from: number, to: number, bend: number, decay: number, gain: number): void {
  const sine = SINE;
  const mask = SINE_MASK;
  const size = mask + 1;
  const fall = Math.exp(-1 / (decay * RATE));
  const bendFall = Math.exp(-1 / (bend * RATE));
  let extra = from - to;
  let env = gain;
  let phase = 0;
  const end = Math.min(s.length, Math.floor(decay * 7 * RATE));
  for (let i = 0; i < end; i++) {
    s.out[i] = (s.out[i] as number) + env * (sine[(phase * size) & mask] as number);
    phase += (to + extra) / RATE;
    if (phase >= 1) phase -= 1;
    extra *= bendFall;
    env *= fall;
  }
}

const METAL = [3.02, 4.27, 5.43, 6.79, 8.21, 9.67];

function metal(s: Stroke, base: number, decay: number, gain: number): void {
  METAL.forEach((ratio, i) => {
    partial(
      s.out,
      s.length,
      base * ratio * (1 + 0.004 * (s.seed % 5)),
      gain / (1 + i * 0.35),
      decay / (1 + i * 0.25),
    );
  });
}

function strike(s: Stroke, kit: Kit): void {
  const v = s.velocity;
  switch (s.midi) {
    case KICK:
      sweep(s, kit.kick.from, kit.kick.to, kit.kick.bend, kit.kick.decay, kit.kick.gain);
      burst(s, 'low', 3200, 0.2, 0.004, kit.kick.click * (0.3 + v));
      break;
    case SNARE:
      partial(s.out, s.length, kit.snare.tone, 0.38 * kit.snare.gain, 0.055);
      partial(s.out, s.length, kit.snare.tone * 1.73, 0.2 * kit.snare.gain, 0.035);
      burst(
        s,
        'high',
        kit.snare.bright,
        0.1,
        kit.snare.decay * (0.6 + 0.4 * v),
        kit.snare.noise * kit.snare.gain,
      );
      burst(s, 'band', 2100, 0.3, kit.snare.decay * 0.5, 0.3 * kit.snare.gain);
      break;
    case RIM:
      partial(s.out, s.length, 1720, 0.4, 0.012);
      partial(s.out, s.length, 540, 0.3, 0.018);
      burst(s, 'band', 3000, 0.4, 0.005, 0.4);
      break;
    case CLAP:
      for (const d of [0, 0.011, 0.021]) burst(s, 'band', 1500, 0.5, 0.006, 0.7, 0.0005, d);
      burst(s, 'band', 1350, 0.45, 0.075, 0.55, 0.0005, 0.03);
      break;
    case BRUSH:
      burst(s, 'band', 2600, 0.1, 0.05, 0.34, 0.006);
      partial(s.out, s.length, 190, 0.14, 0.05);
      break;
    case SWIRL:
      burst(s, 'band', 3600, 0.2, 0.12, 0.16, 0.11);
      break;
    case HAT:
    case PEDAL: {
      const d = kit.hat.decay * (s.midi === PEDAL ? 0.6 : 1) * (0.6 + 0.5 * v);
      burst(s, 'high', kit.hat.bright, 0.2, d, 0.26 * kit.hat.gain, 0.0008);
      metal(s, 1390, d * 0.9, 0.045 * kit.hat.gain);
      break;
    }
    case OPEN_HAT:
      burst(s, 'high', kit.hat.bright, 0.2, 0.17, 0.22 * kit.hat.gain, 0.001);
      metal(s, 1390, 0.16, 0.045 * kit.hat.gain);
      break;
    case RIDE:
      metal(s, 870, 0.75, 0.035);
      metal(s, 1130, 0.35, 0.02);
      partial(s.out, s.length, 5230, 0.09, 0.03);
      burst(s, 'high', 6500, 0.1, 0.22, 0.035, 0.001);
      break;
    case CRASH:
      burst(s, 'high', 4200, 0.05, 0.7, 0.3, 0.003);
      metal(s, 640, 0.8, 0.04);
      break;
    case TOM:
      sweep(s, 210, 128, 0.05, 0.16, 0.6);
      burst(s, 'low', 1200, 0.1, 0.02, 0.2);
      break;
    case FLOOR_TOM:
      sweep(s, 140, 82, 0.06, 0.24, 0.7);
      burst(s, 'low', 900, 0.1, 0.03, 0.25);
      break;
    case SHAKER:
      burst(s, 'high', 5600, 0.3, 0.035, 0.26, 0.018);
      break;
    case BLOCK:
      partial(s.out, s.length, 1180, 0.5, 0.03);
      partial(s.out, s.length, 1840, 0.2, 0.018);
      break;
    default:
      throw new Error(`no such drum: ${s.midi}`);
  }
  ramp(s.out, s.length, 12);
}

function kit(k: Kit): Instrument {
  return { release: 0.1, ring: 2.4, free: true, takes: 3, play: (stroke) => strike(stroke, k) };
}

export const jazzKit = kit({
  kick: { from: 105, to: 58, bend: 0.02, decay: 0.11, click: 0.15, gain: 0.55 },
  snare: { tone: 205, noise: 0.36, decay: 0.1, bright: 2200, gain: 0.8 },
  hat: { decay: 0.03, bright: 7600, gain: 0.75 },
});
export const rockKit = kit({
  kick: { from: 150, to: 54, bend: 0.025, decay: 0.15, click: 0.5, gain: 0.95 },
  snare: { tone: 186, noise: 0.62, decay: 0.14, bright: 1500, gain: 1.1 },
  hat: { decay: 0.04, bright: 7000, gain: 0.9 },
});
export const popKit = kit({
  kick: { from: 190, to: 50, bend: 0.03, decay: 0.19, click: 0.4, gain: 0.95 },
  snare: { tone: 172, noise: 0.5, decay: 0.17, bright: 1300, gain: 1 },
  hat: { decay: 0.03, bright: 8600, gain: 0.85 },
});
export const technoKit = kit({
  kick: { from: 230, to: 46, bend: 0.035, decay: 0.22, click: 0.3, gain: 1.05 },
  snare: { tone: 240, noise: 0.4, decay: 0.08, bright: 2600, gain: 0.8 },
  hat: { decay: 0.022, bright: 9200, gain: 0.8 },
});
export const dustyKit = kit({
  kick: { from: 120, to: 56, bend: 0.022, decay: 0.17, click: 0.25, gain: 1 },
  snare: { tone: 224, noise: 0.44, decay: 0.09, bright: 1800, gain: 1.05 },
  hat: { decay: 0.026, bright: 6400, gain: 0.8 },
});
