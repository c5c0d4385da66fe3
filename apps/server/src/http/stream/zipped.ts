import { AppError, checksumOf, type Services, type StreamSource, type ZipSource } from '@kantele/api/server';
import type { OpenFile } from './descriptors.ts';
import { checksumOfBytes, type ZipEntry, zipOf } from './zip.ts';

/**
 * A zip that is made while it is sent, and whether the song that is being sent may still be kept.
 * @param open gives the bytes of a song
 */
export function zipped(
  services: Services,
  { files, changedAt }: ZipSource,
  open: (source: StreamSource) => Promise<OpenFile>,
) {
  let sent: StreamSource | null = null;
  const entries = files.map((file): ZipEntry => {
    const { name, size } = file;
    if ('bytes' in file) {
      const read = async (target: Buffer, position: number) => file.bytes.copy(target, 0, position);
      const content = { size, read, release() {} };
      return {
        name,
        size,
        changedAt,
        checksum: once(() => checksumOfBytes(content)),
        open: async () => content,
      };
    }
    const { source } = file;
    const openSong = async () => {
      sent = source;
      const opened = await open(source);
      if (opened.size === size) return opened;
      opened.release();
      throw new AppError('gone', 'The file has changed and was not imported again yet.');
    };
    const sumUp = async () => {
      const content = await openSong();
      return checksumOfBytes(content).finally(content.release);
    };
    return {
      name,
      size,
      changedAt,
      checksum: once(() => checksumOf(services, source, sumUp)),
      open: openSong,
    };
  });
  return { file: zipOf(entries), isAllowed: async () => sent === null || sent.mayStillHear() };
}

function once(make: () => Promise<number>): () => Promise<number> {
  let made: Promise<number> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
