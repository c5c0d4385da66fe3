import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type AudioAnalysis, AudioFileError, type AudioFormat } from '@kantele/api/audio-tools';
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

/** PCM for the measurements: 16 bit, source rate, mono or stereo; more channels are mixed down to stereo. */
const pcmOutput = ['-map', '0:a:0', '-map_metadata', '-1', '-af', 'aformat=channel_layouts=mono|stereo'];
const pcmFormat = ['-c:a', 'pcm_s16le', '-bitexact', '-f', 'wav', 'pipe:1'];

/** One decode of a source: its measurements and both of its ends. */
export interface Decoded {
  analysis: AudioAnalysis;
  ends: SourceEnds;
}

/** What else the decode feeds: ffmpeg output arguments, which differ for mono sources. */
type Outputs = (mono: boolean) => readonly string[];

interface Options {
  outputs?: Outputs;
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
  if (
    declared.seconds !== null &&
    analysis.samples < declared.seconds * leastDecoded * analysis.sample_rate
  ) {
    throw new AudioFileError('broken', 'Most of the sound is missing or damaged.');
  }
  return { analysis, ends };
}

interface Job {
  ffmpeg: Ffmpeg;
  path: string;
  format: AudioFormat;
  size: number;
  options: Options;
}

async function decode(job: Job, mono: boolean): Promise<Decoded> {
  const { signal, cwd } = job.options;
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
  const args = ['-y', ...inputArguments(job.path, job.format), ...pcmOutput, ...pcmFormat, ...outputs];
  const { code, stderr } = await runFfmpeg(job.ffmpeg, args, {
    timeoutMs: timeLimit(job.size, outputs.length > 0),
    stallMs,
    signal,
    cwd,
    onOutput: (chunk) => pipe.push(chunk),
  });
  if (code === null) throw new Error('The decoder was ended by the system.');
  if (machineFaults.test(stderr)) throw new Error(`The decoder failed: ${readableReason(stderr)}`);
  if (code !== 0) throw new AudioFileError('broken', `The file cannot be decoded: ${readableReason(stderr)}`);
  if (!taken.meter || !taken.ends || taken.meter.samples === 0) {
    if (stderr.trim() === '') throw new AudioFileError('empty', 'The file holds no sound.');
    throw new AudioFileError('broken', `The file cannot be decoded: ${readableReason(stderr)}`);
  }
  return { analysis: taken.meter.finish(), ends: taken.ends };
}

/**
 * Milliseconds: sound of few bits takes longest per byte; encoding is about twenty times dearer than
 * decoding.
 */
function timeLimit(bytes: number, encoding: boolean): number {
  const perMegabyte = encoding ? 30_000 : 3_000;
  return Math.min(2 * 3600_000, 120_000 + (bytes / 1e6) * perMegabyte);
}
