import {
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { s3Storage } from '../src/storage/s3.ts';
import type { S3Config } from '../src/storage/s3-client.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { noiseWav } from './noise-wav.ts';
import { beginParts, entryOf, post, sendParts, sendWhole, signed } from './s3-upload-client.ts';
import { sharedCeph } from './shared-ceph.ts';

const mb = 1_024 * 1_024;
const sound = noiseWav(21 * mb);

let server: TestServer;
let bucket: S3Config;
let owner: string;
let sdk: S3Client;

beforeAll(async () => {
  bucket = await (await sharedCeph()).newBucket();
  server = await startTestServer({ storage: (tempDir) => s3Storage(bucket, tempDir) });
  await server.addUser('owner@example.com', ['files.create']);
  owner = await server.signIn('owner@example.com');
  const { endpoint, region, accessKeyId, secretAccessKey } = bucket;
  const credentials = { accessKeyId, secretAccessKey };
  sdk = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
});
afterAll(async () => {
  sdk.destroy();
  await server.close();
});

/** The SDK with a request that goes to one of our addresses instead of its own, without its signature. */
function sendingTo(address: string): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey } = bucket;
  const client = new S3Client({
    ...{ endpoint, region, forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' },
    credentials: { accessKeyId, secretAccessKey },
  });
  const url = new URL(address);
  client.middlewareStack.add(
    (next) => (args) => {
      const request = args.request as { path: string; query: object; headers: Record<string, string> };
      request.path = url.pathname;
      request.query = Object.fromEntries(url.searchParams);
      const { host = url.host, 'content-length': length = '' } = request.headers;
      request.headers = { host, 'content-length': length };
      return next(args);
    },
    // After the SDK has signed.
    { step: 'finalizeRequest', priority: 'low', name: 'presigned' },
  );
  return client;
}

describe('the SDK of AWS', () => {
  it('finds an upload of one request under its key, with every byte and nothing beside it', async () => {
    const entry = await entryOf(
      await sendWhole(server, owner, sound, { name: 'Sound.wav', mime: 'audio/wav' }),
    );
    const { storage_key } = await server.site.services.db
      .selectFrom('file_entries')
      .select('storage_key')
      .where('id', '=', entry.id)
      .executeTakeFirstOrThrow();
    const named = { Bucket: bucket.bucket, Key: storage_key ?? '' };
    const head = await sdk.send(new HeadObjectCommand(named));
    expect([head.ContentLength, head.ContentType]).toEqual([sound.length, 'audio/wav']);
    const { Body } = await sdk.send(new GetObjectCommand(named));
    expect(Buffer.from((await Body?.transformToByteArray()) ?? []).equals(sound)).toBe(true);
    const { Contents = [] } = await sdk.send(new ListObjectsV2Command({ Bucket: bucket.bucket }));
    expect(Contents.map(({ Key }) => Key)).toEqual([storage_key]);
  });

  it('sends parts to addresses of this server, and sees the same parts', async () => {
    const begun = await beginParts(server, owner, sound, { name: 'Parts.wav', mime: 'audio/wav' });
    const { key, uploadId } = begun;
    const urls = await signed(server, owner, begun, [1, 2]);
    const named = { Bucket: bucket.bucket, Key: key, UploadId: uploadId };
    const tags: (string | undefined)[] = [];
    for (const PartNumber of [1, 2]) {
      const client = sendingTo(urls.get(PartNumber) ?? '');
      const start = (PartNumber - 1) * begun.partSize;
      const Body = sound.subarray(start, start + begun.partSize);
      const { ETag } = await client.send(new UploadPartCommand({ ...named, PartNumber, Body }));
      tags.push(ETag);
      client.destroy();
    }
    const { Parts = [] } = await sdk.send(new ListPartsCommand(named));
    const answer = await post(server, owner, 's3/multipart/get-uploaded-parts', { key, uploadId });
    const { parts } = (await answer.json()) as {
      parts: { PartNumber: number; ETag: string; Size: number }[];
    };
    expect(parts).toEqual(Parts.map(({ PartNumber, ETag, Size }) => ({ PartNumber, ETag, Size })));
    expect(parts.map(({ ETag }) => ETag)).toEqual(tags);
    await post(server, owner, 's3/multipart/complete', { key, uploadId, parts });
    expect((await entryOf(await post(server, owner, 's3/entries', { key }))).size).toBe(sound.length);
  });

  it('knows no upload that was given up', async () => {
    const begun = await beginParts(server, owner, sound, { name: 'Parts.wav', mime: 'audio/wav' });
    await sendParts(server, owner, begun, sound, [1]);
    const list = () => sdk.send(new ListMultipartUploadsCommand({ Bucket: bucket.bucket }));
    expect((await list()).Uploads?.map(({ Key }) => Key)).toEqual([begun.key]);
    await post(server, owner, 's3/multipart/abort', begun);
    expect((await list()).Uploads ?? []).toEqual([]);
  });
});
