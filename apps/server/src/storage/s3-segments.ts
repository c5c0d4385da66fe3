import { randomBytes } from 'node:crypto';
import type { ListedFile } from '@kantele/api/server';
import { incompleteEnding } from './append.ts';
import type { S3Client } from './s3-client.ts';
import { assembleObject, type PartSource, partBytes } from './s3-multipart.ts';
import { copyObject, deleteObject, deleteObjects, listObjects, putObject, readObject } from './s3-objects.ts';

/** Bytes of a segment: what a writer holds in memory, and can lose of an upload when it dies. */
export const segmentBytes = 8 * 1_024 * 1_024;

/** An object that holds some of the bytes of an incomplete one. */
interface Segment {
  key: string;
  /** Which byte it begins with. */
  start: number;
  size: number;
}

/** What is used of a segment. */
interface Piece {
  key: string;
  /** Bytes of the segment before it. */
  skip: number;
  length: number;
}

/** All that is known of an incomplete object is in the store, so that any process may go on. */
export interface Incomplete {
  segments: readonly Segment[];
  /** Gapless from the first byte. */
  pieces: readonly Piece[];
  size: number;
}

/** Keys of segments: `<key>.incomplete/<first byte>-<random>`. */
const folderOf = (key: string): string => `${key}${incompleteEnding}/`;
const segmentPattern = new RegExp(`^(.*${incompleteEnding.replace('.', '\\.')}/)(\\d{15})-[0-9a-f]{12}$`);

/** Null when nothing was written, or what was has been completed. */
export async function findIncomplete(client: S3Client, key: string): Promise<Incomplete | null> {
  const segments: Segment[] = [];
  for await (const { key: name, size } of listObjects(client, folderOf(key))) {
    const start = segmentPattern.exec(name)?.[2];
    if (start !== undefined) segments.push({ key: name, start: Number(start), size });
  }
  if (!segments.some(({ start }) => start === 0)) {
    await dropSegments(client, segments);
    return null;
  }
  return { segments, ...chainOf(segments) };
}

/** Of segments that overlap, because two processes wrote, the one that reaches farthest: all hold the same bytes. */
function chainOf(segments: readonly Segment[]): Pick<Incomplete, 'pieces' | 'size'> {
  const pieces: Piece[] = [];
  const sorted = segments.toSorted((a, b) => a.start - b.start);
  let size = 0;
  let next = 0;
  let farthest: Segment | undefined;
  for (;;) {
    for (let found = sorted[next]; found && found.start <= size; found = sorted[next]) {
      if (!farthest || found.start + found.size > farthest.start + farthest.size) farthest = found;
      next += 1;
    }
    if (!farthest || farthest.start + farthest.size <= size) return { pieces, size };
    const skip = size - farthest.start;
    pieces.push({ key: farthest.key, skip, length: farthest.size - skip });
    size = farthest.start + farthest.size;
  }
}

async function putSegment(client: S3Client, key: string, start: number, bytes: Uint8Array<ArrayBuffer>) {
  const name = `${String(start).padStart(15, '0')}-${randomBytes(6).toString('hex')}`;
  await putObject(client, folderOf(key) + name, bytes);
}

/** See `Storage.append`. */
export async function appendSegments(
  client: S3Client,
  key: string,
  offset: number,
  source: AsyncIterable<Uint8Array>,
  synced: (bytes: number) => Promise<void>,
): Promise<number> {
  await cutAt(client, key, offset);
  const buffer = Buffer.from(new ArrayBuffer(segmentBytes));
  let filled = 0;
  let written = offset;
  let isBroken = false;
  const flush = async () => {
    // When storing or telling fails, it is not known what stands.
    isBroken = true;
    await putSegment(client, key, written, buffer.subarray(0, filled));
    written += filled;
    filled = 0;
    await synced(written);
    isBroken = false;
  };
  try {
    for await (const chunk of source) {
      for (let at = 0; at < chunk.byteLength; ) {
        const length = Math.min(chunk.byteLength - at, segmentBytes - filled);
        buffer.set(chunk.subarray(at, at + length), filled);
        filled += length;
        at += length;
        if (filled === segmentBytes) await flush();
      }
    }
  } catch (error) {
    // What has arrived stays.
    if (!isBroken && filled > 0) await flush();
    throw error;
  }
  if (filled > 0 || written === 0) await flush();
  else await synced(written);
  return written;
}

/** Drops what lies beyond an offset, from behind, so that what is left has no gap whenever this process dies. */
async function cutAt(client: S3Client, key: string, offset: number): Promise<void> {
  const found = await findIncomplete(client, key);
  if ((found?.size ?? 0) < offset) throw new Error('Bytes of this object are gone.');
  if (!found) return;
  let position = 0;
  for (const { key: name, skip, length } of found.pieces) {
    if (position < offset && position + length > offset) {
      const head = { start: skip, end: skip + offset - position - 1 };
      await putSegment(client, key, position, await collect(readObject(client, name, head)));
    }
    position += length;
  }
  const beyond = found.segments.filter(({ start, size }) => start + size > offset);
  for (const segment of beyond.toSorted((a, b) => b.start - a.start)) await deleteObject(client, segment.key);
}

/** The bytes of an incomplete object, one segment after the other. */
export async function* readSegments(client: S3Client, { pieces }: Incomplete): AsyncGenerator<Uint8Array> {
  for (const { key, skip, length } of pieces) {
    yield* readObject(client, key, { start: skip, end: skip + length - 1 });
  }
}

/**
 * Makes an object of the segments. Those of an upload without interruptions are copied within the store; others are read
 * and written again, because the parts of an object have to be equally long.
 */
export async function joinSegments(client: S3Client, key: string, incomplete: Incomplete): Promise<void> {
  const { pieces } = incomplete;
  const [first] = pieces;
  const last = pieces.length - 1;
  const isEven = pieces.every(
    ({ skip, length }, index) => skip === 0 && (length === segmentBytes || index === last),
  );
  if (!first) await putObject(client, key, new Uint8Array(0));
  else if (isEven && last === 0) await copyObject(client, first.key, key);
  else if (isEven)
    await assembleObject(
      client,
      key,
      pieces.map(({ key: copy }) => ({ copy })),
    );
  else await assembleObject(client, key, partsOf(readSegments(client, incomplete)));
}

/** Bytes in parts of the same length. */
export async function* partsOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<PartSource> {
  let chunks: Uint8Array[] = [];
  let filled = 0;
  for await (const chunk of source) {
    for (let at = 0; at < chunk.byteLength; ) {
      const length = Math.min(chunk.byteLength - at, partBytes - filled);
      chunks.push(chunk.subarray(at, at + length));
      filled += length;
      at += length;
      if (filled < partBytes) continue;
      yield { bytes: joined(chunks, filled) };
      chunks = [];
      filled = 0;
    }
  }
  if (filled > 0) yield { bytes: joined(chunks, filled) };
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

export async function collect(source: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return joined(
    chunks,
    chunks.reduce((sum, { byteLength }) => sum + byteLength, 0),
  );
}

/**
 * Removes segments. Those that begin the object go first, the one that reaches farthest as the last of them: without a
 * beginning the rest is nothing, so a process that dies here leaves either all of the object or none.
 */
export async function dropSegments(client: S3Client, segments: readonly Segment[]): Promise<void> {
  const first = segments.filter(({ start }) => start === 0).toSorted((a, b) => a.size - b.size);
  for (const { key } of first) await deleteObject(client, key);
  await deleteObjects(
    client,
    segments.filter(({ start }) => start > 0).map(({ key }) => key),
  );
}

/** Objects as they are listed, the segments of one upload all as new as its newest: an upload may take days. */
export async function* asOneUpload(files: AsyncIterable<ListedFile>): AsyncGenerator<ListedFile> {
  let folder: string | undefined;
  let held: ListedFile[] = [];
  const released = () => {
    const newest = new Date(Math.max(...held.map(({ modified }) => modified.getTime())));
    const all = held.map((file) => ({ ...file, modified: newest }));
    held = [];
    return all;
  };
  for await (const file of files) {
    const own = segmentPattern.exec(file.key)?.[1];
    if (held.length > 0 && own !== folder) yield* released();
    folder = own;
    if (own === undefined) yield file;
    else held.push(file);
  }
  if (held.length > 0) yield* released();
}
