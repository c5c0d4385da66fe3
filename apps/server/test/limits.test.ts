import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto, writeSongs } from './fixtures.ts';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let id: number;
let path: string;
let cookie: string;
let userId: number;

beforeAll(async () => {
  server = await startTestServer();
  const folder = join(server.dataDir, 'music');
  path = join(folder, 'Trio/First/01 Opening.flac');
  await writeSongs(folder, [
    {
      path: 'Trio/First/01 Opening.flac',
      title: 'Opening: «Größe»',
      artist: 'Trio',
      album: 'First',
      number: 1,
    },
  ]);
  await importInto(server, folder);
  ({ id } = await server.site.services.db.selectFrom('tracks').select('id').executeTakeFirstOrThrow());
  const admin = await server.site.user();
  await admin.billing.createProduct({
    name: 'Plus',
    permissions: [
      { name: 'music.download', restrictions: [] },
      { name: 'music.play', restrictions: [] },
    ],
    prices: [{ amount: 100, currency: 'eur', interval: 'month' }],
  });
  await admin.settings.update({
    values: {
      'billing.enable': true,
      'billing.stripe.secret_key': 'sk_test_1',
      'billing.stripe.webhook_secret': 'whsec_1',
    },
  });
  userId = await server.addUser('limited@example.com', []);
  cookie = await server.signIn('limited@example.com');
});
afterAll(() => server.close());

const may = (permissions: { name: string; restrictions: { name: string; value: number }[] }[]) =>
  server.site.services.db
    .updateTable('users')
    .set({ permissions: JSON.stringify([{ name: 'music.view', restrictions: [] }, ...permissions]) })
    .where('id', '=', userId)
    .execute();
const get = (url: string, headers: Record<string, string> = {}) =>
  server.request(url, { headers: { cookie, ...headers } });

describe('a download', () => {
  const url = () => `/api/v1/tracks/${id}/download`;

  it('is the file as it came, under a name people read', async () => {
    await may([
      { name: 'music.play', restrictions: [] },
      { name: 'music.download', restrictions: [] },
    ]);
    const answer = await get(url());
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(path))).toBe(true);
    const disposition = answer.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="Trio - Opening_ _Gr__e_\.flac"/);
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe('Trio - Opening_ «Größe».flac');
    expect((await get('/api/v1/tracks/0/download')).status).toBe(404);
  });

  it('that a plan would give is refused with the plan named as the way', async () => {
    await may([{ name: 'music.play', restrictions: [] }]);
    const answer = await get(url());
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({
      code: 'limit_reached',
      message: 'Your plan does not include downloads.',
      limit: { permission: 'music.download', restriction: null, value: null, upgrade: true },
    });
    expect((await server.request(url())).status).toBe(401);
  });
});

describe('sound within limits', () => {
  it('is refused above them, whichever way it is asked for, and sent within them', async () => {
    await may([{ name: 'music.play', restrictions: [{ name: 'quality', value: 128 }] }]);
    const refused = await get(`/api/v1/tracks/${id}/stream?rendition=original`);
    expect(refused.status).toBe(402);
    expect(await refused.json()).toMatchObject({
      limit: { permission: 'music.play', restriction: 'quality', value: 128, upgrade: true },
    });
    expect((await get(`/api/v1/tracks/${id}/sources?kinds=original`)).status).toBe(402);
    expect((await get(`/api/v1/tracks/${id}/stream`)).status).toBe(503);
    await may([{ name: 'music.play', restrictions: [] }]);
    expect((await get(`/api/v1/tracks/${id}/stream?rendition=original`)).status).toBe(200);
  });

  it('plays on one device of an account at a time; looking at the first bytes is not playing', async () => {
    await may([{ name: 'music.play', restrictions: [{ name: 'streams', value: 1 }] }]);
    const second = await server.signIn('limited@example.com');
    const stream = (device: string, range?: string) =>
      get(`/api/v1/tracks/${id}/stream?rendition=original`, { cookie: device, ...(range ? { range } : {}) });
    expect((await stream(second, 'bytes=0-1023')).status).toBe(206);
    expect((await stream(cookie)).status).toBe(200);
    expect((await stream(second)).status).toBe(402);
    expect((await stream(second, 'bytes=0-1023')).status).toBe(402);
    expect((await stream(cookie, 'bytes=10-')).status).toBe(206);
  });
});
