import { constants } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { failpoint } from '@kantele/api/server';

/** Objects that are not complete: what nobody goes on writing the nightly sweep removes like any unknown object. */
export const incompleteEnding = '.incomplete';
/** Bytes after which what was written is made durable and told of: what a dying process can lose of an upload. */
const syncEvery = 16 * 1_024 * 1_024;
/** Bytes that are written together: a call for each piece of a socket costs more than the bytes; each upload holds so many. */
const writeAtOnce = 192 * 1_024;

/** See `Storage.append`. */
export async function appendTo(
  path: string,
  offset: number,
  source: AsyncIterable<Uint8Array>,
  synced: (bytes: number) => Promise<void>,
): Promise<number> {
  const file = await openFrom(path, offset);
  let written = offset;
  let told = offset;
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  const flush = async () => {
    if (waitingBytes === 0) return;
    const [some, bytes] = [waiting, waitingBytes];
    waiting = [];
    waitingBytes = 0;
    await writeAll(file, some, bytes, written);
    written += bytes;
  };
  const tell = async () => {
    failpoint('store.written');
    await file.sync();
    failpoint('store.synced');
    told = written;
    await synced(written);
  };
  try {
    try {
      for await (const chunk of source) {
        waiting.push(chunk);
        waitingBytes += chunk.byteLength;
        if (waitingBytes >= writeAtOnce) await flush();
        if (written - told >= syncEvery) await tell();
      }
    } catch (error) {
      // What has arrived stays, unless writing itself is what failed: then nobody counts on the rest, and a full disk
      // needs its room.
      if (isFileError(error)) await file.truncate(told).catch(() => {});
      else {
        await flush();
        if (written > told) await tell();
      }
      throw error;
    }
    await flush();
    await tell();
    return written;
  } finally {
    await file.close();
  }
}

/** Opens the file, made when there is none, without what lies behind the offset. */
async function openFrom(path: string, offset: number): Promise<FileHandle> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, constants.O_CREAT | constants.O_RDWR | constants.O_NOFOLLOW, 0o644);
  try {
    const { size } = await file.stat();
    if (size < offset) throw new Error('Bytes of this object are gone.');
    if (size > offset) await file.truncate(offset);
    if (offset === 0) await sync(dirname(path));
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function writeAll(
  file: FileHandle,
  chunks: readonly Uint8Array[],
  bytes: number,
  position: number,
): Promise<void> {
  const { bytesWritten } = await file.writev([...chunks], position);
  if (bytesWritten === bytes) return;
  // A disk may take less than it is given.
  const rest = Buffer.concat(chunks).subarray(bytesWritten);
  for (let at = 0; at < rest.length; ) {
    at += (await file.write(rest, at, rest.length - at, position + bytesWritten + at)).bytesWritten;
  }
}

/** An error of the disk, after which it is not known what is durable. */
function isFileError(error: unknown): boolean {
  return (
    error instanceof Error &&
    'syscall' in error &&
    ['write', 'writev', 'fsync'].includes(String(error.syscall))
  );
}

/** Makes a file, or the names in a folder, durable. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
