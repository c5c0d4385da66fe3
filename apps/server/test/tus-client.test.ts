import { createHash } from 'node:crypto';
import { fileEntryResponse } from '@kantele/api/contract/files';
import {
  type DetailedError,
  type PreviousUpload,
  Upload,
  type UploadOptions,
  type UrlStorage,
} from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, startTestServer, type TestServer } from './harness.ts';
import { send } from './http-accounts.ts';
import { noiseWav } from './noise-wav.ts';

const sound = noiseWav(3_000_044);

let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  await server.addUser('owner@example.com', ['files.create']);
  owner = await server.signIn('owner@example.com');
});
afterAll(() => server.close());

/** The reference client of the protocol, set up as its documentation says. */
const options = (more: UploadOptions = {}): UploadOptions => ({
  endpoint: `${server.url}/api/v1/tus/upload`,
  headers: { cookie: owner, 'sec-fetch-site': 'same-origin' },
  metadata: { filename: 'Sound.wav', filetype: 'audio/wav' },
  chunkSize: 700_000,
  retryDelays: [0, 50, 100],
  ...more,
});

/** Sends a file to its end. */
const sent = (file: Buffer, more: UploadOptions = {}) =>
  new Promise<Upload>((done, fail) => {
    const upload = new Upload(file, options({ ...more, onError: fail, onSuccess: () => done(upload) }));
    upload.start();
  });

/** Where a browser would keep the addresses of uploads, in memory. */
function urlMemory(): UrlStorage {
  const kept = new Map<string, PreviousUpload>();
  return {
    findAllUploads: async () => [...kept.values()],
    findUploadsByFingerprint: async (fingerprint) =>
      [...kept.values()].filter(({ urlStorageKey }) => urlStorageKey.startsWith(`${fingerprint}::`)),
    removeUpload: async (key) => void kept.delete(key),
    addUpload: async (fingerprint, upload) => {
      const urlStorageKey = `${fingerprint}::${kept.size}`;
      kept.set(urlStorageKey, { ...upload, urlStorageKey });
      return urlStorageKey;
    },
  };
}

async function entryAt(upload: Upload) {
  const body = { uploadKey: upload.url?.split('/').at(-1) };
  const answer = await send(server, 'POST', '/api/v1/tus/entries', { cookie: owner, body });
  return fileEntryResponse.parse(await answer.json()).fileEntry;
}
const sha256 = createHash('sha256').update(sound).digest('hex');

describe('tus-js-client', () => {
  it('uploads a file in chunks', async () => {
    const told: number[] = [];
    const upload = await sent(sound, { onChunkComplete: (size) => told.push(size) });
    expect(told).toEqual([700_000, 700_000, 700_000, 700_000, 200_044]);
    expect(await entryAt(upload)).toMatchObject({ name: 'Sound.wav', size: sound.length, sha256 });
  });

  it('announces a file with its first bytes', async () => {
    const upload = await sent(sound, { uploadDataDuringCreation: true, chunkSize: 2_000_000 });
    expect((await entryAt(upload)).sha256).toBe(sha256);
  });

  it('goes on where an upload of another process stopped', async () => {
    const address = await new Promise<string>((done, fail) => {
      const upload = new Upload(
        sound,
        options({
          onError: fail,
          onChunkComplete: (_size, accepted) => {
            if (accepted < 1_400_000) return;
            upload.abort().then(() => done(upload.url ?? ''), fail);
          },
        }),
      );
      upload.start();
    });
    const asked: string[] = [];
    let from = 0;
    const upload = await sent(sound, {
      uploadUrl: address,
      onBeforeRequest: (request) => void asked.push(request.getMethod()),
      onAfterResponse: (request, response) => {
        if (request.getMethod() === 'HEAD') from = Number(response.getHeader('upload-offset'));
      },
    });
    expect(asked[0]).toBe('HEAD');
    expect(asked).not.toContain('POST');
    expect(from).toBeGreaterThanOrEqual(1_400_000);
    expect((await entryAt(upload)).sha256).toBe(sha256);
  });

  it('sends each chunk by POST where PATCH does not get through', async () => {
    const asked: string[] = [];
    const upload = await sent(sound, {
      overridePatchMethod: true,
      onBeforeRequest: (request) => void asked.push(request.getMethod()),
    });
    expect(asked).toEqual(Array.from({ length: 6 }, () => 'POST'));
    expect((await entryAt(upload)).sha256).toBe(sha256);
  });

  it('finds the upload of an earlier run by its file, and goes on with it', async () => {
    const kept = { urlStorage: urlMemory(), storeFingerprintForResuming: true };
    await new Promise<void>((done, fail) => {
      const upload = new Upload(
        sound,
        options({ ...kept, onError: fail, onChunkComplete: () => void upload.abort().then(done, fail) }),
      );
      upload.start();
    });
    const told: number[] = [];
    const upload = await new Promise<Upload>((done, fail) => {
      const again = new Upload(
        sound,
        options({
          ...kept,
          onError: fail,
          onChunkComplete: (_size, accepted) => told.push(accepted),
          onSuccess: () => done(again),
        }),
      );
      again.findPreviousUploads().then(([earlier]) => {
        if (!earlier) return fail(new Error('There is no earlier upload.'));
        again.resumeFromPreviousUpload(earlier);
        again.start();
      }, fail);
    });
    expect(told[0]).toBeGreaterThan(700_000);
    expect((await entryAt(upload)).sha256).toBe(sha256);
  });

  it('sends a name in any script', async () => {
    const filename = 'Größe & Ärger – 曲, أغنية 🎵.wav';
    const upload = await sent(sound, { metadata: { filename, filetype: 'audio/wav' } });
    expect(await entryAt(upload)).toMatchObject({ name: filename, sha256 });
  });

  it.each([
    ['an empty file', Buffer.alloc(0), {}, 422, 'This file is empty.'],
    ['parts beside each other', sound, { parallelUploads: 2 }, 400, ''],
    ['a length that follows', sound, { uploadLengthDeferred: true }, 400, ''],
  ] as const)(
    'is refused %s at the announcement, and leaves nothing',
    async (_what, file, more, status, words) => {
      const rows = async () =>
        (await server.site.services.db.selectFrom('upload_sessions').select('id').execute()).length;
      const before = await rows();
      const refused = await sent(file, { ...more, retryDelays: null }).catch((error: DetailedError) => error);
      if (!(refused instanceof Error)) throw new Error('It was accepted.');
      expect(refused.originalResponse?.getStatus()).toBe(status);
      expect(refused.message).toContain(words);
      expect(await rows()).toBe(before);
    },
  );

  it('gives an upload up, and is told why one is refused', async () => {
    const address = await new Promise<string>((done, fail) => {
      const upload = new Upload(
        sound,
        options({
          onError: fail,
          onChunkComplete: () => void upload.abort(true).then(() => done(upload.url ?? ''), fail),
        }),
      );
      upload.start();
    });
    const head = await fetch(address, {
      method: 'HEAD',
      headers: { cookie: owner, 'tus-resumable': '1.0.0' },
    });
    expect(head.status).toBe(410);
    const refused = sent(sound, { metadata: { filename: 'page.html', filetype: 'text/html' } });
    await expect(refused).rejects.toMatchObject({
      originalResponse: expect.objectContaining({ getStatus: expect.any(Function) }),
      message: expect.stringContaining('This file type is not allowed'),
    });
    const upload = await sent(noiseWav(200_044), { metadata: { filename: 'Sound.flac', filetype: '' } });
    const body = { uploadKey: upload.url?.split('/').at(-1) };
    const answer = await send(server, 'POST', '/api/v1/tus/entries', { cookie: owner, body });
    expect((await answerOf(answer)).errors).toEqual({ file: ['This file type is not allowed'] });
  });
});
