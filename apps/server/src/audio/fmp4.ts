import { type FileHandle, open } from 'node:fs/promises';
import { AudioFileError, type Fragment } from '@kantele/api/audio-tools';

/** What the player needs to know about a fragmented MP4 file with one track. */
export interface FragmentIndex {
  /** Units per second of `t` and `d`. */
  timescale: number;
  /** Length of the initialisation segment, bytes. */
  initEnd: number;
  /** In file order, without holes between them. */
  fragments: Fragment[];
}

/** One box: `start` at its size field, `body` behind the header. */
export interface Box {
  type: string;
  start: number;
  body: number;
  end: number;
}

/** Largest `moov` or `moof` read into memory; ours have a few kilobytes. */
const boxBytes = 16 * 1024 * 1024;

/**
 * Reads the fragment index of a file by walking moof, tfdt and trun.
 *
 * @throws AudioFileError('mismatch') when the file is not laid out as the player needs it (an edit list, two
 *   tracks, a hole between fragments): the encoder ignored its options
 */
export async function readFragmentIndex(path: string): Promise<FragmentIndex> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    return await walk(handle, size);
  } finally {
    await handle.close();
  }
}

async function walk(handle: FileHandle, size: number): Promise<FragmentIndex> {
  let head: Head | null = null;
  let initEnd = 0;
  const fragments: Fragment[] = [];
  let pending: { start: number; t: number; d: number } | null = null;
  let at = 0;
  while (at + 8 <= size) {
    const box = await topLevelBox(handle, at, size);
    if (box.type === 'moov') head = readHead(await readBox(handle, box));
    else if (box.type === 'moof') {
      if (head === null) throw wrong('a fragment before the header');
      if (initEnd === 0) initEnd = box.start;
      pending = { start: box.start, ...readMoof(await readBox(handle, box), head) };
    } else if (box.type === 'mdat' && pending !== null) {
      fragments.push({ start: pending.start, end: box.end, t: pending.t, d: pending.d });
      pending = null;
    }
    at = box.end;
  }
  if (head === null || fragments.length === 0) throw wrong('no fragments');
  fragments.forEach((fragment, i) => {
    const before = fragments[i - 1];
    if (before && (before.end !== fragment.start || before.t + before.d !== fragment.t))
      throw wrong('a hole');
  });
  return { timescale: head.timescale, initEnd, fragments };
}

interface Head {
  timescale: number;
  defaultDuration: number;
}

function readHead(moov: Buffer): Head {
  const traks = find(moov, ['moov', 'trak']);
  const [trak] = traks;
  if (trak === undefined || traks.length !== 1) throw wrong('not exactly one track');
  if (find(moov, ['moov', 'trak', 'edts']).length > 0) throw wrong('an edit list');
  const mdhd = find(moov, ['moov', 'trak', 'mdia', 'mdhd'])[0];
  const trex = find(moov, ['moov', 'mvex', 'trex'])[0];
  if (!mdhd || !trex) throw wrong('an incomplete header');
  const long = moov.readUInt8(mdhd.body) === 1;
  const timescale = moov.readUInt32BE(mdhd.body + (long ? 20 : 12));
  const defaultDuration = moov.readUInt32BE(trex.body + 12);
  return { timescale, defaultDuration };
}

function readMoof(moof: Buffer, head: Head): { t: number; d: number } {
  const tfhd = find(moof, ['moof', 'traf', 'tfhd'])[0];
  const tfdt = find(moof, ['moof', 'traf', 'tfdt'])[0];
  if (!tfhd || !tfdt) throw wrong('an incomplete fragment');
  const t =
    moof.readUInt8(tfdt.body) === 1
      ? Number(moof.readBigUInt64BE(tfdt.body + 4))
      : moof.readUInt32BE(tfdt.body + 4);
  const flags = moof.readUInt32BE(tfhd.body) & 0xffffff;
  let at = tfhd.body + 8;
  if (flags & 0x01) at += 8;
  if (flags & 0x02) at += 4;
  const duration = flags & 0x08 ? moof.readUInt32BE(at) : head.defaultDuration;
  let d = 0;
  for (const trun of find(moof, ['moof', 'traf', 'trun'])) d += trunDuration(moof, trun, duration);
  return { t, d };
}

/**
 * trun: version and flags, count, [data offset], [first flags], then per sample
 * [duration][size][flags][cts].
 */
function trunDuration(moof: Buffer, trun: Box, defaultDuration: number): number {
  const flags = moof.readUInt32BE(trun.body) & 0xffffff;
  const count = moof.readUInt32BE(trun.body + 4);
  if (!(flags & 0x100)) return count * defaultDuration;
  let at = trun.body + 8 + (flags & 0x01 ? 4 : 0) + (flags & 0x04 ? 4 : 0);
  const row = [0x100, 0x200, 0x400, 0x800].filter((bit) => flags & bit).length * 4;
  let sum = 0;
  for (let i = 0; i < count; i++, at += row) sum += moof.readUInt32BE(at);
  return sum;
}

/** The boxes between two positions of a buffer. */
export function boxes(data: Buffer, from: number, to: number): Box[] {
  const found: Box[] = [];
  let at = from;
  while (at + 8 <= to) {
    const size = data.readUInt32BE(at);
    if (size < 8 || at + size > to) break;
    found.push({ type: data.toString('latin1', at + 4, at + 8), start: at, body: at + 8, end: at + size });
    at += size;
  }
  return found;
}

/** All boxes at a path of types, from the top of the buffer. */
export function find(data: Buffer, path: readonly string[], from = 0, to = data.length): Box[] {
  const [type, ...rest] = path;
  const here = boxes(data, from, to).filter((box) => box.type === type);
  return rest.length === 0 ? here : here.flatMap((box) => find(data, rest, box.body, box.end));
}

async function topLevelBox(handle: FileHandle, start: number, fileSize: number): Promise<Box> {
  const head = Buffer.alloc(16);
  await handle.read(head, 0, 16, start);
  let size = head.readUInt32BE(0);
  let body = start + 8;
  if (size === 1) {
    size = Number(head.readBigUInt64BE(8));
    body = start + 16;
  }
  if (size < body - start || start + size > fileSize) throw wrong('a box that ends nowhere');
  return { type: head.toString('latin1', 4, 8), start, body, end: start + size };
}

async function readBox(handle: FileHandle, box: Box): Promise<Buffer> {
  const size = box.end - box.start;
  if (size > boxBytes) throw wrong('an oversized header');
  const data = Buffer.alloc(size);
  await handle.read(data, 0, size, box.start);
  return data;
}

function wrong(what: string): AudioFileError {
  return new AudioFileError('mismatch', `The encoded file has ${what}.`);
}
