import type { AudioFormat } from '@kantele/api/audio-tools';
import { type IAudioMetadata, parseFromTokenizer } from 'music-metadata';
import { BoundedTokenizer } from './bounded-tokenizer.ts';
import { FileWindow } from './file-window.ts';
import { oggSamples } from './ogg-length.ts';
import { PlainFile } from './plain-file.ts';
import { readSoundHeader, type SoundHeader } from './raw-headers.ts';
import { sniff } from './sniff.ts';

/** Largest picture taken out of a file, bytes. */
export const pictureLimit = 20 * 1024 * 1024;
/** Largest single field read; an ID3 tag with all its pictures is one. */
const largestField = 64 * 1024 * 1024;
/** Most bytes read from one file, pictures and large tables of contents included. */
const readBudget = 128 * 1024 * 1024;
/** A file is read in a millisecond or two; this is for hostile ones. */
const timeLimitMs = 1_500;

/**
 * Selects the parser of music-metadata by our own recognition, never by the file's name; null where it has none: those
 * files are named by their path.
 */
const mimeTypes: Record<AudioFormat, string | null> = {
  mp3: 'audio/mpeg',
  mp2: 'audio/mpeg',
  aac: 'audio/aacp',
  m4a: 'audio/mp4',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  speex: 'audio/ogg',
  wav: 'audio/wav',
  aiff: 'audio/aiff',
  wma: 'audio/ms-wma',
  matroska: 'audio/matroska',
  ape: 'audio/ape',
  wavpack: 'audio/wavpack',
  musepack: 'audio/musepack',
  musepack8: 'audio/musepack',
  dsf: 'audio/dsf',
  dff: 'audio/dsd',
  caf: null,
  au: null,
  ac3: null,
  eac3: null,
  tta: null,
};
/** Ogg keeps its length at the end of the file. */
const oggFormats: ReadonlySet<AudioFormat> = new Set(['ogg', 'opus', 'speex']);

/** What music-metadata found; `metadata` is null when it failed, `failure` then says why. */
export interface RawTags {
  format: AudioFormat;
  metadata: IAudioMetadata | null;
  failure: string | null;
  /** What our own look at the header says, for formats the library does not know. */
  header: SoundHeader | null;
  /** Length in samples of an Ogg stream; null for all else, or when it is not known. */
  oggSamples: number | null;
}

/**
 * Recognises and parses one file, reading only its headers.
 *
 * @throws AudioFileError('unsupported' | 'empty') when the content is no accepted format
 */
export async function readRawTags(path: string, withPicture: boolean): Promise<RawTags> {
  const plain = await PlainFile.open(path);
  const file = new FileWindow(plain, plain.size, readBudget);
  try {
    const format = await sniff(file);
    const mimeType = mimeTypes[format];
    const header = await readSoundHeader(file, format).catch(() => null);
    if (mimeType === null) return { format, metadata: null, failure: null, header, oggSamples: null };
    const tokenizer = new BoundedTokenizer(file, {
      mimeType,
      largest: largestField,
      deadline: performance.now() + timeLimitMs,
    });
    try {
      const metadata = await parseFromTokenizer(tokenizer, { duration: false, skipCovers: !withPicture });
      const samples = oggFormats.has(format) ? await oggSamples(file).catch(() => null) : null;
      return { format, metadata, failure: null, header, oggSamples: samples };
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      return { format, metadata: null, failure, header, oggSamples: null };
    }
  } finally {
    file.close();
    plain.close();
  }
}

/** What the headers of a file promise; null where they say nothing or cannot be read. */
export interface Declared {
  seconds: number | null;
  channels: number | null;
}

export async function readDeclared(path: string, format: AudioFormat): Promise<Declared> {
  const { metadata } = await readRawTags(path, false);
  if (metadata === null) return { seconds: null, channels: null };
  const { duration, numberOfSamples, numberOfChannels } = metadata.format;
  // Without a table of contents the length of an MP3 is guessed from its size, which is no promise.
  const known = format !== 'mp3' || numberOfSamples !== undefined;
  const seconds =
    known && duration !== undefined && Number.isFinite(duration) && duration > 0 ? duration : null;
  return { seconds, channels: numberOfChannels ?? null };
}
