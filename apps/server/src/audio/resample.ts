/** Zero crossings of the kernel on each side, in samples of the lower rate. */
const reach = 24;
/** Kernel values per zero crossing; between them a straight line is close enough (error below -90 dB). */
const steps = 256;

/** Half of a Hann-windowed sinc, built on first use. */
let kernel: Float64Array | null = null;

function buildKernel(): Float64Array {
  const table = new Float64Array(reach * steps + 2);
  for (let i = 0; i < reach * steps; i++) {
    const x = i / steps;
    const lobe = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    table[i] = lobe * (0.5 + 0.5 * Math.cos((Math.PI * x) / reach));
  }
  return table;
}

/**
 * The values of `sound` at `first`, `first + ratio`, `first + 2 ratio`…, silence outside of it.
 *
 * @param ratio rate of `sound` over the wanted rate; above 1 the result is low-passed
 * @param first position in `sound`, may lie between samples
 */
export function resample(sound: Float64Array, ratio: number, first: number, length: number): Float64Array {
  const out = new Float64Array(length);
  if (ratio === 1 && Number.isInteger(first)) {
    for (let i = 0; i < length; i++) out[i] = sound[first + i] ?? 0;
    return out;
  }
  kernel ??= buildKernel();
  const table = kernel;
  const cut = Math.min(1, 1 / ratio);
  const half = reach / cut;
  const last = sound.length - 1;
  for (let i = 0; i < length; i++) {
    const position = first + i * ratio;
    const from = Math.max(0, Math.ceil(position - half));
    const to = Math.min(last, Math.floor(position + half));
    let sum = 0;
    for (let tap = from; tap <= to; tap++) {
      const x = Math.abs(position - tap) * cut * steps;
      const index = Math.floor(x);
      const here = table[index] as number;
      sum += (here + ((table[index + 1] as number) - here) * (x - index)) * (sound[tap] as number);
    }
    out[i] = sum * cut;
  }
  return out;
}
