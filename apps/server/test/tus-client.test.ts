import { createHash } from 'node:crypto';
import { fileEntryResponse } from '@kantele/api/contract/files';
import { Upload, type UploadOptions } from 'tus-js-client';
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
