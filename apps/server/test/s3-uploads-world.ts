import { createHash } from 'node:crypto';
import { s3Storage } from '../src/storage/s3.ts';
import { createS3Client, elements, type S3Config } from '../src/storage/s3-client.ts';
import { answerOf, startTestServer, type TestServer } from './harness.ts';
import { noiseWav } from './noise-wav.ts';
import { beginParts, post } from './s3-upload-client.ts';
import { sharedCeph } from './shared-ceph.ts';

export const mb = 1_024 * 1_024;
/** A short sound, and one of three parts. */
export const sound = noiseWav(8_044);
export const large = noiseWav(41 * mb);

/** A server that keeps files in a bucket, and two people who may upload. */
export async function openBucketWorld() {
  const bucket: S3Config = await (await sharedCeph()).newBucket();
  const server: TestServer = await startTestServer({ storage: (tempDir) => s3Storage(bucket, tempDir) });
  const ownerId = await server.addUser('owner@example.com', ['files.create']);
  await server.addUser('other@example.com', ['files.create']);
  const owner = await server.signIn('owner@example.com');
  const other = await server.signIn('other@example.com');
  const call = (path: string, body: unknown, cookie = owner) => post(server, cookie, `s3/${path}`, body);
  return {
    ...{ bucket, server, ownerId, owner, other, call },
    presign: async (bytes: Uint8Array, more: object = {}) =>
      (await (
        await call('simple/presign', {
          filename: 'Sound.wav',
          mime: 'audio/wav',
          size: bytes.length,
          ...more,
        })
      ).json()) as { url: string; key: string; headers: Record<string, string> },
    begin: (bytes: Uint8Array) => beginParts(server, owner, bytes, { name: 'Sound.wav', mime: 'audio/wav' }),
    /** Keys of all objects. */
    inBucket: async () => {
      const found: string[] = [];
      for await (const { key } of server.site.services.storage.list()) found.push(key);
      return found.sort();
    },
    openMultiparts: async () => {
      const { text } = await createS3Client(bucket).text({ method: 'GET', query: { uploads: '' } });
      return elements(text, 'Upload').length;
    },
    /** Runs the job that gives up what nobody goes on with. */
    expire: async () => {
      const { jobList } = await import('../../../packages/api/src/domains.ts');
      const run = { signal: new AbortController().signal, attempt: 1, assertLease: async () => {} };
      await jobList.find(({ name }) => name === 'uploads.expire')?.start(server.site.system(), {}, run);
    },
  };
}

export type BucketWorld = Awaited<ReturnType<typeof openBucketWorld>>;

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** Status, code and fields of a refusal. */
export const told = async (response: Response) => {
  const { code, errors } = await answerOf(response);
  return [response.status, code, ...Object.keys(errors ?? {})];
};
