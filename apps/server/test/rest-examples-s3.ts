import type { TestServer } from './harness.ts';
import { noiseWav } from './noise-wav.ts';
import type { RowExample } from './rest-examples.ts';
import { beginParts, post, put, sendParts } from './s3-upload-client.ts';

/** A second of sound. */
const sound = noiseWav(16_044);
const file = { name: 'Low Tide.wav', mime: 'audio/wav' };
const announced = { filename: file.name, mime: file.mime, size: sound.length, extension: 'wav' };
const wrong = { body: { ...announced, size: -1 }, field: 'size' };

async function sent(server: TestServer) {
  const answer = await post(server, await server.signIn(), 's3/simple/presign', announced);
  const { url, key, headers } = (await answer.json()) as {
    url: string;
    key: string;
    headers: Record<string, string>;
  };
  await put(url, sound, headers);
  return { SENT: key };
}

async function begun(server: TestServer) {
  const { key, uploadId } = await beginParts(server, await server.signIn(), sound, file);
  return { SENT: key, PARTS: uploadId };
}

async function withParts(server: TestServer) {
  const cookie = await server.signIn();
  const upload = await beginParts(server, cookie, sound, file);
  const [part] = await sendParts(server, cookie, upload, sound, [1]);
  return { SENT: upload.key, PARTS: upload.uploadId, TAG: part?.ETag.replaceAll('"', '') ?? '' };
}

const upload = { key: 'SENT', uploadId: 'PARTS' };
const unnamed = { body: { key: 'a' }, field: 'uploadId' };

/** Rows of uploads to the bucket. */
export const bucketExamples: Record<string, RowExample> = {
  'POST s3/simple/presign': {
    path: () => 's3/simple/presign',
    needs: 'bucket',
    body: announced,
    invalid: wrong,
    answer: { url: '', key: '', headers: {} },
  },
  'POST s3/entries': {
    path: () => 's3/entries',
    needs: 'bucket',
    before: sent,
    body: {
      key: 'SENT',
      clientName: file.name,
      clientMime: file.mime,
      clientExtension: 'wav',
      size: sound.length,
    },
    invalid: { body: {}, field: 'key' },
    answer: { fileEntry: { name: file.name } },
  },
  'POST s3/multipart/create': {
    path: () => 's3/multipart/create',
    needs: 'bucket',
    body: announced,
    invalid: wrong,
    answer: { key: '', uploadId: '', partSize: 0 },
  },
  'POST s3/multipart/get-uploaded-parts': {
    path: () => 's3/multipart/get-uploaded-parts',
    needs: 'bucket',
    before: withParts,
    body: upload,
    invalid: unnamed,
    answer: { parts: [], complete: false },
  },
  'POST s3/multipart/batch-sign-part-urls': {
    path: () => 's3/multipart/batch-sign-part-urls',
    needs: 'bucket',
    before: begun,
    body: { ...upload, partNumbers: [1] },
    invalid: { body: { ...upload, partNumbers: [] }, field: 'partNumbers' },
    answer: { urls: [] },
  },
  'POST s3/multipart/complete': {
    path: () => 's3/multipart/complete',
    needs: 'bucket',
    before: withParts,
    body: { ...upload, parts: [{ PartNumber: 1, ETag: 'TAG' }] },
    invalid: { body: { ...upload, parts: [] }, field: 'parts' },
    answer: { location: '' },
  },
  'POST s3/multipart/abort': {
    path: () => 's3/multipart/abort',
    needs: 'bucket',
    before: begun,
    body: upload,
    invalid: unnamed,
    answer: { aborted: true },
  },
};
