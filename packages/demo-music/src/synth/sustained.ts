import type { Instrument, Stroke } from './instrument.ts';
import { analogTable, cached, harmonicTable, hertz, level, Noise, RATE, Svf, TABLE_SIZE } from './tables.ts';

interface SustainOptions {
  /** The table for a pitch. */
  table(frequency: number, velocity: number): Float32Array;
  /** Detuning of each voice in cents. */
  voices: readonly number[];
  attack: number;
  release: number;
  vibrato?: { rate: number; cents: number; delay: number };
  /** Cutoff in Hz or as multiple of the pitch, with a slow swell. */
  filter?: { hertz: number; track: number; swell: number; resonance: number };
  /** Breath: level of noise around the pitch. */
  breath?: number;
  /** Starts this many cents below and rises. */
  scoop?: number;
  gain: number;
}

const BLOCK = 32;

function play(stroke: Stroke, o: SustainOptions): void {
  const { out, length, midi, velocity } = stroke;
  const frequency = hertz(midi);
  const table = o.table(frequency, velocity);
  const tableSize = TABLE_SIZE;
  const noise = new Noise(stroke.seed);
  const depth = (o.vibrato?.cents ?? 0) * 0.000578;
  for (let v = 0; v < o.voices.length; v++) {
    let phase = (noise.next() * 0.5 + 0.5) * TABLE_SIZE;
    const base = (frequency * Math.exp((o.voices[v] as number) * 0.000578) * TABLE_SIZE) / RATE;
    const rate = ((o.vibrato?.rate ?? 5) * (1 + noise.next() * 0.08) * 6.2832) / RATE;
    const start = noise.next() * 3;
    let drift = 0;
    const gain = (o.gain / Math.sqrt(o.voices.length)) * (v === 0 ? 1.05 : 0.95);
    for (let block = 0; block < length; block += BLOCK) {
      const time = block / RATE;
      const grow = o.vibrato ? Math.min(1, Math.max(0, (time - o.vibrato.delay) * 2.5)) : 0;
      drift = drift * 0.995 + noise.next() * 0.00007;
      const scoop = o.scoop ? o.scoop * 0.000578 * Math.exp(-time * 22) : 0;
      const step = base * (1 + grow * depth * Math.sin(start + rate * block) + drift - scoop);
      const end = Math.min(block + BLOCK, length);
      for (let i = block; i < end; i++) {
        const index = phase | 0;
        const left = table[index] as number;
        out[i] = (out[i] as number) + gain * (left + ((table[index + 1] as number) - left) * (phase - index));
        phase += step;
        if (phase >= tableSize) phase -= tableSize;
      }
    }
  }
  if (o.filter) {
    const filter = new Svf();
    const f = o.filter;
    const top = (f.hertz + f.track * frequency) * (0.5 + 0.7 * velocity);
    const wobble = 0.9 + 0.3 * Math.abs(noise.next());
    for (let block = 0; block < length; block += BLOCK) {
      const time = block / RATE;
      const open = 1 - Math.exp(-time / (o.attack * 1.4 + 0.02));
      filter.tune(top * (1 - f.swell + f.swell * open) * (1 + 0.12 * Math.sin(time * wobble)), f.resonance);
      const end = Math.min(block + BLOCK, length);
      for (let i = block; i < end; i++) out[i] = filter.low(out[i] as number);
    }
  }
  if (o.breath) {
    const filter = new Svf();
    filter.tune(Math.min(9000, frequency * 2.2), 0.55);
    const amount = o.breath * (0.6 + 0.6 * velocity);
    const fade = Math.exp(-1 / (RATE * 0.12));
    let puff = 1.6;
    for (let i = 0; i < length; i++) {
      out[i] = (out[i] as number) + filter.band(noise.next()) * amount * (1 + puff);
      puff *= fade;
    }
  }
  const rise = Math.max(40, Math.floor(o.attack * (1.25 - 0.5 * velocity) * RATE));
  for (let i = 0; i < rise && i < length; i++) {
    const x = i / rise;
    out[i] = (out[i] as number) * x * (2 - x);
  }
}

/** An instrument that sounds as long as it is held. */
export function sustained(options: SustainOptions): Instrument {
  return { release: options.release, ring: 60, play: (stroke) => play(stroke, options) };
}

/** Harmonics under vowel formants: frequency, width, gain. */
function vowelTable(
  name: string,
  frequency: number,
  formants: readonly (readonly [number, number, number])[],
) {
  return cached(`${name}:${frequency.toFixed(2)}`, () => {
    const count = Math.max(2, Math.min(64, Math.floor(9000 / frequency)));
    const amplitudes = new Float32Array(count);
    for (let k = 1; k <= count; k++) {
      const f = k * frequency;
      let a = 0.02;
      for (const [centre, width, gain] of formants) {
        const x = (f - centre) / width;
        a += gain / (1 + x * x);
      }
      amplitudes[k - 1] = a / Math.sqrt(k);
    }
    return level(harmonicTable(amplitudes));
  });
}

const AH = [
  [650, 140, 1],
  [1080, 160, 0.6],
  [2650, 260, 0.22],
  [3400, 350, 0.12],
] as const;
const OO = [
  [350, 110, 1],
  [760, 140, 0.35],
  [2500, 300, 0.06],
] as const;
const HUM = [
  [270, 130, 1],
  [900, 260, 0.14],
  [2300, 400, 0.05],
] as const;

const drawbars = (name: string, amplitudes: readonly number[]) => () =>
  cached(name, () => level(harmonicTable(amplitudes)));

export const warmPad = sustained({
  table: (f) => analogTable('saw', f),
  voices: [-7, 0, 8],
  attack: 0.7,
  release: 1.3,
  filter: { hertz: 500, track: 2.2, swell: 0.5, resonance: 0.15 },
  gain: 0.62,
});
export const airPad = sustained({
  table: (f) => analogTable('triangle', f),
  voices: [-9, 5, 11],
  attack: 1.3,
  release: 2.2,
  filter: { hertz: 900, track: 3, swell: 0.4, resonance: 0.1 },
  breath: 0.02,
  gain: 0.6,
});
export const brightPad = sustained({
  table: (f) => analogTable('saw', f),
  voices: [-11, 2, 10],
  attack: 0.12,
  release: 0.5,
  filter: { hertz: 1400, track: 3.5, swell: 0.4, resonance: 0.2 },
  gain: 0.55,
});
export const strings = sustained({
  table: (f) => analogTable('saw', f),
  voices: [-6, 1, 7],
  attack: 0.22,
  release: 0.45,
  vibrato: { rate: 5.3, cents: 9, delay: 0.25 },
  filter: { hertz: 1100, track: 2.4, swell: 0.35, resonance: 0.05 },
  breath: 0.008,
  gain: 0.6,
});
export const cello = sustained({
  table: (f) =>
    vowelTable('cello', f, [
      [240, 90, 1],
      [480, 160, 0.9],
      [1100, 400, 0.55],
      [2400, 700, 0.3],
    ]),
  voices: [0],
  attack: 0.11,
  release: 0.25,
  vibrato: { rate: 5.1, cents: 14, delay: 0.3 },
  breath: 0.012,
  scoop: 20,
  gain: 0.7,
});
export const choirAh = sustained({
  table: (f) => vowelTable('ah', f, AH),
  voices: [-9, -2, 4, 10],
  attack: 0.35,
  release: 0.7,
  vibrato: { rate: 5.2, cents: 12, delay: 0.3 },
  breath: 0.012,
  gain: 0.62,
});
export const choirOo = sustained({
  table: (f) => vowelTable('oo', f, OO),
  voices: [-8, 0, 9],
  attack: 0.45,
  release: 0.9,
  vibrato: { rate: 4.9, cents: 10, delay: 0.4 },
  breath: 0.012,
  gain: 0.65,
});
export const voice = sustained({
  table: (f) => vowelTable('ah', f, AH),
  voices: [-3, 3],
  attack: 0.07,
  release: 0.16,
  vibrato: { rate: 5.5, cents: 20, delay: 0.35 },
  breath: 0.016,
  scoop: 70,
  gain: 0.62,
});
export const hum = sustained({
  table: (f) => vowelTable('hum', f, HUM),
  voices: [-4, 4],
  attack: 0.1,
  release: 0.22,
  vibrato: { rate: 5.1, cents: 14, delay: 0.4 },
  breath: 0.014,
  scoop: 50,
  gain: 0.75,
});
export const pipeOrgan = sustained({
  table: drawbars('pipe', [1, 0.7, 0.18, 0.5, 0.06, 0.14, 0.05, 0.28, 0, 0.03, 0, 0.05, 0, 0, 0, 0.08]),
  voices: [-2, 3],
  attack: 0.05,
  release: 0.16,
  breath: 0.012,
  gain: 0.6,
});
export const drawbarOrgan = sustained({
  table: drawbars('drawbar', [1, 0.85, 0.7, 0.35, 0, 0.22, 0, 0.3]),
  voices: [-1, 2],
  attack: 0.012,
  release: 0.06,
  vibrato: { rate: 6.4, cents: 9, delay: 0 },
  gain: 0.55,
});
export const harmonium = sustained({
  table: (f) =>
    vowelTable('reed', f, [
      [500, 500, 1],
      [1500, 700, 0.6],
      [3000, 900, 0.2],
    ]),
  voices: [-5, 0, 6],
  attack: 0.16,
  release: 0.2,
  breath: 0.008,
  gain: 0.55,
});
export const flute = sustained({
  table: drawbars('flute', [1, 0.42, 0.2, 0.06, 0.03, 0.012]),
  voices: [0],
  attack: 0.06,
  release: 0.12,
  vibrato: { rate: 5, cents: 13, delay: 0.25 },
  breath: 0.05,
  scoop: 35,
  gain: 0.75,
});
export const clarinet = sustained({
  table: drawbars('clarinet', [1, 0.04, 0.55, 0.06, 0.3, 0.07, 0.16, 0.05, 0.08, 0.03, 0.05]),
  voices: [0],
  attack: 0.04,
  release: 0.09,
  vibrato: { rate: 4.8, cents: 7, delay: 0.4 },
  breath: 0.014,
  scoop: 25,
  gain: 0.6,
});
export const horn = sustained({
  table: drawbars('horn', [1, 0.8, 0.6, 0.42, 0.26, 0.16, 0.1, 0.06, 0.04]),
  voices: [-2, 2],
  attack: 0.05,
  release: 0.1,
  vibrato: { rate: 5.2, cents: 9, delay: 0.45 },
  filter: { hertz: 700, track: 2.6, swell: 0.6, resonance: 0.1 },
  breath: 0.01,
  scoop: 40,
  gain: 0.8,
});
