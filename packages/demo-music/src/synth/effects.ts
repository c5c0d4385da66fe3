import type { Effect } from '../music/score.ts';
import { RATE, Svf } from './tables.ts';

type Stereo = readonly [Float32Array, Float32Array];

function chorus(bus: Stereo, frames: number, rate: number, depth: number, mix: number): void {
  const size = 2048;
  for (let side = 0; side < 2; side++) {
    const data = bus[side] as Float32Array;
    const line = new Float32Array(size);
    const w = (6.283185307 * rate) / RATE;
    const offset = side * 2.2;
    let from = 480;
    for (let block = 0; block < frames; block += 64) {
      const to =
        620 + depth * RATE * (Math.sin(w * block + offset) + 0.3 * Math.sin(w * 2.7 * block + offset));
      const step = (to - from) / 64;
      const end = Math.min(block + 64, frames);
      let delay = from;
      for (let i = block; i < end; i++) {
        const dry = data[i] as number;
        line[i & (size - 1)] = dry;
        const whole = delay | 0;
        const near = line[(i - whole) & (size - 1)] as number;
        const far = line[(i - whole - 1) & (size - 1)] as number;
        data[i] = dry * (1 - mix * 0.4) + mix * (near + (far - near) * (delay - whole));
        delay += step;
      }
      from = to;
    }
  }
}

function delay(bus: Stereo, frames: number, seconds: number, feedback: number, mix: number): void {
  const size = Math.max(64, Math.round(seconds * RATE));
  const lineL = new Float32Array(size);
  const lineR = new Float32Array(size);
  const [left, right] = bus;
  let p = 0;
  let dampL = 0;
  let dampR = 0;
  for (let i = 0; i < frames; i++) {
    const l = left[i] as number;
    const r = right[i] as number;
    const dl = lineL[p] as number;
    const dr = lineR[p] as number;
    dampL += 0.35 * (dl - dampL);
    dampR += 0.35 * (dr - dampR);
    // The echo goes from side to side.
    lineL[p] = l * 0.75 + r * 0.25 + dampR * feedback;
    lineR[p] = dampL * feedback + r * 0.35;
    left[i] = l + dl * mix;
    right[i] = r + dr * mix;
    if (++p === size) p = 0;
  }
}

function drive(bus: Stereo, frames: number, amount: number, tone: number): void {
  for (let side = 0; side < 2; side++) {
    const data = bus[side] as Float32Array;
    const cabinet = new Svf();
    cabinet.tune(tone, 0.2);
    const makeUp = 0.75 / (1 + amount * 0.12);
    let last = 0;
    let dc = 0;
    let smooth = 0;
    for (let i = 0; i < frames; i++) {
      const x = (data[i] as number) * amount;
      smooth += 0.5 * (x - smooth);
      // Softly clipped twice per sample: enough to keep folding out of the way behind the cabinet.
      const mid = (last + smooth) * 0.5;
      last = smooth;
      const a = mid / (1 + Math.abs(mid));
      const b = smooth / (1 + Math.abs(smooth)) + 0.04 * (smooth > 0 ? smooth / (1 + smooth) : 0);
      const y = (a + b) * 0.5;
      dc += 0.002 * (y - dc);
      data[i] = cabinet.low(y - dc) * makeUp;
    }
  }
}

function tremolo(bus: Stereo, frames: number, rate: number, depth: number): void {
  const [left, right] = bus;
  const w = (6.283185307 * rate) / RATE;
  for (let block = 0; block < frames; block += 32) {
    const s = Math.sin(w * block) * depth;
    const gl = 1 + s - depth * 0.3;
    const gr = 1 - s - depth * 0.3;
    const end = Math.min(block + 32, frames);
    for (let i = block; i < end; i++) {
      left[i] = (left[i] as number) * gl;
      right[i] = (right[i] as number) * gr;
    }
  }
}

function sweep(bus: Stereo, frames: number, effect: Extract<Effect, { kind: 'sweep' }>): void {
  for (let side = 0; side < 2; side++) {
    const data = bus[side] as Float32Array;
    const filter = new Svf();
    const span = Math.log(effect.to / effect.from);
    for (let block = 0; block < frames; block += 64) {
      const x = effect.period
        ? 0.5 - 0.5 * Math.cos((6.283185307 * block) / (effect.period * RATE))
        : Math.min(1, block / (frames * 0.8));
      filter.tune(effect.from * Math.exp(span * x), effect.resonance);
      const end = Math.min(block + 64, frames);
      for (let i = block; i < end; i++) data[i] = filter.low(data[i] as number);
    }
  }
}

function duck(bus: Stereo, frames: number, times: readonly number[], depth: number, seconds: number): void {
  const [left, right] = bus;
  const span = Math.floor(seconds * RATE);
  for (let n = 0; n < times.length; n++) {
    const start = Math.max(0, Math.floor((times[n] as number) * RATE));
    const next = n + 1 < times.length ? Math.floor((times[n + 1] as number) * RATE) : frames;
    const end = Math.min(frames, start + span, next);
    for (let i = start; i < end; i++) {
      const x = (i - start) / span;
      const down = i - start < 240 ? (i - start) / 240 : 1;
      const gain = 1 - depth * down * (1 - x) * (1 - x);
      left[i] = (left[i] as number) * gain;
      right[i] = (right[i] as number) * gain;
    }
  }
}

/** Works the effects of one part into its two channels. */
export function applyEffects(bus: Stereo, frames: number, effects: readonly Effect[]): void {
  for (const e of effects) {
    if (e.kind === 'chorus') chorus(bus, frames, e.rate, e.depth, e.mix);
    else if (e.kind === 'delay') delay(bus, frames, e.seconds, e.feedback, e.mix);
    else if (e.kind === 'drive') drive(bus, frames, e.amount, e.tone);
    else if (e.kind === 'tremolo') tremolo(bus, frames, e.rate, e.depth);
    else if (e.kind === 'sweep') sweep(bus, frames, e);
    else duck(bus, frames, e.times, e.depth, e.seconds);
  }
}
