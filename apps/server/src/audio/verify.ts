import { type FileHandle, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { AudioFileError, type Fragment } from '@kantele/api/audio-tools';
import { correlate, energy } from './correlate.ts';
import { type Ffmpeg, fileUrl, madeInputArguments, runFfmpeg } from './ffmpeg.ts';
import type { FragmentIndex } from './fmp4.ts';
import { resample } from './resample.ts';
import { readableReason } from './run.ts';
import type { SoundEnd, SourceEnds } from './source-ends.ts';

/** A fragmented rendition that claims: behind `delay` come `samples` samples of the source. */
export interface Claim {
  path: string;
  index: FragmentIndex;
  delay: number;
  samples: number;
}

/** Seconds of either end in which the loudest stretch is compared. */
const windowSeconds = 1;
/** Decoded in front of the tail window: Opus needs 80 ms to settle, AAC one frame. */
const prerollSeconds = 0.5;
/** Samples compared, and the largest shift looked for (encoder delays are 312 to 2112). */
const stretch = 8_192;
const range = 2_560;
/** Shorter sounds say nothing about shifts. */
const shortest = 512;
/**
 * Source quieter than this (RMS, full scale 1) is taken as silence, and then the rendition must be quiet
 * too.
 */
const silence = 10 ** (-60 / 20);
const quiet = 10 ** (-40 / 20);
/** A shift counts when it fits better than none by this factor; a coder moves flat peaks by less. */
const better = 1.0005;
/**
 * … and when it makes up for this part of what is unlike. The noise of a low bit rate, measured on sounds that repeat
 * themselves, makes a whole period fit better by up to 0.24 of it; a file that is off by one sample comes to 0.6.
 */
const explained = 1 / 3;
/**
 * Opus turns the phase of deep bass (a 3 Hz high pass), which moves the peak of sounds that are nothing
 * else.
 */
const betterInBass = 1.02;
const bassOnly = 0.005;
/**
 * Of less than a tenth of a second of it (four frames of AAC) the sharp ends of a cut are most of what can be compared, and
 * the coder rounds those: 2,008 samples of a tone of 87 Hz fit 4 % better with a shift of one.
 */
const shortestBass = 4_096;
/** Below this likeness the two are different sounds. */
const alike = 0.1;

/**
 * Proves that a rendition holds the source in its exact place: decodes the first and last fragments, drops `delay`, and
 * requires that no shift fits the source better than none.
 *
 * @throws AudioFileError('mismatch')
 */
export async function verifyRendition(
  ffmpeg: Ffmpeg,
  job: { claim: Claim; ends: SourceEnds; tempDir: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { claim } = job;
  const dir = await mkdtemp(join(job.tempDir, 'verify-'));
  try {
    const pieces: { end: 'head' | 'tail'; from: number; name: string }[] = [];
    for (const end of ['head', 'tail'] as const) {
      const fragments = fragmentsOf(claim, end);
      const name = join(dir, end);
      await copyFragments(claim, fragments, `${name}.mp4`);
      pieces.push({ end, from: (fragments[0]?.t ?? 0) - claim.delay, name });
    }
    // One process for both pieces: starting ffmpeg costs more than decoding two seconds.
    const inputs = pieces.flatMap(({ name }) => madeInputArguments(`${name}.mp4`, 'mov'));
    const outputs = pieces.flatMap(({ name }, i) => [
      ...['-map', `${i}:a:0`, '-c:a', 'pcm_f32le', '-ac', '2', '-f', 'f32le', fileUrl(`${name}.pcm`)],
    ]);
    const { code, stderr } = await runFfmpeg(ffmpeg, [...inputs, ...outputs], {
      timeoutMs: 120_000,
      signal: job.signal,
    });
    if (code !== 0) {
      throw new AudioFileError('mismatch', `An encoded file cannot be decoded: ${readableReason(stderr)}`);
    }
    for (const { end, from, name } of pieces) {
      const bytes = await readFile(`${name}.pcm`);
      const heard = new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 4));
      compare(claim, job.ends, end, { pcm: heard, from });
    }
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

function fragmentsOf(claim: Claim, end: 'head' | 'tail'): Fragment[] {
  const { fragments, timescale } = claim.index;
  if (end === 'head') {
    const until = claim.delay + windowSeconds * timescale + range;
    return fragments.filter((fragment) => fragment.t < until);
  }
  const since = claim.delay + claim.samples - (windowSeconds + prerollSeconds) * timescale - range;
  return fragments.filter((fragment) => fragment.t + fragment.d > since);
}

async function copyFragments(claim: Claim, fragments: readonly Fragment[], target: string): Promise<void> {
  const input = await open(claim.path, 'r');
  try {
    const output = await open(target, 'wx');
    try {
      await copyRange(input, output, 0, claim.index.initEnd);
      for (const fragment of fragments) await copyRange(input, output, fragment.start, fragment.end);
    } finally {
      await output.close();
    }
  } finally {
    await input.close();
  }
}

async function copyRange(from: FileHandle, to: FileHandle, start: number, end: number): Promise<void> {
  const bytes = Buffer.allocUnsafe(end - start);
  const { bytesRead } = await from.read(bytes, 0, bytes.length, start);
  await to.write(bytes.subarray(0, bytesRead));
}

/**
 * Stereo sound of a rendition; `from` is the source position (at the rendition's rate) of its first frame.
 */
interface Heard {
  pcm: Float32Array;
  from: number;
}

function compare(claim: Claim, ends: SourceEnds, end: 'head' | 'tail', heard: Heard): void {
  const source = end === 'head' ? ends.head() : ends.tail();
  const { timescale } = claim.index;
  const window = Math.min(claim.samples, windowSeconds * timescale);
  const first = end === 'head' ? 0 : claim.samples - window;
  const length = Math.min(stretch, window);
  if (length < shortest) return;
  const { channel, at } = loudest(source, ends, timescale, first, window, length);
  const ratio = ends.rate / timescale;
  // Both begin one sample early, see `correlate`.
  const begin = (at - 1) * ratio - source.from;
  const sound = resample(one(source, ends.channels, channel), ratio, begin, length + 1);
  const around = new Float64Array(length + 1 + 2 * range);
  for (let i = 0; i < around.length; i++) {
    around[i] = heard.pcm[2 * (at - 1 - range + i - heard.from) + channel] ?? 0;
  }
  const level = Math.sqrt(energy(sound, 1, length + 1) / length);
  const heardLevel = Math.sqrt(energy(around, range + 1, range + 1 + length) / length);
  if (level < silence) {
    if (heardLevel < quiet) return;
    throw mismatch(claim, end, 'sound where the source is silent');
  }
  const { atZero, best, lag, treble } = correlate(sound, around, range);
  const isTelling = treble >= bassOnly || length >= shortestBass;
  const isBetter = isTelling && best > atZero * (treble < bassOnly ? betterInBass : better);
  if (isBetter && best - atZero > explained * (1 - atZero))
    throw mismatch(claim, end, `a shift of ${lag} samples`);
  // Sound beyond the coder's bandwidth is dropped on purpose: then little is heard, and nothing contradicts.
  if (atZero < alike && heardLevel > level / 10) throw mismatch(claim, end, 'a different sound');
}

/** Channel and position (at the rendition's rate) of the stretch with most energy. */
function loudest(
  source: SoundEnd,
  ends: SourceEnds,
  rate: number,
  first: number,
  window: number,
  length: number,
): { channel: number; at: number } {
  const ratio = ends.rate / rate;
  const found = { channel: 0, at: first, energy: -1 };
  const hop = 1_024;
  for (let at = first; at + length <= first + window; at += hop) {
    const from = Math.max(0, Math.floor(at * ratio) - source.from);
    const to = Math.min(source.pcm.length / ends.channels, from + Math.floor(length * ratio));
    for (let channel = 0; channel < ends.channels; channel++) {
      let sum = 0;
      for (let i = from; i < to; i++) sum += (source.pcm[i * ends.channels + channel] ?? 0) ** 2;
      if (sum > found.energy) Object.assign(found, { channel, at, energy: sum });
    }
  }
  return found;
}

/** One channel, full scale 1. */
function one(source: SoundEnd, channels: number, channel: number): Float64Array {
  const out = new Float64Array(source.pcm.length / channels);
  for (let i = 0; i < out.length; i++) out[i] = source.pcm[i * channels + channel] ?? 0;
  return out;
}

function mismatch(claim: Claim, end: 'head' | 'tail', what: string): AudioFileError {
  const where = end === 'head' ? 'beginning' : 'end';
  return new AudioFileError(
    'mismatch',
    `The encoded file differs at its ${where}: ${what} (${basename(claim.path)}).`,
  );
}
