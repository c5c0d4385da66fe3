import type { AudioFormat } from '@kantele/api/audio-tools';
import { type RunOptions, type RunResult, run } from './run.ts';

/** A usable ffmpeg and how it is confined. */
export interface Ffmpeg {
  path: string;
  version: string;
  source: 'setting' | 'system' | 'bundled';
  prlimit: string | null;
}

/** The one demuxer that may read a file of this format: a playlist in disguise is never opened as one. */
const demuxers: Record<AudioFormat, string> = {
  mp3: 'mp3',
  m4a: 'mov',
  flac: 'flac',
  ogg: 'ogg',
  opus: 'ogg',
  wav: 'wav',
  aiff: 'aiff',
};

/** Decoders that may run; a picture or video inside the file finds none. */
const decoders = [
  'mp3float,mp3,aac,alac,flac,vorbis,libvorbis,opus,libopus',
  'pcm_u8,pcm_s8,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_s32be',
  'pcm_f32le,pcm_f32be,pcm_f64le,pcm_f64be,pcm_alaw,pcm_mulaw',
].join(',');

const quiet = ['-nostdin', '-hide_banner', '-nostats', '-v', 'error'];

/** Arguments before any input. */
export const globalArguments: readonly string[] = quiet;

/**
 * Input arguments for a stranger's file. The `file:` prefix makes any name literal (`-i x.mp3`,
 * `http:x.mp3`).
 */
export function inputArguments(path: string, format: AudioFormat): string[] {
  return [...inputLimits, '-codec_whitelist', decoders, '-f', demuxers[format], '-i', fileUrl(path)];
}

/** The same for a file this process has just made. */
export function madeInputArguments(path: string, demuxer: string): string[] {
  return [...inputLimits, '-f', demuxer, '-i', fileUrl(path)];
}

const inputLimits = ['-protocol_whitelist', 'file,pipe', '-threads', '1'];

export const fileUrl = (path: string): string => `file:${path}`;

/** Starts ffmpeg with these arguments under the limits of `run`. */
export function runFfmpeg(
  ffmpeg: Ffmpeg,
  args: readonly string[],
  options: Omit<RunOptions, 'prlimit'>,
): Promise<RunResult> {
  return run(ffmpeg.path, [...globalArguments, ...args], { ...options, prlimit: ffmpeg.prlimit });
}
