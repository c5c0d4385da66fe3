import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  type AudioAnalysis,
  AudioFileError,
  type AudioFormat,
  type Cut,
  cueFrames,
  type SoundWindow,
} from '@kantele/api/audio-tools';
import { type Ffmpeg, inputArguments, runFfmpeg } from './ffmpeg.ts';
import { PcmMeter } from './pcm-meter.ts';
import { readableReason } from './run.ts';
import { sniffFile } from './sniff.ts';
import { SourceEnds } from './source-ends.ts';
import { readDeclared } from './tag-reader.ts';
import { WavPipe } from './wav-pipe.ts';

/** Longest sound accepted, seconds. */
const maxSeconds = 12 * 3600;
/** A file that says how long it is must hold at least this part of it. */
const leastDecoded = 0.5;
/** ffmpeg gives PCM many times a second; this long without any means that it hangs. */
const stallMs = 120_000;

/** Complaints that no other file would spare us: the job is to be tried again, the file is not refused. */
const machineFaults = /No space left on device|Read-only file system|Permission denied/;

/**
 * The sound itself, before anything is done with it: the window by counting samples, since time stamps of real files
 * jump, then one normalised mix of more than two channels for measurements and encoders alike.
 */
export function soundFilters(window: SoundWindow | Cut | null): string[] {
  return [...wholeSoundFilters(window), 'aformat=channel_layouts=mono|stereo'];
}

/** The same with all its channels. */
export function wholeSoundFilters(window: SoundWindow | Cut | null): string[] {
  return [...trimFilters(window), countedTime];
}

const countedTime = 'asetpts=round(N/SR/TB)';
const isCut = (window: SoundWindow | Cut | null): window is Cut => window !== null && 'begin' in window;

function trimFilters(window: SoundWindow | Cut | null): string[] {
  if (window === null) return [];
  if (!isCut(window)) {
    return [`atrim=start_sample=${window.delay}:end_sample=${window.delay + window.samples}`];
  }
  // The rate is that of the decoder, which is not known before it runs: microseconds are exact to the sample.
  const seconds = (frames: number) => (frames / cueFrames).toFixed(6);
  const end = window.end === null ? '' : `:end=${seconds(window.end)}`;
  return [countedTime, `atrim=start=${seconds(window.begin)}${end}`];
}

/** ffmpeg scales down what could clip when it mixes channels, in every sample format. */
export const normalisedMix = ['-rematrix_maxval', '1'];

/** PCM for the measurements: floating point, source rate, mono or stereo. */
const pcmOutput = (window: SoundWindow | Cut | null): string[] => [
  ...['-map', '0:a:0', '-map_metadata', '-1', ...normalisedMix, '-af', soundFilters(window).join(',')],
  ...['-c:a', 'pcm_f32le', '-bitexact', '-f', 'wav', 'pipe:1'],
];

/** With a window of samples nothing is trimmed by ffmpeg: encoder delay and edit lists are in it already. */
const untrimmed = (format: AudioFormat): string[] => [
  ...['-flags2', '+skip_manual'],
  ...(format === 'm4a' ? ['-ignore_editlist', '1'] : []),
];

/** One decode of a source: its measurements and both of its ends. */
export interface Decoded {
  analysis: AudioAnalysis;
  ends: SourceEnds;
}

/** What else the decode feeds: ffmpeg output arguments, which differ for mono sources. */
type Outputs = (mono: boolean) => readonly string[];

interface Options {
  outputs?: Outputs;
  /** Part of the coded samples that is the sound. */
  window?: SoundWindow | Cut | null | undefined;
  /** Folder that relative names in `outputs` refer to. */
  cwd?: string;
  signal?: AbortSignal | undefined;
}

/** The headers were wrong about mono: seen with the first decoded bytes, answered by starting again. */
class OtherChannels extends Error {}

/**
 * Decodes a file once from start to end, measuring, and feeds `outputs` from the same decode.
 *
 * @throws AudioFileError unsupported, broken, empty, too_long, timeout
 */
export async function decodeOnce(ffmpeg: Ffmpeg, file: string, options: Options): Promise<Decoded> {
  // ffmpeg may run in another folder than this process.
  const path = resolve(file);
  const format = await sniffFile(path);
  const declared = await readDeclared(path, format);
  if (declared.seconds !== null && declared.seconds > 4 * maxSeconds) {
    throw new AudioFileError('too_long', 'The file declares far more than 12 hours.');
  }
  const { size } = await stat(path);
  const job = { ffmpeg, path, format, size, options };
  const mono = declared.channels === 1;
  const { analysis, ends } = await decode(job, mono).catch((error: unknown) => {
    if (error instanceof OtherChannels) return decode(job, !mono);
    throw error;
  });
  const expected = expectedSeconds(declared.seconds, options.window ?? null, analysis.sample_rate);
  if (expected !== null && analysis.samples < expected * leastDecoded * analysis.sample_rate)
    analysis.damage ??= 'Most of the sound is missing or damaged.';
  return { analysis, ends };
}

/** Seconds of sound there should be by what the file declares; null when it declares nothing. */
function expectedSeconds(declared: number | null, window: SoundWindow | Cut | null, rate: number) {
  if (declared === null || window === null) return declared;
  if (!isCut(window)) return Math.min(declared, window.samples / rate);
  return Math.max(0, Math.min(declared, (window.end ?? Infinity) / cueFrames) - window.begin / cueFrames);
}

interface Job {
  ffmpeg: Ffmpeg;
  path: string;
  format: AudioFormat;
  size: number;
  options: Options;
}

async function decode(job: Job, mono: boolean): Promise<Decoded> {
  const { signal, cwd, window = null } = job.options;
  const outputs = job.options.outputs?.(mono) ?? [];
  const taken: { meter: PcmMeter | null; ends: SourceEnds | null } = { meter: null, ends: null };
  const pipe = new WavPipe(
    ({ rate, channels }) => {
      if (rate < 1 || channels < 1 || channels > 2) throw new AudioFileError('broken', 'No usable sound.');
      if (outputs.length > 0 && (channels === 1) !== mono) throw new OtherChannels();
      taken.meter = new PcmMeter(rate, channels);
      taken.ends = new SourceEnds(rate, channels);
    },
    (pcm) => {
      const { meter, ends } = taken;
      if (!meter || !ends) return;
      meter.push(pcm);
      ends.push(pcm);
      if (meter.samples > maxSeconds * meter.rate) {
        throw new AudioFileError('too_long', 'The sound is longer than 12 hours.');
      }
    },
  );
  const before = window && !isCut(window) ? untrimmed(job.format) : [];
  const args = ['-y', ...before, ...inputArguments(job.path, job.format), ...pcmOutput(window), ...outputs];
  const { code, stderr } = await runFfmpeg(job.ffmpeg, args, {
    timeoutMs: timeLimit(job.size, outputs.length > 0),
    stallMs,
    signal,
    cwd,
    onOutput: (chunk) => pipe.push(chunk),
  });
  if (code === null) throw new Error('The decoder was ended by the system.');
  if (machineFaults.test(stderr)) throw new Error(`The decoder failed: ${readableReason(stderr)}`);
  const complaint = stderr.trim() === '' ? null : readableReason(stderr);
  if (!taken.meter || !taken.ends || taken.meter.samples === 0) {
    if (complaint === null && code === 0) throw new AudioFileError('empty', 'The file holds no sound.');
    throw new AudioFileError('broken', `The file cannot be decoded: ${complaint ?? 'no reason given'}`);
  }
  if (code !== 0 && outputs.length > 0) {
    throw new AudioFileError('broken', `The file cannot be encoded: ${complaint ?? 'no reason given'}`);
  }
  // Sound decoded with warnings is kept: it may contain a glitch, and editors see that the file is marked.
  const damage = complaint === null ? null : `Damaged: ${complaint}`;
  return { analysis: { ...taken.meter.finish(), damage }, ends: taken.ends };
}

/**
 * Milliseconds: sound of few bits takes longest per byte; encoding is about twenty times dearer than
 * decoding.
 */
function timeLimit(bytes: number, encoding: boolean): number {
  const perMegabyte = encoding ? 30_000 : 3_000;
  return Math.min(2 * 3600_000, 120_000 + (bytes / 1e6) * perMegabyte);
}
