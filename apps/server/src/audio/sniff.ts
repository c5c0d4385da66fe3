import { open } from 'node:fs/promises';
import { AudioFileError, type AudioFormat } from '@kantele/api/audio-tools';
import { FileWindow } from './file-window.ts';
import { framesFormat } from './sniff-frames.ts';
import { asfHeader, asfSound, hasMatroskaSound } from './sniff-video.ts';

/** Bytes that recognising a file may read. */
const readBudget = 4 * 1024 * 1024;
const boxLimit = 200;

/**
 * Tells the format of a file from its content; the name plays no part. The package file-type looks at less: it calls
 * boxes without a sound track m4a and a run of 0xFF bytes mp1, and does not tell soundless videos from others.
 *
 * @throws AudioFileError('unsupported') for anything that is no accepted audio file, 'empty' for 0 bytes
 */
export async function sniffFile(path: string): Promise<AudioFormat> {
  const handle = await open(path, 'r');
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw new AudioFileError('unsupported', 'This is not a file.');
    return await sniff(new FileWindow(handle, stat.size, readBudget));
  } finally {
    await handle.close();
  }
}

/** The same on an open file. */
export async function sniff(file: FileWindow): Promise<AudioFormat> {
  if (file.size === 0) throw new AudioFileError('empty', 'The file is empty.');
  const format = await recognise(file).catch((error: unknown) => {
    if (error instanceof RangeError) return null;
    throw error;
  });
  if (format === null) throw new AudioFileError('unsupported', 'This file type is not allowed.');
  return format;
}

/** Formats that begin with these bytes, also behind an ID3 tag. */
const anywhere: readonly (readonly [RegExp, AudioFormat])[] = [
  [/^fLaC/, 'flac'],
  [/^MAC /, 'ape'],
  [/^TTA[12]/, 'tta'],
  [/^MP\+[^ -~]/, 'musepack'],
  [/^MPCK/, 'musepack8'],
  [/^wvpk/, 'wavpack'],
];
/** Formats that begin with these bytes at the very start of the file. */
const atStart: readonly (readonly [RegExp, AudioFormat])[] = [
  [/^(RIFF|RF64)....WAVE/s, 'wav'],
  [/^FORM....AIF[FC]/s, 'aiff'],
  [/^caff\0/, 'caf'],
  [/^\.snd/, 'au'],
  [/^DSD [^ -~]/, 'dsf'],
  [/^FRM8.{8}DSD /s, 'dff'],
];

async function recognise(file: FileWindow): Promise<AudioFormat | null> {
  const start = await skipId3(file);
  const head = await file.peek(start, 64);
  const magic = head.toString('latin1');
  const found = anywhere.find(([bytes]) => bytes.test(magic));
  if (found) return found[1];
  if (start === 0) {
    const plain = atStart.find(([bytes]) => bytes.test(magic));
    if (plain) return plain[1];
    if (magic.startsWith('OggS')) return oggFormat(await file.peek(0, 4_096));
    if (magic.slice(4, 8) === 'ftyp') return (await hasSoundTrack(file)) ? 'm4a' : null;
    if (magic.startsWith('\x1a\x45\xdf\xa3')) return (await hasMatroskaSound(file)) ? 'matroska' : null;
    if (head.subarray(0, 16).equals(asfHeader)) {
      return (await file.peek(0, 65_536)).includes(asfSound) ? 'wma' : null;
    }
  }
  return framesFormat(file, start);
}

/** Position behind the ID3v2 tags at the start (some files carry several). */
async function skipId3(file: FileWindow): Promise<number> {
  let at = 0;
  for (let tags = 0; tags < 8; tags++) {
    const head = await file.peek(at, 10);
    const sizes = head.subarray(6, 10);
    if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3' || sizes.some((byte) => byte > 127))
      break;
    const size = sizes.reduce((sum, byte) => sum * 128 + byte, 0);
    const footer = (head.readUInt8(5) & 0x10) === 0 ? 0 : 10;
    at += 10 + size + footer;
  }
  return at;
}

/** The codec of the first logical stream is named at the start of its first page. */
function oggFormat(page: Buffer): AudioFormat | null {
  const segments = page.length > 27 ? page.readUInt8(26) : 0;
  const name = page.toString('latin1', 27 + segments, 27 + segments + 8);
  if (name === 'OpusHead') return 'opus';
  if (name === 'Speex   ') return 'speex';
  if (name.startsWith('\u0001vorbis') || name.startsWith('\u007fFLAC')) return 'ogg';
  return null;
}

/** Looks for a sound track in an MP4 file: video alone, pictures (HEIC, AVIF) and 3D files have none. */
async function hasSoundTrack(file: FileWindow): Promise<boolean> {
  let boxes = 0;
  const search = async (from: number, to: number): Promise<boolean> => {
    let at = from;
    while (at + 8 <= to && boxes++ < boxLimit) {
      const head = await file.peek(at, 16);
      if (head.length < 8) return false;
      let size = head.readUInt32BE(0);
      let header = 8;
      if (size === 1 && head.length === 16) {
        size = Number(head.readBigUInt64BE(8));
        header = 16;
      }
      if (size === 0) size = to - at;
      if (size < header) return false;
      const type = head.toString('latin1', 4, 8);
      const end = Math.min(to, at + size);
      if (type === 'hdlr') {
        const handler = await file.peek(at + header + 8, 4);
        if (handler.toString('latin1') === 'soun') return true;
      } else if (type === 'moov' || type === 'trak' || type === 'mdia') {
        if (await search(at + header, end)) return true;
      }
      at += size;
    }
    return false;
  };
  return search(0, file.size);
}
