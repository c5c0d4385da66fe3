import type { Instrument } from './instrument.ts';
import { analogTable, hertz, Noise, RATE, SINE, SINE_MASK, Svf, TABLE_SIZE } from './tables.ts';

interface AnalogOptions {
  shape: 'saw' | 'square' | 'pulse' | 'triangle';
  /** Detuning of the oscillators in cents. */
  voices: readonly number[];
  /** Level of a sine one octave below. */
  sub?: number;
  /** Filter: resting cutoff as a multiple of the pitch, how far the envelope opens it (Hz) and how fast it falls. */
  cutoff: number;
  open: number;
  fall: number;
  resonance: number;
  attack: number;
  /** Seconds to fall to a third; large for held sounds. */
  decay: number;
  release: number;
  vibrato?: number;
  gain: number;
}

const BLOCK = 32;

/** Subtractive synthesis: oscillators, a resonant filter with its own envelope, an amplifier. */
export function analog(o: AnalogOptions): Instrument {
  return {
    release: o.release,
    ring: o.decay > 3 ? 60 : o.decay * 5,
    play({ out, length, midi, velocity, seed }) {
      const frequency = hertz(midi);
      const table = analogTable(o.shape, frequency);
      const tableSize = TABLE_SIZE;
      const sine = SINE;
      const mask = SINE_MASK;
      const noise = new Noise(seed);
      for (const cents of o.voices) {
        let phase = (noise.next() * 0.5 + 0.5) * TABLE_SIZE;
        const base = (frequency * Math.exp(cents * 0.000578) * TABLE_SIZE) / RATE;
        const gain = o.gain / Math.sqrt(o.voices.length);
        for (let block = 0; block < length; block += BLOCK) {
          const time = block / RATE;
          const wave = o.vibrato
            ? Math.min(1, Math.max(0, (time - 0.25) * 3)) * o.vibrato * 0.000578 * Math.sin(time * 34)
            : 0;
          const step = base * (1 + wave);
          const end = Math.min(block + BLOCK, length);
          for (let i = block; i < end; i++) {
            const index = phase | 0;
            const left = table[index] as number;
            out[i] =
              (out[i] as number) + gain * (left + ((table[index + 1] as number) - left) * (phase - index));
            phase += step;
            if (phase >= tableSize) phase -= tableSize;
          }
        }
      }
      const filter = new Svf();
      let env = o.open * (0.25 + 0.9 * velocity);
      const fall = Math.exp(-BLOCK / (o.fall * RATE));
      let amp = 1;
      const ampFall = Math.exp(-1 / (o.decay * RATE));
      const size = SINE_MASK + 1;
      const subStep = frequency / 2 / RATE;
      let sub = 0;
      const subGain = (o.sub ?? 0) * 0.6;
      for (let block = 0; block < length; block += BLOCK) {
        filter.tune(o.cutoff * frequency + env, o.resonance);
        env *= fall;
        const end = Math.min(block + BLOCK, length);
        for (let i = block; i < end; i++) {
          const low = subGain * (sine[(sub * size) & mask] as number);
          out[i] = (filter.low(out[i] as number) + low) * amp;
          amp *= ampFall;
          sub += subStep;
          if (sub >= 1) sub -= 1;
        }
      }
      const rise = Math.max(48, Math.floor(o.attack * RATE));
      for (let i = 0; i < rise && i < length; i++) out[i] = ((out[i] as number) * i) / rise;
    },
  };
}

export const roundBass = analog({
  shape: 'saw',
  voices: [0, 6],
  sub: 0.3,
  cutoff: 2.2,
  open: 900,
  fall: 0.13,
  resonance: 0.35,
  attack: 0.003,
  decay: 1.4,
  release: 0.05,
  gain: 0.75,
});
export const subBass = analog({
  shape: 'triangle',
  voices: [0],
  cutoff: 3,
  open: 300,
  fall: 0.1,
  resonance: 0.1,
  attack: 0.004,
  decay: 2.2,
  release: 0.06,
  gain: 1.1,
});
export const acidBass = analog({
  shape: 'saw',
  voices: [0],
  cutoff: 2,
  open: 1900,
  fall: 0.11,
  resonance: 0.78,
  attack: 0.002,
  decay: 0.45,
  release: 0.03,
  gain: 0.62,
});
export const softLead = analog({
  shape: 'square',
  voices: [-4, 4],
  cutoff: 4,
  open: 1100,
  fall: 0.3,
  resonance: 0.25,
  attack: 0.012,
  decay: 9,
  release: 0.14,
  vibrato: 11,
  gain: 0.52,
});
export const sawLead = analog({
  shape: 'saw',
  voices: [-8, 0, 9],
  cutoff: 5,
  open: 2600,
  fall: 0.35,
  resonance: 0.3,
  attack: 0.008,
  decay: 9,
  release: 0.12,
  vibrato: 9,
  gain: 0.5,
});
export const synthPluck = analog({
  shape: 'saw',
  voices: [-5, 6],
  cutoff: 1.6,
  open: 4200,
  fall: 0.09,
  resonance: 0.4,
  attack: 0.001,
  decay: 0.3,
  release: 0.12,
  gain: 0.62,
});
export const pulsePluck = analog({
  shape: 'pulse',
  voices: [0, 7],
  cutoff: 1.8,
  open: 2600,
  fall: 0.12,
  resonance: 0.3,
  attack: 0.002,
  decay: 0.35,
  release: 0.15,
  gain: 0.6,
});
export const dubStab = analog({
  shape: 'saw',
  voices: [-10, 0, 11],
  cutoff: 1.2,
  open: 2000,
  fall: 0.16,
  resonance: 0.45,
  attack: 0.003,
  decay: 0.32,
  release: 0.14,
  gain: 0.5,
});
