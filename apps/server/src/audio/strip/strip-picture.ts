import { randomBytes } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FileWindow } from '../file-window.ts';
import { avifParts } from './avif.ts';
import { gifParts } from './gif.ts';
import { jpegParts } from './jpeg.ts';
import { broken, changesOf, type PartsOf, writeParts } from './parts.ts';
import { pngParts } from './png.ts';
import { webpParts } from './webp.ts';

const formats: Readonly<Record<string, PartsOf>> = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/gif': gifParts,
  'image/webp': webpParts,
  'image/avif': avifParts,
};

/** See `AudioTools.stripPicture`. */
export async function stripPicture(path: string, mime: string, tempDir: string): Promise<string | null> {
  const partsOf = formats[mime];
  if (!partsOf) return null;
  const source = await open(path, 'r');
  try {
    const { size } = await source.stat();
    // Structure is read once from front to back; what is to be zeros is read twice.
    const file = new FileWindow(source, size, 4 * size + 1_048_576);
    try {
      const parts = await changesOf(file, partsOf(file));
      if (parts === null) return null;
      const target = join(tempDir, `picture-${randomBytes(6).toString('hex')}`);
      await writeNew(target, (to) => writeParts(source, to, parts));
      return target;
    } finally {
      file.close();
    }
  } catch (error) {
    // It asks for bytes it does not have, or for more reading than its size explains.
    throw error instanceof RangeError ? broken() : error;
  } finally {
    await source.close();
  }
}

async function writeNew(path: string, write: (target: FileHandle) => Promise<void>): Promise<void> {
  const target = await open(path, 'wx');
  try {
    await write(target);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await target.close();
  }
}
