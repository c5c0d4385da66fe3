import { afterAll, beforeAll, expect, it } from 'vitest';
import { clamdScanner } from '../../src/outbound/clamd.ts';
import { type Clamd, startClamd } from '../clamd.ts';
import { answerOf, startTestServer, type TestServer } from '../harness.ts';
import { noiseWav } from '../noise-wav.ts';
import { patch, tus } from '../upload-client.ts';

let clamd: Clamd;
let server: TestServer;
beforeAll(async () => {
  clamd = await startClamd();
  server = await startTestServer({ scanner: clamdScanner({ host: '127.0.0.1', port: clamd.port }) });
});
afterAll(async () => {
  await server.close();
  clamd.close();
});

it('a scan has the time it was given, beyond that of other requests, at every door', async () => {
  const admin = await server.site.user();
  await admin.settings.update({ values: { 'uploads.scan_seconds': 12 } });
  clamd.mood = 'busy';
  const cookie = await server.signIn();
  const bytes = noiseWav(100_000);
  const begun = await tus(server, cookie, { size: bytes.length, name: 'slow.wav' });
  const location = begun.headers.get('location') ?? '';
  await patch(server, cookie, location, 0, bytes);
  const body = JSON.stringify({ uploadKey: location.split('/').at(-1) });
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const [rest, trpc] = await Promise.all(
    ['/api/v1/tus/entries', '/trpc/uploads.finishTus'].map((path) =>
      server.request(path, { method: 'POST', headers, body }),
    ),
  );
  const words = 'Files cannot be checked for viruses at the moment. Please try again later.';
  expect(rest && (await answerOf(rest)).message).toBe(words);
  expect(await trpc?.text()).toContain(words);
});
