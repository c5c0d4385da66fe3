import type { PresignedUploads } from '@kantele/api/server';
import { AwsV4Signer } from 'aws4fetch';
import { bucketAt, type S3Client, S3Error } from './s3-client.ts';
import { beginUpload, completeUpload, listParts, moveObject } from './s3-multipart.ts';
import { statObject } from './s3-objects.ts';

/** What clients send lies beside the key it is meant for. */
export const sentKey = (key: string): string => `${key}.sent`;

/**
 * Addresses in the bucket that each take one thing. The length is signed like everything else, so the service refuses more
 * bytes than were announced, and fewer.
 */
export function presignedUploads(client: S3Client): PresignedUploads {
  const { endpoint, publicEndpoint, bucket, region, accessKeyId, secretAccessKey } = client.config;
  const base = bucketAt(publicEndpoint ?? endpoint, bucket);

  async function sign(
    key: string,
    {
      query,
      headers,
      seconds,
    }: {
      query?: Record<string, string>;
      headers: Record<string, string>;
      seconds: number;
    },
  ): Promise<string> {
    const url = new URL(`${base}/${sentKey(key)}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    url.searchParams.set('X-Amz-Expires', String(seconds));
    const keys = { region, accessKeyId, secretAccessKey, service: 's3' };
    const signer = new AwsV4Signer({
      ...{ ...keys, method: 'PUT', url: url.href, headers, signQuery: true, allHeaders: true },
    });
    return (await signer.sign()).url.href;
  }

  return {
    origin: new URL(base).origin,
    sentKey,
    async signPut(key, { size, mime, seconds }) {
      const type = { 'content-type': mime };
      const url = await sign(key, { headers: { ...type, 'content-length': String(size) }, seconds });
      return { url, headers: type };
    },
    createMultipart: (key, mime) => beginUpload(client, sentKey(key), mime),
    signPart: (key, { uploadId, partNumber, size, seconds }) =>
      sign(key, {
        query: { partNumber: String(partNumber), uploadId },
        headers: { 'content-length': String(size) },
        seconds,
      }),
    listParts: (key, uploadId) => listParts(client, sentKey(key), uploadId),
    async completeMultipart(key, uploadId, parts) {
      const etags = parts.map(({ etag }) => `"${etag}"`);
      await completeUpload(client, sentKey(key), uploadId, etags);
      if (!(await statObject(client, sentKey(key)))) throw new Error('The parts were not put together.');
    },
    stat: (key) => statObject(client, sentKey(key)),
    async take(key, size) {
      try {
        await moveObject(client, sentKey(key), key, size);
      } catch (error) {
        if (!(error instanceof S3Error && error.status === 404)) throw error;
        throw Object.assign(new Error('What was sent is there no more.'), { code: 'ENOENT' });
      }
      const stored = await statObject(client, key);
      if (!stored) throw new Error('The file is not there after it was taken.');
      return stored;
    },
  };
}
