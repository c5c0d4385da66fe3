import type { DomainTests } from '../domain-tests.ts';
import { wav } from '../example-parts.ts';
import type { TestServer } from '../harness.ts';
import { beginParts, post, put, sendParts } from '../s3-upload-client.ts';
import { patch, tus } from '../upload-client.ts';

const sound = wav();

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

export default {
  access: {
    oneselfChanges: {
      procedures: `
      uploads.abortMultipart uploads.completeMultipart uploads.createMultipart uploads.finishS3
      uploads.finishTus uploads.presignS3 uploads.signParts uploads.uploadedParts`,
      rows: `
      POST s3/entries
      POST s3/multipart/abort
      POST s3/multipart/batch-sign-part-urls
      POST s3/multipart/complete
      POST s3/multipart/create
      POST s3/multipart/get-uploaded-parts
      POST s3/simple/presign
      POST tus/entries`,
    },
    oneself: { procedures: 'uploads.rules', rows: 'GET uploads/rules' },
  },
  probes: {
    'uploads.abortMultipart': 'input',
    'uploads.completeMultipart': 'input',
    'uploads.createMultipart': 'input',
    'uploads.finishS3': 'input',
    'uploads.finishTus': 'input',
    'uploads.presignS3': 'input',
    'uploads.rules': 'works',
    'uploads.signParts': 'input',
    'uploads.uploadedParts': 'input',
  },
  examples: {
    'GET uploads/rules': {
      path: () => 'uploads/rules',
      answer: { rules: { allowed_types: ['audio/*', 'image/*'] } },
    },
    'POST tus/entries': {
      path: () => 'tus/entries',
      body: { uploadKey: 'UPLOADED' },
      before: async (server) => {
        const cookie = await server.signIn();
        const bytes = wav();
        const location = (
          await tus(server, cookie, { size: bytes.length, name: 'Low Tide.wav' })
        ).headers.get('location');
        await patch(server, cookie, location ?? '', 0, bytes);
        return { UPLOADED: location?.split('/').at(-1) ?? '' };
      },
      invalid: { body: { uploadKey: '../x' }, field: 'uploadKey' },
      answer: { fileEntry: { name: 'Low Tide.wav' } },
    },
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
  },
} satisfies DomainTests;
