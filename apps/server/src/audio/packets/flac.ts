import type { ByteReader } from './byte-reader.ts';
import { crc16 } from './crc.ts';
import { broken } from './failure.ts';
import {
  flacHeader,
  longestHeader,
  readStreamInfo,
  type StreamInfo,
  streamInfoBytes,
} from './flac-header.ts';
import { PacketCollector } from './packet-collector.ts';
import { skipId3, skipTagsAtEnd } from './surrounding-tags.ts';
import type { PacketIndex } from './types.ts';

/** Metadata blocks a file may have. */
const blockLimit = 4_096;
/** Starts of tags that may follow the last frame. */
const tagMarks = ['ID3', 'APETAGEX', 'TAG', 'LYRICSBEGIN', '\0'];
/** Bytes examined per byte of the file, repeated attempts behind damage included. */
const effortLimit = 6;

/**
 * Indexes a FLAC file. A frame counts when its header's CRC-8 and its own CRC-16 are right and a header or the end of
 * the sound follows; others are left out, because some browsers end playback at a packet they cannot decode.
 */
export async function indexFlac(file: ByteReader): Promise<PacketIndex | null> {
  const start = await skipId3(file);
  const { at, config, info } = await readMetadata(file, start);
  const end = await skipTagsAtEnd(file, at);
  const packets = new PacketCollector(config);
  const walk = await new FrameWalk(file, end, info, packets).run(at);
  if (packets.count === 0) throw broken('The FLAC file has no intact frames.');
  const short = info.samples > 0 && packets.coded < info.samples;
  const damage = [
    walk.lost > 0 ? `${walk.lost} bytes in ${walk.holes} places are damaged and left out` : null,
    short ? `${packets.coded} of ${info.samples} samples are there` : null,
  ].filter((part) => part !== null);
  return packets.index({
    codec: 'flac',
    rate: info.rate,
    channels: info.channels,
    delay: 0,
    samples: info.samples > 0 ? info.samples : packets.coded,
    fileSize: file.size,
    damage: damage.length === 0 ? null : `FLAC: ${damage.join('; ')}.`,
  });
}

async function readMetadata(
  file: ByteReader,
  start: number,
): Promise<{ at: number; config: Uint8Array; info: StreamInfo }> {
  let at = start + 4;
  let found: { config: Uint8Array; info: StreamInfo } | null = null;
  for (let blocks = 0; blocks < blockLimit; blocks++) {
    const head = await file.bytes(at, 4 + streamInfoBytes);
    if (head.length < 4) break;
    const type = head.readUInt8(0) & 127;
    const length = head.readUIntBE(1, 3);
    if (type === 127) break;
    if (type === 0 && found === null) {
      const config = head.subarray(4);
      const info = readStreamInfo(config);
      if (info) found = { config: Uint8Array.from(config), info };
    }
    at += 4 + length;
    if (head.readUInt8(0) >= 128) {
      if (found) return { at, ...found };
      break;
    }
  }
  throw broken('The FLAC file has no usable header.');
}

/** Walks the frames of a file, in sync or searching. */
class FrameWalk {
  lost = 0;
  holes = 0;
  private readonly file: ByteReader;
  private readonly end: number;
  private readonly packets: PacketCollector;
  /** The first two bytes of every frame; the second depends on whether the block size varies. */
  private sync = Buffer.from([0xff, 0xf8]);
  private readonly longestFrame: number;
  private effort: number;

  constructor(file: ByteReader, end: number, info: StreamInfo, packets: PacketCollector) {
    this.file = file;
    this.end = end;
    this.packets = packets;
    // A frame stored verbatim: headers, one bit more for the side channel, checksum.
    const verbatim = Math.ceil((info.largestBlock * (info.bits + 1)) / 8) + 8;
    this.longestFrame = 2 * longestHeader + info.channels * verbatim;
    this.effort = effortLimit * file.size + (4 << 20);
  }

  async run(from: number): Promise<this> {
    let at = from;
    const second = (await this.file.bytes(at, 2))[1];
    if (second === 0xf9) this.sync = Buffer.from([0xff, 0xf9]);
    let inSync = true;
    while (at < this.end) {
      const area = await this.file.bytes(at, Math.min(this.longestFrame + longestHeader, this.end - at));
      const header = flacHeader(area, 0);
      const length =
        header === null ? 0 : this.frameLength(area, header.length, at + area.length === this.end);
      if (header && length > 0) {
        this.packets.add(at, area.subarray(0, length), header.samples);
        at += length;
        inSync = true;
        continue;
      }
      if (inSync) this.holes += 1;
      inSync = false;
      const next = area.indexOf(this.sync, 1);
      // The sync word may lie across the end of the area.
      const skipped = next >= 0 ? next : Math.max(1, area.length - 1);
      this.lost += skipped;
      at += skipped;
      this.effort -= skipped;
      if (this.effort < 0) throw broken('The FLAC file is too damaged.');
    }
    return this;
  }

  /** Length of the frame at the start of `area`, 0 when it is damaged. `last`: the sound ends with the area. */
  private frameLength(area: Buffer, headerLength: number, last: boolean): number {
    let crc = 0;
    let done = 0;
    for (let at = area.indexOf(this.sync, headerLength + 2); at >= 0; at = area.indexOf(this.sync, at + 1)) {
      crc = crc16(area, done, at, crc);
      this.effort -= at - done;
      done = at;
      if (crc === 0 && flacHeader(area, at)) return at;
    }
    this.effort -= area.length - done;
    if (!last || crc16(area, done, area.length, crc) !== 0)
      return last ? this.lastLength(area, headerLength) : 0;
    return area.length;
  }

  /** Length of a last frame that an unusual tag follows: its checksum comes out as 0 right before the tag. */
  private lastLength(area: Buffer, headerLength: number): number {
    for (const mark of tagMarks) {
      const at = area.indexOf(mark, headerLength, 'latin1');
      if (at > 0 && crc16(area, 0, at) === 0) return at;
    }
    return 0;
  }
}
