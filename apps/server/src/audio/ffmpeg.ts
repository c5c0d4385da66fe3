import type { AudioFormat } from '@kantele/api/audio-tools';
import { type RunOptions, type RunResult, run } from './run.ts';

/** A usable ffmpeg and how it is confined. */
export interface Ffmpeg {
  path: string;
  version: string;
  source: 'setting' | 'system' | 'bundled';
  prlimit: string | null;
}

const pcm = [
  'pcm_u8,pcm_s8,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_s32be',
  'pcm_f32le,pcm_f32be,pcm_f64le,pcm_f64be,pcm_alaw,pcm_mulaw',
].join(',');
const mpeg = 'mp3float,mp3,mp2float,mp2,mp1float,mp1';
const ogg = 'vorbis,libvorbis,opus,libopus,flac,speex,libspeex';
const dsd = 'dsd_lsbf,dsd_msbf,dsd_lsbf_planar,dsd_msbf_planar,dst';

/**
 * The one demuxer that may read a file of this format (a playlist in disguise is never opened as one), and the
 * decoders that may run: a picture or video inside the file finds none.
 */
const readers: Record<AudioFormat, { demuxer: string; decoders: string }> = {
  mp3: { demuxer: 'mp3', decoders: mpeg },
  mp2: { demuxer: 'mp3', decoders: mpeg },
  aac: { demuxer: 'aac', decoders: 'aac' },
  m4a: { demuxer: 'mov', decoders: `aac,alac,flac,opus,libopus,ac3,eac3,${mpeg},${pcm}` },
  flac: { demuxer: 'flac', decoders: 'flac' },
  ogg: { demuxer: 'ogg', decoders: ogg },
  opus: { demuxer: 'ogg', decoders: ogg },
  speex: { demuxer: 'ogg', decoders: ogg },
  wav: { demuxer: 'wav', decoders: `adpcm_ms,adpcm_ima_wav,${mpeg},${pcm}` },
  aiff: { demuxer: 'aiff', decoders: pcm },
  caf: { demuxer: 'caf', decoders: `aac,alac,opus,libopus,flac,adpcm_ima_qt,${mpeg},${pcm}` },
  au: { demuxer: 'au', decoders: pcm },
  wma: { demuxer: 'asf', decoders: `wmav1,wmav2,wmapro,wmalossless,wmavoice,${mpeg},${pcm}` },
  matroska: { demuxer: 'matroska', decoders: `aac,alac,ac3,eac3,wavpack,tta,${ogg},${mpeg},${pcm}` },
  ac3: { demuxer: 'ac3', decoders: 'ac3' },
  eac3: { demuxer: 'eac3', decoders: 'eac3' },
  ape: { demuxer: 'ape', decoders: 'ape' },
  wavpack: { demuxer: 'wv', decoders: 'wavpack' },
  musepack: { demuxer: 'mpc', decoders: 'mpc7' },
  musepack8: { demuxer: 'mpc8', decoders: 'mpc8' },
  tta: { demuxer: 'tta', decoders: 'tta' },
  dsf: { demuxer: 'dsf', decoders: dsd },
  dff: { demuxer: 'iff', decoders: dsd },
};

const quiet = ['-nostdin', '-hide_banner', '-nostats', '-v', 'error'];

/** Arguments before any input. */
export const globalArguments: readonly string[] = quiet;

/**
 * Input arguments for a stranger's file. The `file:` prefix makes any name literal (`-i x.mp3`,
 * `http:x.mp3`).
 */
export function inputArguments(path: string, format: AudioFormat): string[] {
  const { demuxer, decoders } = readers[format];
  return [...inputLimits, '-codec_whitelist', decoders, '-f', demuxer, '-i', fileUrl(path)];
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
