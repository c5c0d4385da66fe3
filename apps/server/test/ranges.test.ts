import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fontKey, imageKey } from '@kantele/api/server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto, writeSongs } from './fixtures.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { send } from './upload-client.ts';
import { entryOf } from './uploads-world.ts';

let server: TestServer;
let admin: string;
/** Addresses by what they answer. */
const addresses = new Map<string, string>();
const hash = '0123456789abcdef0123456789abcdef';
const assets = fileURLToPath(new URL('../../web/dist/client/assets', import.meta.url));

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn();
  const folder = join(server.dataDir, 'music');
  await writeSongs(folder, [{ path: 'a.flac', title: 'A', artist: 'B', album: 'C', number: 1, seconds: 8 }]);
  await importInto(server, folder);
  const { storage, db } = server.site.services;
  const { id, album_id } = await db.selectFrom('tracks').select(['id', 'album_id']).executeTakeFirstOrThrow();
  await storage.put(imageKey(hash, 64, 'webp'), new Uint8Array(500).fill(7));
  await storage.put(fontKey(hash), new Uint8Array(700).fill(7));
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const gif = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#000', noise } })
    .gif()
    .toBuffer();
  const { url } = await entryOf(await send(server, admin, gif, { name: 'a.gif', mime: 'image/gif' }));
  const [asset = ''] = readdirSync(assets).filter((name) => name.endsWith('.js'));
  for (const [what, address] of Object.entries({
    'a stream': `/api/v1/tracks/${id}/stream`,
    'a download': `/api/v1/tracks/${id}/download`,
    'a zip': `/api/v1/albums/${album_id}/download`,
    'a file': url ?? '',
    'a picture': `/images/${hash}/64.webp`,
    'a font': `/fonts/${hash}.woff2`,
    'a part of the client': `/assets/${asset}`,
  })) {
    addresses.set(what, address);
  }
});
afterAll(() => server.close());

async function ask(what: string, range?: string) {
  const headers = { cookie: admin, 'accept-encoding': 'identity', ...(range ? { range } : {}) };
  const response = await server.request(addresses.get(what) ?? '', { headers });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('content-type') ?? '', body };
}

const everyThird = (count: number) => Array.from({ length: count }, (_, n) => `${n * 3}-${n * 3}`).join(',');
/** Ranges whose parts are more than what they are parts of, by its size. */
const greedy: [what: string, range: (size: number) => string][] = [
  ['all but a byte', () => 'bytes=0-0,2-'],
  ['all but a byte, backwards', (size) => `bytes=2-${size},0-0`],
  ['nearly all in sixteen parts', (size) => `bytes=${everyThird(15)},${15 * 3}-${size - 1}`],
];
/** Ranges that meet: they are one. */
const meeting: [what: string, range: (size: number) => string][] = [
  ['the whole many times', () => 'bytes=0-,0-,0-,0-,0-'],
  ['the whole from both ends', (size) => `bytes=0-,-${size}`],
  ['halves that overlap', (size) => `bytes=0-${Math.ceil(size / 2)},${Math.floor(size / 2)}-${size}`],
];
const kinds = ['a stream', 'a download', 'a zip', 'a file', 'a picture', 'a font', 'a part of the client'];

describe.each(kinds)('ranges of %s', (kind) => {
  it.each([...greedy, ...meeting])('never answer more than there is: %s', async (_what, range) => {
    const whole = await ask(kind);
    expect(whole.status).toBe(200);
    const { status, type, body } = await ask(kind, range(whole.body.length));
    expect([200, 206]).toContain(status);
    expect(type).toBe(whole.type);
    expect(body.equals(whole.body)).toBe(true);
  });
});

it('several small ranges of a large file are parts, of a small one the whole', async () => {
  const whole = await ask('a stream');
  const parts = await ask('a stream', `bytes=${everyThird(16)}`);
  expect(parts.type).toMatch(/^multipart\/byteranges/);
  expect(parts.body.length).toBeLessThan(whole.body.length);
  for (const kind of ['a picture', 'a file', 'a font']) {
    expect((await ask(kind, `bytes=${everyThird(16)}`)).status, kind).toBe(200);
  }
});
