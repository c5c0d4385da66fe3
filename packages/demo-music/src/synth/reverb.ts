import type { Room } from '../music/score.ts';
import { RATE } from './tables.ts';

const LINES = [743, 877, 1013, 1151, 1289, 1423, 1559, 1693];
const DIFFUSERS = [113, 197, 281, 359];
const HALF = RATE / 2;

/**
 * Adds the sound of a room: four diffusers and eight feedback lines mixed through a Hadamard matrix.
 * Runs at half the sample rate, since a room swallows the highest octave anyway.
 */
export function addRoom(
  send: Float32Array,
  left: Float32Array,
  right: Float32Array,
  frames: number,
  room: Room,
): void {
  const lengths = LINES.map((n) => Math.floor(n * room.size) | 1);
  const lines = lengths.map((n) => new Float32Array(n));
  const [d0, d1, d2, d3, d4, d5, d6, d7] = lines as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const gains = Float64Array.from(lengths, (n) => 0.35355339 * Math.exp((-6.91 * n) / (HALF * room.decay)));
  const memory = new Float64Array(8);
  const x = new Float64Array(8);
  const at = new Int32Array(8);
  const diffusers = DIFFUSERS.map((n) => new Float32Array(Math.floor(n * (0.6 + room.size * 0.4))));
  const da = new Int32Array(4);
  const bright = 1 - room.damp;
  const level = room.level * 0.42;
  let lastL = 0;
  let lastR = 0;
  let highPass = 0;
  for (let i = 0; i + 1 < frames; i += 2) {
    let input = ((send[i] as number) + (send[i + 1] as number)) * 0.5;
    // Nothing below 120 Hz goes into the room: that keeps it clear.
    highPass += 0.031 * (input - highPass);
    input -= highPass;
    for (let k = 0; k < 4; k++) {
      const line = diffusers[k] as Float32Array;
      const p = da[k] as number;
      const back = line[p] as number;
      const fed = input - 0.62 * back;
      line[p] = fed;
      input = back + 0.62 * fed;
      da[k] = p + 1 === line.length ? 0 : p + 1;
    }
    x[0] = d0[at[0] as number] as number;
    x[1] = d1[at[1] as number] as number;
    x[2] = d2[at[2] as number] as number;
    x[3] = d3[at[3] as number] as number;
    x[4] = d4[at[4] as number] as number;
    x[5] = d5[at[5] as number] as number;
    x[6] = d6[at[6] as number] as number;
    x[7] = d7[at[7] as number] as number;
    for (let k = 0; k < 8; k++) {
      const m = (memory[k] as number) + bright * ((x[k] as number) - (memory[k] as number));
      memory[k] = m;
      x[k] = m;
    }
    const x0 = x[0] as number,
      x1 = x[1] as number,
      x2 = x[2] as number,
      x3 = x[3] as number;
    const x4 = x[4] as number,
      x5 = x[5] as number,
      x6 = x[6] as number,
      x7 = x[7] as number;
    const outL = (x0 - x2 + x4 - x6 + 0.5 * (x1 - x5)) * level;
    const outR = (x1 - x3 + x5 - x7 + 0.5 * (x2 - x6)) * level;
    const a0 = x0 + x1,
      a1 = x0 - x1,
      a2 = x2 + x3,
      a3 = x2 - x3;
    const a4 = x4 + x5,
      a5 = x4 - x5,
      a6 = x6 + x7,
      a7 = x6 - x7;
    const b0 = a0 + a2,
      b1 = a1 + a3,
      b2 = a0 - a2,
      b3 = a1 - a3;
    const b4 = a4 + a6,
      b5 = a5 + a7,
      b6 = a4 - a6,
      b7 = a5 - a7;
    d0[at[0] as number] = input + (b0 + b4) * (gains[0] as number);
    d1[at[1] as number] = input + (b1 + b5) * (gains[1] as number);
    d2[at[2] as number] = input + (b2 + b6) * (gains[2] as number);
    d3[at[3] as number] = input + (b3 + b7) * (gains[3] as number);
    d4[at[4] as number] = input + (b0 - b4) * (gains[4] as number);
    d5[at[5] as number] = input + (b1 - b5) * (gains[5] as number);
    d6[at[6] as number] = input + (b2 - b6) * (gains[6] as number);
    d7[at[7] as number] = input + (b3 - b7) * (gains[7] as number);
    for (let k = 0; k < 8; k++) {
      const n = (at[k] as number) + 1;
      at[k] = n === (lengths[k] as number) ? 0 : n;
    }
    left[i] = (left[i] as number) + (lastL + outL) * 0.5;
    left[i + 1] = (left[i + 1] as number) + outL;
    right[i] = (right[i] as number) + (lastR + outR) * 0.5;
    right[i + 1] = (right[i + 1] as number) + outR;
    lastL = outL;
    lastR = outR;
  }
}
