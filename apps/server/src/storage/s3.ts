import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage, StoredFile } from '@kantele/api/server';
import pLimit from 'p-limit';
import { assertKey } from './keys.ts';
import { createS3Client, type S3Config, S3Error } from './s3-client.ts';
import { abortUploads, assembleObject, partBytes } from './s3-multipart.ts';
import { deleteObject, deleteObjects, listObjects, putObject, readObject, statObject } from './s3-objects.ts';
import { presignedUploads, sentKey } from './s3-presigned.ts';
import {
  appendSegments,
  asOneUpload,
  collect,
  dropSegments,
  findIncomplete,
  joinSegments,
  partsOf,
  readSegments,
} from './s3-segments.ts';

/** Objects that are brought here at the same time. */
const downloadsAtOnce = 4;

/**
 * Objects of a bucket. What is not complete lies beside its key in segments, which are objects as well: they can be read
 * before the upload is judged, and any process goes on with them.
 * @param tempDir folder objects are brought to while something needs them on disk
 */
export function s3Storage(config: S3Config, tempDir: string): Storage {
  const client = createS3Client(config);
  const downloads = pLimit(downloadsAtOnce);

  async function stored(key: string): Promise<StoredFile> {
    const found = await statObject(client, key);
    if (!found) throw new Error('The file is not there after it was written.');
    return found;
  }
  async function brought<Result>(
    source: AsyncIterable<Uint8Array>,
    work: (path: string) => Promise<Result>,
  ): Promise<Result> {
    const path = join(tempDir, `object-${randomBytes(8).toString('hex')}`);
    try {
      await downloads(() => pipeline(source, createWriteStream(path, { flags: 'wx', mode: 0o600 })));
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  }
  return {
    driver: 's3',
    presigned: config.publicEndpoint === null ? null : presignedUploads(client),
    async put(key, data) {
      assertKey(key);
      await putObject(client, key, new Uint8Array(data));
      return stored(key);
    },
    async putFile(key, localPath) {
      assertKey(key);
      const { size } = await stat(localPath);
      const source = createReadStream(localPath, { highWaterMark: 1_048_576 });
      if (size <= partBytes) await putObject(client, key, await collect(source));
      else await assembleObject(client, key, partsOf(source));
      const found = await stored(key);
      if (found.size !== size) throw new Error('The file changed while it was stored.');
      await rm(localPath);
      return found;
    },
    async append(key, offset, source, synced) {
      assertKey(key);
      return appendSegments(client, key, offset, source, synced);
    },
    async complete(key) {
      assertKey(key);
      const incomplete = await findIncomplete(client, key);
      if (!incomplete) {
        const found = await statObject(client, key);
        if (!found) throw new Error('There is nothing to complete.');
        return found;
      }
      try {
        await joinSegments(client, key, incomplete);
      } catch (error) {
        // Another process has completed it meanwhile.
        const found =
          isGone(error) && !(await findIncomplete(client, key)) && (await statObject(client, key));
        if (found) return found;
        throw error;
      }
      const found = await stored(key);
      if (found.size !== incomplete.size)
        throw new Error('The completed object is not as long as its parts.');
      await dropSegments(client, incomplete.segments);
      // What a process that died had begun, or another one is about to.
      await abortUploads(client, key);
      return found;
    },
    async discard(key) {
      assertKey(key);
      const incomplete = await findIncomplete(client, key);
      if (incomplete) await dropSegments(client, incomplete.segments);
      await abortUploads(client, key);
      await abortUploads(client, sentKey(key));
      await deleteObject(client, sentKey(key));
    },
    async stat(key) {
      assertKey(key);
      return statObject(client, key);
    },
    localPath: () => null,
    async *read(key, range) {
      assertKey(key);
      yield* readObject(client, key, range);
    },
    async withLocal(key, work) {
      assertKey(key);
      return brought(readObject(client, key), work);
    },
    async withIncomplete(key, work) {
      assertKey(key);
      const incomplete = await findIncomplete(client, key);
      if (!incomplete) throw Object.assign(new Error('Nothing of it has come in.'), { code: 'ENOENT' });
      return brought(readSegments(client, incomplete), work);
    },
    async remove(key) {
      assertKey(key);
      if (!key.endsWith('/')) return deleteObject(client, key);
      let some: string[] = [];
      for await (const { key: name } of listObjects(client, key)) {
        some.push(name);
        if (some.length < 1_000) continue;
        await deleteObjects(client, some);
        some = [];
      }
      await deleteObjects(client, some);
    },
    list: () => asOneUpload(listObjects(client, '')),
  };
}

/** A segment, or the upload that joins them, is there no more. */
function isGone(error: unknown): boolean {
  if (error instanceof S3Error) return error.status === 404;
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
