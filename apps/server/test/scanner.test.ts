import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { filePage } from '@kantele/api/contract/files';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clamdAddress, clamdScanner } from '../src/outbound/clamd.ts';
import { type Clamd, eicar, startClamd } from './clamd.ts';
import { answerOf, startTestServer, type TestServer } from './harness.ts';
import { noiseWav } from './noise-wav.ts';
import { patch, send, tus } from './upload-client.ts';

let clamd: Clamd;
let server: TestServer;
let cookie: string;
beforeAll(async () => {
  clamd = await startClamd();
  server = await startTestServer({ scanner: clamdScanner({ host: '127.0.0.1', port: clamd.port }) });
  await server.addUser('owner@example.com', ['files.create']);
  cookie = await server.signIn('owner@example.com');
});
afterAll(async () => {
  await server.close();
  clamd.close();
});
beforeEach(() => {
  clamd.mood = 'well';
  clamd.seen.length = 0;
});

const fine = noiseWav(300_000);
const bad = Buffer.concat([noiseWav(200_000), Buffer.from(eicar), noiseWav(1_000)]);
const names = async () => {
  const list = await server.request('/api/v1/file-entries', { headers: { cookie } });
  return filePage.parse(await list.json()).pagination.data.map(({ name }) => name);
};
const objects = () =>
  readdirSync(join(server.dataDir, 'files'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /uploads\/.+\/./.test(name),
  );
const set = async (values: Record<string, unknown>) => (await server.site.user()).settings.update({ values });
const finish = (location: string) =>
  server.request('/api/v1/tus/entries', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ uploadKey: location.split('/').at(-1) }),
  });
const whole = async (name: string, bytes: Buffer) => {
  const begun = await tus(server, cookie, { size: bytes.length, name });
  const location = begun.headers.get('location') ?? '';
  await patch(server, cookie, location, 0, bytes);
  return location;
};
const refusal = { file: ['The virus scanner refused this file.'] };
const unseen = {
  code: 'scan_failed',
  message: 'Files cannot be checked for viruses at the moment. Please try again later.',
};

describe('a site with a virus scanner', () => {
  it('has it see every file whole before anybody else does', async () => {
    expect((await send(server, cookie, fine, { name: 'direct.wav' })).status).toBe(201);
    expect((await finish(await whole('tus.wav', fine))).status).toBe(200);
    expect(clamd.seen).toEqual([fine.length, fine.length]);
    expect(await names()).toEqual(['tus.wav', 'direct.wav']);
  });

  it('refuses what the scanner finds, says why, and keeps nothing of it', async () => {
    const before = [await names(), objects()];
    const direct = await send(server, cookie, bad, { name: 'bad.wav' });
    expect(direct.status).toBe(422);
    expect((await answerOf(direct)).errors).toEqual(refusal);
    const location = await whole('bad.wav', bad);
    for (const again of [1, 2]) {
      const response = await finish(location);
      expect([again, response.status, (await answerOf(response)).errors]).toEqual([again, 422, refusal]);
    }
    expect([await names(), objects()]).toEqual(before);
    // What was refused once is not looked at again.
    expect(clamd.seen).toEqual([bad.length, bad.length]);
  });

  it.each(['busy', 'rude', 'strange', 'small'] as const)(
    'takes nothing unseen while the scanner is %s, and goes on when it is well',
    async (mood) => {
      await set({ 'uploads.scan_seconds': 1 });
      clamd.mood = mood;
      const before = await names();
      const direct = await send(server, cookie, fine, { name: `${mood}.wav` });
      expect(direct.status).toBe(503);
      expect(direct.headers.get('retry-after')).not.toBeNull();
      expect(await answerOf(direct)).toMatchObject(unseen);
      const location = await whole(`${mood}.wav`, fine);
      expect(await answerOf(await finish(location))).toMatchObject(unseen);
      expect(await names()).toEqual(before);
      clamd.mood = 'well';
      expect((await finish(location)).status).toBe(200);
    },
  );

  it('takes files unseen while the scanner does not answer, where an admin wants it so', async () => {
    await set({ 'uploads.scan_required': false, 'uploads.scan_seconds': 1 });
    try {
      clamd.mood = 'busy';
      expect((await send(server, cookie, fine, { name: 'unseen.wav' })).status).toBe(201);
      clamd.mood = 'well';
      expect((await send(server, cookie, bad, { name: 'bad.wav' })).status).toBe(422);
    } finally {
      await set({ 'uploads.scan_required': true });
    }
  });

  it('is told so in its settings', async () => {
    const { settings } = await (await server.site.user()).settings.list({ group: 'uploads' });
    const found = settings.find(({ key }) => key === 'uploads.scanner');
    expect(found).toMatchObject({ value: 'clamd', fixed: true });
  });
});

it('the address of a scanner is a socket or a host with a port', () => {
  expect(clamdAddress('/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
  expect(clamdAddress('clam.example.com:3310')).toEqual({ host: 'clam.example.com', port: 3_310 });
  expect(clamdAddress('[::1]:3310')).toEqual({ host: '::1', port: 3_310 });
  for (const wrong of ['clamd', 'http://clamd:3310', 'clamd:0', 'clamd:70000', 'clam/d:1'])
    expect(clamdAddress(wrong)).toBeNull();
});
