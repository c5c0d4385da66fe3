/**
 * The sound joins are measured with: a 440 Hz sine on the left, whose phase tells fractions of a sample, and a sweep on
 * the right, which has no two equal places. Both at −6 dBFS. Cut where no codec has a frame border.
 */
export const amplitude = 0.5;
export const hertz = 440;

/** Samples of the track before the join; 1,024 × n + 449, as the measured default files of ffmpeg have 575 too many. */
export type Rate = 44_100 | 48_000;
export const cutAt: Record<Rate, number> = { 44100: 262_593, 48000: 288_457 };
/** Samples of the track behind it. */
export const tailOf = (rate: Rate) => 3 * rate + 17;

/** Both channels of the whole sound, as floats. */
export function master(rate: Rate) {
  const length = cutAt[rate] + tailOf(rate);
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  const seconds = length / rate;
  for (let n = 0; n < length; n += 1) {
    const t = n / rate;
    left[n] = amplitude * Math.sin(2 * Math.PI * hertz * t);
    right[n] = amplitude * Math.sin(2 * Math.PI * (200 * t + (5_800 * t * t) / (2 * seconds)));
  }
  return { left, right };
}

/** A WAV file of 16-bit samples [from, to). */
export function wav(rate: Rate, from: number, to: number) {
  const { left, right } = master(rate);
  const bytes = Buffer.alloc(44 + (to - from) * 4);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(2, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 4, 28);
  bytes.writeUInt16LE(4, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE((to - from) * 4, 40);
  for (let n = from; n < to; n += 1) {
    bytes.writeInt16LE(Math.round((left[n] ?? 0) * 32_767), 44 + (n - from) * 4);
    bytes.writeInt16LE(Math.round((right[n] ?? 0) * 32_767), 46 + (n - from) * 4);
  }
  return bytes;
}
