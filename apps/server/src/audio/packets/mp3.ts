import type { ByteReader } from './byte-reader.ts';
import { readITunesGaplessOfId3 } from './itunes-gapless.ts';
import { type Mp3Header, mp3Header } from './mp3-header.ts';
import { decoderDelay, type Mp3Info, readMp3Info } from './mp3-info.ts';
import { PacketCollector } from './packet-collector.ts';
import { id3Length, skipId3, skipTagsAtEnd } from './surrounding-tags.ts';
import type { PacketIndex } from './types.ts';

/** Junk in front of the first frame that is searched, bytes. */
const junkLimit = 256 * 1024;
/** Unreadable bytes between frames after which the rest is given up. */
const damageLimit = 16 << 20;
/** Bytes searched at a time. */
const step = 64 * 1024;
/** Longest layer III frame: 160 kbit/s at 8 kHz. */
const longestFrame = 2_881;

/** Indexes an MP3 file (MPEG 1, 2 and 2.5, layer III). Null when no frames are found, or only of free format. */
export async function indexMp3(file: ByteReader): Promise<PacketIndex | null> {
  const start = await skipId3(file);
  const end = await skipTagsAtEnd(file, start);
  const first = await findFrame(file, start, Math.min(end, start + junkLimit), end, null);
  if (first === null) return null;
  const packets = new PacketCollector(new Uint8Array());
  const walk = await walkFrames(file, first, end, packets);
  if (packets.count === 0) return null;
  const total = packets.coded;
  const itunes = walk.info?.trim ? null : await readITunesGaplessOfId3(file, start);
  const { delay, samples, complaint } = trimOf(walk.info, itunes, total, first.header.samples);
  const damage = [
    walk.lost > 0 ? `${walk.lost} bytes in ${walk.holes} places are no MPEG frames` : null,
    walk.cut ? 'the last frame is incomplete' : null,
    complaint,
  ].filter((part) => part !== null);
  return packets.index({
    codec: 'mp3',
    rate: first.header.rate,
    channels: first.header.channels,
    delay,
    samples,
    fileSize: file.size,
    damage: damage.length === 0 ? null : `MP3: ${damage.join('; ')}.`,
  });
}

interface Found {
  at: number;
  header: Mp3Header;
}

interface Walk {
  info: Mp3Info | null;
  /** Bytes between frames that belong to none. */
  lost: number;
  holes: number;
  cut: boolean;
}

async function walkFrames(
  file: ByteReader,
  first: Found,
  end: number,
  packets: PacketCollector,
): Promise<Walk> {
  const walk: Walk = { info: null, lost: 0, holes: 0, cut: false };
  const { kind } = first.header;
  let { at } = first;
  while (at + 4 <= end) {
    const frame = await file.bytes(at, Math.min(longestFrame, end - at));
    const header = frame.length < 4 ? null : mp3Header(frame.readUInt32BE(0));
    if (header?.kind === kind && header.length <= frame.length) {
      const info =
        packets.count === 0 && walk.info === null
          ? readMp3Info(frame.subarray(0, header.length), header)
          : null;
      if (info) walk.info = info;
      else packets.add(at, frame.subarray(0, header.length), header.samples);
      at += header.length;
      continue;
    }
    const tag = id3Length(frame);
    if (tag > 0) {
      at += tag;
      continue;
    }
    const next = walk.lost > damageLimit ? null : await findFrame(file, at + 1, end, end, kind);
    if (next === null) {
      walk.cut = header?.kind === kind;
      break;
    }
    walk.lost += next.at - at;
    walk.holes += 1;
    at = next.at;
  }
  return walk;
}

/**
 * The next frame (of a kind, if given) that starts before `to` and that another follows, or the end of the sound. The
 * very first frame needs two followers unless it stands where it should.
 */
async function findFrame(
  file: ByteReader,
  from: number,
  to: number,
  end: number,
  kind: number | null,
): Promise<Found | null> {
  for (let base = from; base < to; base += step) {
    const area = await file.bytes(base, Math.min(step + 3, end - base));
    const last = Math.min(step, to - base);
    for (
      let i = area.indexOf(0xff);
      i >= 0 && i < last && i + 4 <= area.length;
      i = area.indexOf(0xff, i + 1)
    ) {
      const header = mp3Header(area.readUInt32BE(i));
      if (header === null || (kind !== null && header.kind !== kind)) continue;
      const at = base + i;
      const followers = kind === null && at !== from ? 2 : 1;
      if (await isFollowed(file, { at, header }, end, followers)) return { at, header };
    }
  }
  return null;
}

async function isFollowed(
  file: ByteReader,
  { at, header }: Found,
  end: number,
  times: number,
): Promise<boolean> {
  let next = at + header.length;
  for (let seen = 0; seen < times; seen++) {
    if (next === end) return true;
    if (next + 4 > end) return false;
    const head = await file.bytes(next, 4);
    const follower = head.length < 4 ? null : mp3Header(head.readUInt32BE(0));
    if (follower?.kind !== header.kind) return false;
    next += follower.length;
  }
  return true;
}

/** Delay and length of the sound in samples. */
function trimOf(
  info: Mp3Info | null,
  itunes: { delay: number; samples: number } | null,
  total: number,
  frameSamples: number,
): { delay: number; samples: number; complaint: string | null } {
  if (itunes && info?.trim == null)
    return { delay: itunes.delay + decoderDelay, samples: itunes.samples, complaint: null };
  if (info === null) return { delay: 0, samples: total, complaint: null };
  const delay = (info.trim?.delay ?? 0) + decoderDelay;
  const declared = (info.frames ?? 0) * frameSamples;
  // Some encoders count the information frame as well.
  const whole = declared === total || declared === total + frameSamples || declared === 0;
  const complaint =
    declared > total + frameSamples ? `${total / frameSamples} of ${info.frames} frames are there` : null;
  if (!whole || !info.trim) return { delay: info.trim ? delay : 0, samples: total, complaint };
  return { delay, samples: total - info.trim.delay - info.trim.padding, complaint };
}
