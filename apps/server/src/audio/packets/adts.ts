import { aacFrame, adtsConfig, plainAac } from './aac-config.ts';
import type { ByteReader } from './byte-reader.ts';
import { PacketCollector } from './packet-collector.ts';
import { id3Length, skipId3, skipTagsAtEnd } from './surrounding-tags.ts';
import type { PacketIndex } from './types.ts';

/** Longest ADTS frame: its length field has 13 bits. */
const longestFrame = 8_191;
/** Unreadable bytes after which the rest is given up. */
const damageLimit = 16 << 20;

interface AdtsHeader {
  /** Header bits that stay the same in a stream. */
  kind: number;
  /** Bytes of the header: 7, or 9 with a checksum. */
  header: number;
  /** Bytes, header included. */
  length: number;
  blocks: number;
  config: Uint8Array;
}

/** Reads an ADTS frame header (ISO 13818-7 section 6.2); null for anything else. */
export function adtsHeader(bytes: Buffer): AdtsHeader | null {
  if (bytes.length < 7 || (bytes.readUInt16BE(0) & 0xfff6) !== 0xfff0) return null;
  const word = bytes.readUInt32BE(0);
  const rateIndex = (word >>> 10) & 15;
  const length = (bytes.readUIntBE(3, 3) >>> 5) & 0x1fff;
  const header = word & 0x1_0000 ? 7 : 9;
  if (rateIndex > 12 || length <= header) return null;
  const channelConfig = (word >>> 6) & 7;
  return {
    kind: (word & 0xfff8_fdc0) >>> 0,
    header,
    length,
    blocks: (bytes.readUInt8(6) & 3) + 1,
    config: adtsConfig((word >>> 14) & 3, rateIndex, channelConfig),
  };
}

/** Indexes a raw AAC file. Null when it is none, or not plain AAC-LC with one block a frame. */
export async function indexAdts(file: ByteReader): Promise<PacketIndex | null> {
  const start = await skipId3(file);
  const end = await skipTagsAtEnd(file, start);
  const first = adtsHeader(await file.bytes(start, 7));
  if (first === null) return null;
  const sound = plainAac(first.config);
  const second = adtsHeader(await file.bytes(start + first.length, 7));
  if (sound === null || (second?.kind !== first.kind && start + first.length !== end)) return null;
  const packets = new PacketCollector(first.config);
  let lost = 0;
  let inSync = true;
  let at = start;
  while (at + 7 <= end && lost <= damageLimit) {
    const frame = await file.bytes(at, Math.min(longestFrame + 7, end - at));
    const header = adtsHeader(frame);
    const follows = ({ length }: AdtsHeader): boolean =>
      at + length === end || adtsHeader(frame.subarray(length))?.kind === first.kind;
    if (header?.kind === first.kind && header.length <= frame.length && (inSync || follows(header))) {
      if (header.blocks > 1) return null;
      inSync = true;
      packets.add(at + header.header, frame.subarray(header.header, header.length), aacFrame);
      at += header.length;
      continue;
    }
    const tag = id3Length(frame);
    const next = frame.indexOf(0xff, 1);
    const skipped = next < 0 ? frame.length : next;
    if (tag === 0) lost += skipped;
    at += tag === 0 ? skipped : tag;
    inSync = tag > 0;
  }
  if (packets.count === 0) return null;
  return packets.index({
    codec: 'aac',
    ...sound,
    delay: 0,
    samples: packets.coded,
    fileSize: file.size,
    damage: lost === 0 ? null : `AAC: ${lost} bytes are no frames.`,
  });
}
