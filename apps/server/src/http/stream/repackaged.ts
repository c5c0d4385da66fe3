import { AppError, type RepackagedFile } from '@kantele/api/server';
import type { OpenFile } from './descriptors.ts';

/**
 * The packets of an open file in another container, as long as the file has the size it was indexed with.
 * @throws AppError `gone`, and the file is released
 */
export function repackagedOf(open: OpenFile, file: RepackagedFile, sourceSize: number): OpenFile {
  if (open.size !== sourceSize) {
    open.release();
    throw new AppError('gone', 'The file has changed and was not imported again yet.');
  }
  const readAt = async (target: Buffer, position: number) => {
    if ((await open.read(target, position)) < target.length)
      throw new Error('The file is shorter than it was.');
  };
  return {
    size: file.size,
    read: async (target, position) => {
      await file.read(readAt, target, position);
      return target.length;
    },
    release: open.release,
  };
}
