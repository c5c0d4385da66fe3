import { type FileHandle, open } from 'node:fs/promises';
import { AudioFileError } from '@kantele/api/audio-tools';
import { pageChecksum, pageFlags, pageHeadBytes, sealPage } from './ogg-page.ts';
import { firstSoundPage } from './opus-head.ts';

/** What was found of a stream while its pages were copied. */
interface LaidOpus {
  /** Number of the stream and the packet `OpusHead`: what the head of a download begins with. */
  lead: Buffer;
  channels: number;
  /** Samples at 48 kHz in front of the sound, and of the sound. */
  delay: number;
  samples: number;
}

/**
 * Copies the pages of sound of an Opus file, without its tags and numbered so that the head of any download fits in front
 * of them.
 * @throws AudioFileError('mismatch') for more than one stream, and for what is no Opus
 */
export async function layOpus(from: string, to: string): Promise<LaidOpus> {
  const input = await open(from, 'r');
  try {
    const output = await open(to, 'wx');
    try {
      return await copyPages(pagesOf(input), output);
    } finally {
      await output.close();
    }
  } finally {
    await input.close();
  }
}

async function copyPages(pages: AsyncIterable<Buffer>, output: FileHandle): Promise<LaidOpus> {
  let first: Buffer | null = null;
  let inTags = true;
  let sequence = firstSoundPage;
  let granule = 0;
  for await (const page of pages) {
    if (first === null) {
      first = page;
      if (bodyOf(page).toString('latin1', 0, 8) !== 'OpusHead') throw wrong('no head of Opus');
      continue;
    }
    if (page.readUInt32LE(14) !== first.readUInt32LE(14) || page.readUInt8(5) & pageFlags.first)
      throw wrong('more than one stream');
    if (inTags) {
      // The tags end with the page on which their packet does (RFC 7845, 3).
      inTags = (lengthsOf(page).at(-1) ?? 0) === 255;
      continue;
    }
    const position = page.readBigInt64LE(6);
    if (position >= 0n) granule = Number(position);
    await output.write(sealPage(page, sequence));
    sequence += 1;
  }
  if (first === null || sequence === firstSoundPage) throw wrong('no sound');
  const head = bodyOf(first);
  const delay = head.readUInt16LE(10);
  const lead = Buffer.concat([first.subarray(14, 18), head]);
  return { lead, channels: head.readUInt8(9), delay, samples: granule - delay };
}

async function* pagesOf(input: FileHandle): AsyncGenerator<Buffer> {
  const { size } = await input.stat();
  let at = 0;
  while (at + pageHeadBytes <= size) {
    const head = Buffer.alloc(pageHeadBytes + 255);
    const { bytesRead } = await input.read(head, 0, head.length, at);
    if (head.toString('latin1', 0, 4) !== 'OggS') throw wrong('something between its pages');
    const count = head.readUInt8(26);
    const lengths = head.subarray(pageHeadBytes, pageHeadBytes + count);
    const total = pageHeadBytes + count + lengths.reduce((sum, length) => sum + length, 0);
    if (bytesRead < pageHeadBytes + count || at + total > size) throw wrong('a page that is cut off');
    const page = Buffer.alloc(total);
    await input.read(page, 0, total, at);
    if (page.readUInt32LE(22) !== pageChecksum(page)) throw wrong('a damaged page');
    yield page;
    at += total;
  }
}

const lengthsOf = (page: Buffer): Buffer => page.subarray(pageHeadBytes, pageHeadBytes + page.readUInt8(26));
const bodyOf = (page: Buffer): Buffer => page.subarray(pageHeadBytes + page.readUInt8(26));

const wrong = (what: string): AudioFileError => new AudioFileError('mismatch', `The Opus file has ${what}.`);
