import type { StreamSource } from '../../catalogue/streaming/open-stream.ts';
import type { Services } from '../../core/context.ts';
import { insertChecksum, knownChecksum } from './queries.ts';

/** Checksums being made in this process: several who ask for one file wait for one reading. */
const underWay = new Map<string, Promise<number>>();

/**
 * The CRC-32 of the file of a track, which a zip says before its bytes: made on the first need and kept for a month.
 * @param make reads the file
 */
export async function checksumOf(
  { db }: Pick<Services, 'db'>,
  { library, storageKey, etag }: StreamSource,
  make: () => Promise<number>,
): Promise<number> {
  const key = { path: library?.path ?? storageKey ?? '', etag };
  const known = await knownChecksum(db, key);
  if (known !== null) return known;
  const name = JSON.stringify(key);
  const making = underWay.get(name);
  if (making) return making;
  const made = make()
    .then(async (crc32) => {
      await insertChecksum(db, { ...key, crc32 });
      return crc32;
    })
    .finally(() => underWay.delete(name));
  underWay.set(name, made);
  return made;
}
