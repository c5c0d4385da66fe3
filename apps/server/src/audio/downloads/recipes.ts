import { open } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AudioAnalysis,
  AudioFileError,
  type AudioFormat,
  type Cut,
  type DownloadKind,
  type RenditionFile,
  type SoundWindow,
} from '@kantele/api/audio-tools';
import { normalisedMix, soundFilters, wholeSoundFilters } from '../decode.ts';
import { measureFile } from '../measure-file.ts';
import { ByteReader } from '../packets/byte-reader.ts';
import { readStreamInfo } from '../packets/flac-header.ts';
import { decoderDelay } from '../packets/mp3-info.ts';
import { findFrames } from './find-frames.ts';
import { writeLength } from './lame-tag.ts';
import { layOpus } from './lay-opus.ts';

interface Source {
  window: SoundWindow | Cut | null;
  format: AudioFormat | null;
  /** It is Opus already: its own pages are taken. */
  isOpus: boolean;
}

const plain = ['-map', '0:a:0', '-map_metadata', '-1', '-map_chapters', '-1', '-vn', '-sn', '-dn'];
const reproducible = ['-bitexact', '-threads', '1'];
/** Sampling rates of MPEG layer III; other sources are resampled to the nearest. */
const mp3Rates = 'aformat=sample_rates=48000|44100|32000|24000|22050|16000|12000|11025|8000';
/** DSD has no samples of its own as FLAC knows them. */
const dsdRates = 'aformat=sample_rates=176400|88200';

const files: Record<DownloadKind, string> = {
  download_flac: 'download.flac',
  download_mp3: 'download.mp3',
  download_opus: 'download.opus',
};
/** Opus as the encoder writes it, before its pages are numbered for the tags of a download. */
const codedOpus = 'coded.opus';

/** ffmpeg output arguments for files without tags; reasons: docs/audio.md. */
export function downloadArguments(
  kinds: readonly DownloadKind[],
  { window, format, isOpus }: Source,
): string[] {
  return kinds.flatMap((kind) => {
    if (kind === 'download_flac') {
      const dsd = format === 'dsf' || format === 'dff' ? [dsdRates] : [];
      return output([...wholeSoundFilters(window), ...dsd], ['-c:a', 'flac', '-f', 'flac'], files[kind]);
    }
    if (kind === 'download_mp3')
      return output(
        [...soundFilters(window), mp3Rates],
        // V0, and no tag of ffmpeg's own. The frame of information in front says where the sound begins and ends.
        ['-c:a', 'libmp3lame', '-q:a', '0', '-id3v2_version', '0', '-write_xing', '1', '-f', 'mp3'],
        files[kind],
      );
    if (isOpus) return [];
    return output(
      [...soundFilters(window), 'aformat=sample_rates=48000'],
      ['-c:a', 'libopus', '-b:a', '160k', '-vbr', 'on', '-f', 'ogg'],
      codedOpus,
    );
  });
}

const output = (filters: readonly string[], encoder: readonly string[], file: string): string[] => [
  ...[...plain, ...normalisedMix, '-af', filters.join(','), ...encoder, ...reproducible],
  `file:${file}`,
];

/** Whether a file is one stream of Opus in Ogg, and the whole of it is asked for. */
export async function isOpusFile(path: string, window: SoundWindow | Cut | null): Promise<boolean> {
  if (window !== null && 'begin' in window) return false;
  const handle = await open(path, 'r');
  try {
    const head = Buffer.alloc(36);
    await handle.read(head, 0, head.length, 0);
    return /^OggS.{24}OpusHead$/s.test(head.toString('latin1'));
  } finally {
    await handle.close();
  }
}

/** What is known of a made file, as it is kept. */
type Found = Pick<
  RenditionFile,
  'mime' | 'codec' | 'sample_rate' | 'channels' | 'samples' | 'delay' | 'init_end' | 'lead'
>;

/**
 * Checks that a made file holds the sound from its first sample to its last, and says what it is.
 * @param options.opus the file itself when it is Opus already
 * @throws AudioFileError('mismatch')
 */
export async function finishDownload(
  kind: DownloadKind,
  { dir, analysis, opus }: { dir: string; analysis: AudioAnalysis; opus: string | null },
): Promise<RenditionFile> {
  const path = join(dir, files[kind]);
  const samplesAt = (rate: number) => Math.round((analysis.samples * rate) / analysis.sample_rate);
  const found =
    kind === 'download_opus'
      ? await finishOpus(opus ?? join(dir, codedOpus), path)
      : await (kind === 'download_flac' ? finishFlac(path) : finishMp3(path, samplesAt));
  const expected = samplesAt(found.sample_rate);
  const isResampled = found.sample_rate !== analysis.sample_rate;
  // A resampler may round the end; a lossless copy of another length would be another sound.
  if (opus === null && Math.abs(found.samples - expected) > (isResampled ? 2 : 0))
    throw new AudioFileError('mismatch', `The encoded file has ${found.samples} of ${expected} samples.`);
  const { size, sha256 } = await measureFile(path);
  const bitrate = Math.round((size * 8 * found.sample_rate) / Math.max(1, found.samples));
  return { kind, file: files[kind], ...found, bitrate, size, sha256, fragments: [] };
}

async function finishFlac(path: string): Promise<Found> {
  const handle = await open(path, 'r');
  try {
    const frames = await findFrames('flac', new ByteReader(handle, (await handle.stat()).size));
    const info = frames && readStreamInfo(Buffer.from(frames.lead.subarray(4)));
    if (!frames || !info) throw new AudioFileError('mismatch', 'The encoded file is no FLAC.');
    const { start, lead } = frames;
    const { rate, channels, samples } = info;
    const sound = { sample_rate: rate, channels, samples, delay: 0 };
    return { mime: 'audio/flac', codec: 'flac', ...sound, init_end: start, lead };
  } finally {
    await handle.close();
  }
}

async function finishMp3(path: string, expected: (rate: number) => number): Promise<Found> {
  const { rate, channels, delay, samples } = await writeLength(path, expected);
  const sound = { sample_rate: rate, channels, samples, delay: delay + decoderDelay };
  return { mime: 'audio/mpeg', codec: 'mp3', ...sound, init_end: 0, lead: new Uint8Array() };
}

async function finishOpus(from: string, to: string): Promise<Found> {
  const { lead, channels, delay, samples } = await layOpus(from, to);
  const sound = { sample_rate: 48_000, channels, samples, delay };
  return { mime: 'audio/ogg; codecs=opus', codec: 'opus', ...sound, init_end: 0, lead };
}
