import { AppError, type StreamSource } from '@kantele/api/server';
import type { OpenFile } from './descriptors.ts';

/**
 * What is made of an open file while it is sent, as long as the file has the size it was looked at with.
 * @throws AppError `gone`, and the file is released
 */
export function repackagedOf(
  open: OpenFile,
  file: NonNullable<StreamSource['repackaged']>,
  sourceSize: number,
): OpenFile {
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
