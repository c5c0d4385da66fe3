import { constants } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Objects that are not complete: what nobody goes on writing the nightly sweep removes like any unknown object. */
export const incompleteEnding = '.incomplete';
/** Bytes after which what was written is made durable and told of: what a dying process can lose of an upload. */
const syncEvery = 16 * 1_024 * 1_024;

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
  const tell = async () => {
    await file.sync();
    told = written;
    await synced(written);
  };
  try {
    try {
      for await (const chunk of source) {
        await writeAll(file, chunk, written);
        written += chunk.byteLength;
        if (written - told >= syncEvery) await tell();
      }
    } catch (error) {
      // What has arrived stays, unless writing itself is what failed.
      if (written > told && !isFileError(error)) await tell();
      throw error;
    }
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

async function writeAll(file: FileHandle, chunk: Uint8Array, position: number): Promise<void> {
  let at = 0;
  while (at < chunk.byteLength) {
    const { bytesWritten } = await file.write(chunk, at, chunk.byteLength - at, position + at);
    at += bytesWritten;
  }
}

/** An error of the disk, after which it is not known what is durable. */
function isFileError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && ['write', 'fsync'].includes(String(error.syscall));
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
