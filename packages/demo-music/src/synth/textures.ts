import type { Instrument } from './instrument.ts';
import { Noise, RATE, Svf } from './tables.ts';

/** A hall full of people clapping: thousands of short bursts, thick at first and thinning out. */
export const applause: Instrument = {
  release: 1.6,
  ring: 30,
  play({ out, length, seed }) {
    const noise = new Noise(seed);
    const clap = new Float32Array(900);
    const seconds = length / RATE;
    for (let kind = 0; kind < 9; kind++) {
      const filter = new Svf();
      filter.tune(850 + 260 * kind, 0.55);
      let env = 1;
      for (let i = 0; i < clap.length; i++) {
        clap[i] = filter.band(noise.next()) * env;
        env *= 0.9915;
      }
      const count = Math.floor(seconds * 34);
      for (let n = 0; n < count; n++) {
        const x = noise.next() * 0.5 + 0.5;
        const thinning = x < 0.12 ? x / 0.12 : 1 - 0.55 * x;
        const at = Math.floor(x * (length - clap.length));
        const gain = (0.08 + 0.2 * Math.abs(noise.next())) * thinning;
        for (let i = 0; i < clap.length; i++)
          out[at + i] = (out[at + i] as number) + (clap[i] as number) * gain;
      }
    }
  },
};

/** The murmur of a room before the music: low, uneven noise. */
export const murmur: Instrument = {
  release: 2,
  ring: 60,
  play({ out, length, seed }) {
    const noise = new Noise(seed);
    const throat = new Svf();
    const chest = new Svf();
    let a = 0;
    let b = 0;
    throat.tune(520, 0.55);
    chest.tune(230, 0.6);
    for (let i = 0; i < length; i++) {
      if (i % 1200 === 0) {
        a += (Math.abs(noise.next()) - a) * 0.35;
        b += (Math.abs(noise.next()) - b) * 0.25;
        throat.tune(420 + 300 * a, 0.55);
      }
      const n = noise.next();
      out[i] = throat.band(n) * a * 0.5 + chest.band(n) * b * 0.4;
    }
    for (let i = 0; i < 24000 && i < length; i++) out[i] = ((out[i] as number) * i) / 24000;
  },
};

/** Waves on a shore: slow swells of dark noise. */
export const waves: Instrument = {
  release: 3,
  ring: 120,
  play({ out, length, seed }) {
    const noise = new Noise(seed);
    const filter = new Svf();
    let swell = 0;
    for (let i = 0; i < length; i++) {
      if (i % 256 === 0) {
        const t = i / RATE;
        const a = Math.sin(t * 0.71) * 0.5 + 0.5;
        const b = Math.sin(t * 0.43 + 1.7) * 0.5 + 0.5;
        swell = 0.12 + 0.6 * a * a * b + 0.2 * b * b;
        filter.tune(260 + 900 * swell, 0.1);
      }
      out[i] = filter.low(noise.next()) * swell * 0.6;
    }
    for (let i = 0; i < 96000 && i < length; i++) out[i] = ((out[i] as number) * i) / 96000;
  },
};

/** Dust on a record: sparse ticks over a quiet floor. */
export const dust: Instrument = {
  release: 0.5,
  ring: 120,
  play({ out, length, seed }) {
    const noise = new Noise(seed);
    const ticks = Math.floor((length / RATE) * 14);
    for (let n = 0; n < ticks; n++) {
      const at = Math.floor((noise.next() * 0.5 + 0.5) * (length - 60));
      const gain = noise.next() * noise.next() * noise.next() * 0.7;
      for (let i = 0; i < 40; i++) out[at + i] = (out[at + i] as number) + gain * noise.next() * (1 - i / 40);
    }
  },
};
