import { open } from 'node:fs/promises';
import type { AudioFormat } from '@kantele/api/audio-tools';
import { type IAudioMetadata, parseFromTokenizer } from 'music-metadata';
import { BoundedTokenizer } from './bounded-tokenizer.ts';
import { FileWindow } from './file-window.ts';
import { sniff } from './sniff.ts';

/** Largest picture taken out of a file, bytes. */
export const pictureLimit = 20 * 1024 * 1024;
/** Largest single field read; an ID3 tag with all its pictures is one. */
const largestField = 64 * 1024 * 1024;
/** Most bytes read from one file, pictures and large tables of contents included. */
const readBudget = 128 * 1024 * 1024;
/** A file is read in a millisecond or two; this is for hostile ones. */
const timeLimitMs = 1_500;

/** Selects the parser of music-metadata by our own recognition, never by the file's name. */
const mimeTypes: Record<AudioFormat, string> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  aiff: 'audio/aiff',
};

/** What music-metadata found; `metadata` is null when it failed, `failure` then says why. */
export interface RawTags {
  format: AudioFormat;
  metadata: IAudioMetadata | null;
  failure: string | null;
}

/**
 * Recognises and parses one file, reading only its headers.
 *
 * @throws AudioFileError('unsupported' | 'empty') when the content is no accepted format
 */
export async function readRawTags(path: string, withPicture: boolean): Promise<RawTags> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const file = new FileWindow(handle, size, readBudget);
    const format = await sniff(file);
    const tokenizer = new BoundedTokenizer(file, {
      mimeType: mimeTypes[format],
      largest: largestField,
      deadline: performance.now() + timeLimitMs,
    });
    try {
      const metadata = await parseFromTokenizer(tokenizer, { duration: false, skipCovers: !withPicture });
      return { format, metadata, failure: null };
    } catch (error) {
      return { format, metadata: null, failure: error instanceof Error ? error.message : String(error) };
    }
  } finally {
    await handle.close();
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
