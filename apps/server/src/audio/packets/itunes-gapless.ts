import type { ByteReader } from './byte-reader.ts';

/** What iTunes writes as iTunSMPB, in samples: encoder delay, padding behind the sound, length of the sound. */
export interface ITunesGapless {
  delay: number;
  padding: number;
  samples: number;
}

/** Comments are looked at up to this size; the text has about 110 characters. */
const commentLimit = 4_096;
const frameLimit = 500;

/** Parses " 00000000 00000840 000001CA 00000000003F31F6 ...": hexadecimal; the first number is unused. */
export function parseITunesGapless(text: string): ITunesGapless | null {
  const match = /\b[0-9a-f]{8} ([0-9a-f]{8}) ([0-9a-f]{8}) ([0-9a-f]{16})\b/i.exec(text);
  if (!match) return null;
  const [delay = 0, padding = 0, samples = 0] = match.slice(1).map((hex) => Number.parseInt(hex, 16));
  if (samples === 0 || !Number.isSafeInteger(samples) || delay > 65_536) return null;
  return { delay, padding, samples };
}

/** Looks for iTunSMPB in the comments of the ID3v2 tag at the start of a file (versions 2.2 to 2.4). */
export async function readITunesGaplessOfId3(file: ByteReader, end: number): Promise<ITunesGapless | null> {
  const head = await file.bytes(0, 10);
  if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return null;
  const version = head.readUInt8(3);
  const headerLength = version === 2 ? 6 : 10;
  let at = 10;
  for (let frames = 0; frames < frameLimit && at + headerLength <= end; frames++) {
    const header = await file.bytes(at, headerLength);
    const id = header.toString('latin1', 0, version === 2 ? 3 : 4);
    if (!/^[A-Z0-9]+$/.test(id)) break;
    const size = frameSize(header, version);
    if (id.startsWith('COM') && size < commentLimit) {
      const body = await file.bytes(at + headerLength, size);
      // UTF-16 text of ASCII characters reads as ASCII once the zero bytes are gone.
      const text = body.toString('latin1').replaceAll('\0', '');
      if (text.includes('iTunSMPB')) return parseITunesGapless(text.replace('iTunSMPB', ' '));
    }
    at += headerLength + size;
  }
  return null;
}

function frameSize(header: Buffer, version: number): number {
  if (version === 2) return header.readUIntBE(3, 3);
  if (version === 3) return header.readUInt32BE(4);
  return header.subarray(4, 8).reduce((sum, byte) => sum * 128 + (byte & 127), 0);
}
