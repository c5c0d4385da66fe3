import { RATE, Svf } from './tables.ts';

const CEILING = 0.87;
const BLOCK = 64;

/** Integrated loudness in LUFS after ITU-R BS.1770 (K weighting and gates). */
export function loudness(left: Float32Array, right: Float32Array, frames: number): number {
  const hop = RATE / 10;
  const hops = Math.ceil(frames / hop);
  const energy = new Float64Array(hops);
  for (const data of [left, right]) {
    let x1 = 0,
      x2 = 0,
      y1 = 0,
      y2 = 0,
      z1 = 0,
      z2 = 0;
    for (let h = 0; h < hops; h++) {
      let sum = 0;
      const end = Math.min(frames, (h + 1) * hop);
      for (let i = h * hop; i < end; i++) {
        const x = data[i] as number;
        const y =
          1.53512485958697 * x -
          2.69169618940638 * x1 +
          1.19839281085285 * x2 +
          1.69065929318241 * y1 -
          0.73248077421585 * y2;
        const z = y - 2 * y1 + y2 + 1.99004745483398 * z1 - 0.99007225036621 * z2;
        x2 = x1;
        x1 = x;
        y2 = y1;
        y1 = y;
        z2 = z1;
        z1 = z;
        sum += z * z;
      }
      energy[h] = (energy[h] as number) + sum / hop;
    }
  }
  const blocks: number[] = [];
  for (let h = 0; h + 4 <= hops; h++) {
    let sum = 0;
    for (let k = 0; k < 4; k++) sum += energy[h + k] as number;
    blocks.push(sum / 4);
  }
  const mean = (list: number[]) => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);
  const loud = blocks.filter((e) => e > 1.17e-7);
  const gate = mean(loud) * 0.1;
  return -0.691 + 10 * Math.log10(mean(loud.filter((e) => e > gate)) + 1e-12);
}

/** Takes out the offset and everything below about 20 Hz, and rounds off the top like a tape machine. */
function roundOff(data: Float32Array, frames: number): void {
  const top = new Svf();
  top.tune(14000, 0.31);
  let low = 0;
  for (let i = 0; i < frames; i++) {
    const x = data[i] as number;
    low += 0.0026 * (x - low);
    data[i] = top.low(x - low);
  }
}

/** Gain nodes at block borders that keep every sample under the ceiling, gliding down and up. */
function limiterNodes(left: Float32Array, right: Float32Array, frames: number, gain: number): Float32Array {
  const blocks = Math.ceil(frames / BLOCK);
  const need = new Float32Array(blocks);
  for (let b = 0; b < blocks; b++) {
    let peak = 0;
    const end = Math.min(frames, (b + 1) * BLOCK);
    for (let i = b * BLOCK; i < end; i++) {
      const l = Math.abs(left[i] as number);
      const r = Math.abs(right[i] as number);
      if (l > peak) peak = l;
      if (r > peak) peak = r;
    }
    need[b] = Math.min(1, CEILING / (peak * gain + 1e-9));
  }
  const nodes = new Float32Array(blocks + 1);
  for (let b = 0; b <= blocks; b++) nodes[b] = Math.min(need[b - 1] ?? 1, need[b] ?? 1);
  for (let b = 1; b <= blocks; b++) {
    const up = (nodes[b - 1] as number) + 0.008 * (1.02 - (nodes[b - 1] as number));
    if ((nodes[b] as number) > up) nodes[b] = up;
  }
  for (let b = blocks - 1; b >= 0; b--) {
    const down = (nodes[b + 1] as number) + 0.12;
    if ((nodes[b] as number) > down) nodes[b] = down;
  }
  return nodes;
}

/** Brings the mix to its loudness, limits it gently, fades both ends and writes 16-bit stereo. */
export function master(
  left: Float32Array,
  right: Float32Array,
  frames: number,
  target: number,
  fadeIn: number,
  fadeOut: number,
): Int16Array<ArrayBuffer> {
  roundOff(left, frames);
  roundOff(right, frames);
  const gain = Math.exp((target - loudness(left, right, frames)) * 0.1151292546);
  const nodes = limiterNodes(left, right, frames, gain);
  const out = new Int16Array(frames * 2);
  const rise = Math.max(1, Math.floor(fadeIn * RATE));
  const fall = Math.max(1, Math.floor(fadeOut * RATE));
  for (let b = 0; b * BLOCK < frames; b++) {
    const from = nodes[b] as number;
    const step = ((nodes[b + 1] as number) - from) / BLOCK;
    const begin = b * BLOCK;
    const end = Math.min(frames, begin + BLOCK);
    for (let i = begin; i < end; i++) {
      let g = gain * (from + step * (i - begin)) * 32767;
      if (i < rise) g *= i / rise;
      const rest = frames - 1 - i;
      if (rest < fall) {
        const x = rest / fall;
        g *= x * x * (3 - 2 * x);
      }
      const l = (left[i] as number) * g;
      const r = (right[i] as number) * g;
      out[i * 2] = l < 0 ? l - 0.5 : l + 0.5;
      out[i * 2 + 1] = r < 0 ? r - 0.5 : r + 0.5;
    }
  }
  return out;
}
