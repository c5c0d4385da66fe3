import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as rawRequest } from 'node:http';
import { join } from 'node:path';
import { sourcesResponse } from '@kantele/api/contract/streaming';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto, writeSongs } from './fixtures.ts';
import { answerOf, eventually, startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let folder: string;
let bytes: Buffer;
let id: number;
const file = 'Trio/First/01 Opening.flac';

beforeAll(async () => {
  server = await startTestServer();
  folder = join(server.dataDir, 'music');
  await writeSongs(folder, [
    { path: file, title: 'Opening', artist: 'Trio', album: 'First', number: 1, seconds: 8 },
    { path: 'Trio/First/02 Closing.flac', title: 'Closing', artist: 'Trio', album: 'First', number: 2 },
  ]);
  await importInto(server, folder);
  bytes = readFileSync(join(folder, file));
  const track = await server.site.services.db
    .selectFrom('tracks')
    .select('id')
    .where('name', '=', 'Opening')
    .executeTakeFirstOrThrow();
  id = track.id;
});
afterAll(() => server.close());

const stream = (headers: Record<string, string> = {}, query = '', track = id) =>
  server.request(`/api/v1/tracks/${track}/stream${query}`, { headers });

describe('a stream', () => {
  it('knows its exact length at the first request and can be sought', async () => {
    const head = await server.request(`/api/v1/tracks/${id}/stream`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String(bytes.length));
    expect(head.headers.get('accept-ranges')).toBe('bytes');
    expect(head.headers.get('content-type')).toBe('audio/flac');
    const whole = await stream();
    expect(whole.status).toBe(200);
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it.each([
    ['bytes=0-0', 0, 1],
    ['bytes=100-70099', 100, 70_100],
    ['bytes=5000-', 5_000, undefined],
    ['bytes=-777', -777, undefined],
  ] as const)('answers %s with exactly those bytes', async (range, from, to) => {
    const response = await stream({ range });
    const wanted = bytes.subarray(from, to);
    expect(response.status).toBe(206);
    expect(response.headers.get('content-length')).toBe(String(wanted.length));
    const start = from < 0 ? bytes.length + from : from;
    expect(response.headers.get('content-range')).toBe(
      `bytes ${start}-${start + wanted.length - 1}/${bytes.length}`,
    );
    expect(Buffer.from(await response.arrayBuffer()).equals(wanted)).toBe(true);
  });

  it('answers several ranges as parts, and 416 to what lies behind the end', async () => {
    const response = await stream({ range: 'bytes=0-9,1000-1019' });
    expect(response.status).toBe(206);
    const boundary = /boundary=(\w+)/.exec(response.headers.get('content-type') ?? '')?.[1] ?? '';
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(body.length));
    const parts = body.toString('latin1').split(`--${boundary}`).slice(1, -1);
    const contents = parts.map((part) => part.slice(part.indexOf('\r\n\r\n') + 4, -2));
    expect(contents).toEqual([
      bytes.subarray(0, 10).toString('latin1'),
      bytes.subarray(1_000, 1_020).toString('latin1'),
    ]);
    const behind = await stream({ range: `bytes=${bytes.length}-` });
    expect(behind.status).toBe(416);
    expect(behind.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
  });

  it('honours If-Range and If-None-Match by its strong ETag', async () => {
    const etag = (await stream({ range: 'bytes=0-0' })).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    expect((await stream({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    expect((await stream({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
    expect((await stream({ range: 'bytes=0-9', 'if-range': `W/${etag}` })).status).toBe(200);
    expect((await stream({ 'if-none-match': etag })).status).toBe(304);
  });

  it('serves fifty readers of one file the same bytes', async () => {
    const wanted = createHash('sha256').update(bytes).digest('hex');
    const sums = await Promise.all(
      Array.from({ length: 50 }, async () =>
        createHash('sha256')
          .update(Buffer.from(await (await stream()).arrayBuffer()))
          .digest('hex'),
      ),
    );
    expect(new Set(sums)).toEqual(new Set([wanted]));
  });

  it('lets a client go away in the middle and serves the next one', async () => {
    await new Promise<void>((done) => {
      const request = rawRequest(`${server.url}/api/v1/tracks/${id}/stream`, (response) => {
        response.once('data', () => {
          request.destroy();
          done();
        });
      });
      request.end();
    });
    expect((await stream({ range: 'bytes=0-9' })).status).toBe(206);
  });

  it.each([['0'], ['-1'], ['1e3'], ['1%20OR%201=1'], ['9223372036854775808'], ['me'], ['999999']])(
    'of id %s is not found',
    async (wrong) => {
      const response = await server.request(`/api/v1/tracks/${wrong}/stream`);
      expect(response.status).toBe(404);
      expect(await answerOf(response)).toMatchObject({ code: 'not_found' });
    },
  );

  it('refuses renditions that do not exist by name, and those not made yet as absent', async () => {
    const wrong = await stream({}, '?rendition=../../etc/passwd');
    expect([wrong.status, (await answerOf(wrong)).code]).toEqual([422, 'invalid']);
    expect((await stream({}, '?rendition=flac')).status).toBe(404);
  });
});

describe('the packets of a file in another container', () => {
  const repackaged = '?rendition=original_mp4';
  const whole = async () => Buffer.from(await (await stream({}, repackaged)).arrayBuffer());

  it('are a file like any other: exact length, strong validator, HEAD, ranges, If-Range, 416', async () => {
    const made = await whole();
    const head = await server.request(`/api/v1/tracks/${id}/stream${repackaged}`, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(made.length));
    expect(head.headers.get('content-type')).toBe('audio/mp4; codecs="flac"');
    const etag = head.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(etag).not.toBe((await stream({ range: 'bytes=0-0' })).headers.get('etag'));
    for (const [from, to] of [
      [0, 1],
      [1, 700],
      [699, 70_123],
      [made.length - 5, made.length],
    ] as const) {
      const response = await stream({ range: `bytes=${from}-${to - 1}`, 'if-range': etag }, repackaged);
      expect(response.status).toBe(206);
      expect(response.headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/${made.length}`);
      expect(Buffer.from(await response.arrayBuffer()).equals(made.subarray(from, to))).toBe(true);
    }
    expect((await stream({ range: 'bytes=0-9', 'if-range': '"other"' }, repackaged)).status).toBe(200);
    expect((await stream({ 'if-none-match': etag }, repackaged)).status).toBe(304);
    expect((await stream({ range: `bytes=${made.length}-` }, repackaged)).status).toBe(416);
  });

  it('are told with their index, which fits the bytes, and cost no second copy', async () => {
    const made = await whole();
    const { sources } = sourcesResponse.parse(
      await (await server.request(`/api/v1/tracks/${id}/sources?kinds=original_mp4`)).json(),
    );
    const [source] = sources;
    expect(source).toMatchObject({ kind: 'original_mp4', size: made.length, samples: 352_800, delay: 0 });
    const fragments = source?.fragments ?? [];
    expect(fragments[0]?.start).toBe(source?.init_end);
    expect(fragments.at(-1)?.end).toBe(made.length);
    for (const { start } of fragments) expect(made.toString('latin1', start + 4, start + 8)).toBe('moof');
    const signed = await server.request(source?.url ?? '', { headers: { range: 'bytes=0-9' } });
    expect([signed.status, signed.headers.get('etag')]).toEqual([206, `"${source?.etag}"`]);
    const kept = await server.site.services.db.selectFrom('renditions').select('kind').execute();
    expect(kept).toEqual([]);
  });

  it('are those of the file as it was imported: a changed one is gone until it is imported again', async () => {
    const path = join(folder, file);
    writeFileSync(path, Buffer.concat([bytes, Buffer.alloc(1)]));
    const status = async () => (await stream({ range: 'bytes=0-0' }, repackaged)).status;
    // The size of a file is at most a second old.
    await eventually(async () => ((await status()) === 410 ? true : null));
    writeFileSync(path, bytes);
    await eventually(async () => ((await status()) === 206 ? true : null));
  });

  it('come again when their index was lost', async () => {
    const made = await whole();
    rmSync(join(server.dataDir, 'files/indexes'), { recursive: true });
    // Another file of the same bytes: nothing of it is in memory yet.
    const { db } = server.site.services;
    await db.updateTable('originals').set({ index_key: 'indexes/00/lost', packet_hash: null }).execute();
    const response = await stream({}, repackaged);
    expect(Buffer.from(await response.arrayBuffer()).equals(made)).toBe(true);
  });

  it('exist only in containers that can hold them', async () => {
    expect((await stream({}, '?rendition=original_webm')).status).toBe(404);
    expect((await stream({}, '?rendition=original_mpeg')).status).toBe(404);
  });
});

describe('hidden music', () => {
  it('does not play by guessing its id, and answers like an id that does not exist', async () => {
    const { db } = server.site.services;
    await db.updateTable('albums').set({ visibility: 'private' }).execute();
    const hidden = await stream();
    const absent = await stream({}, '', 999_999);
    const strip = async (response: Response) => ({ ...(await answerOf(response)), requestId: '' });
    expect(hidden.status).toBe(404);
    expect(await strip(hidden)).toEqual(await strip(absent));
    for (const path of ['sources', 'waveform', 'lyrics', '']) {
      expect((await server.request(`/api/v1/tracks/${id}/${path}`.replace(/\/$/, ''))).status).toBe(404);
    }
    await db.updateTable('albums').set({ visibility: 'public' }).execute();
    expect((await stream({ range: 'bytes=0-0' })).status).toBe(206);
  });

  it('plays through a signed address of exactly this content, for its time', async () => {
    const { sources } = sourcesResponse.parse(
      await (
        await server.request(`/api/v1/tracks/${id}/sources`, { headers: { cookie: await server.signIn() } })
      ).json(),
    );
    const url = sources[0]?.url ?? '';
    const { db } = server.site.services;
    await db.updateTable('roles').set({ permissions: '[]' }).where('guests', '=', true).execute();
    const { forgetSite } = await import('@kantele/api/server');
    forgetSite(db);
    expect((await stream()).status).toBe(401);
    expect((await server.request(url, { headers: { range: 'bytes=0-0' } })).status).toBe(206);
    const tampered = url.replace(
      /signature=./,
      (text) => `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`,
    );
    expect((await server.request(tampered)).status).toBe(401);
    expect(
      (await server.request(url.replace(/expires=(\d+)/, (_, at) => `expires=${Number(at) + 1}`))).status,
    ).toBe(401);
    expect((await server.request(url.replace(`tracks/${id}`, `tracks/${id + 1}`))).status).toBe(401);
  });
});

describe('files that change behind our back', () => {
  it('are gone, not an error, and never lead out of their folder', async () => {
    const cookie = await server.signIn();
    const path = join(folder, 'Trio/First/02 Closing.flac');
    const track = await server.site.services.db
      .selectFrom('tracks')
      .select('id')
      .where('name', '=', 'Closing')
      .executeTakeFirstOrThrow();
    renameSync(path, `${path}.kept`);
    expect((await stream({ cookie }, '', track.id)).status).toBe(410);
    const secret = join(server.dataDir, 'secret.txt');
    writeFileSync(secret, 'not for you');
    symlinkSync(secret, path);
    expect((await stream({ cookie }, '', track.id)).status).toBe(404);
    rmSync(path);
    renameSync(`${path}.kept`, path);
    expect((await stream({ cookie }, '', track.id)).status).toBe(200);
  });
});

describe('behind nginx', () => {
  it('hands the bytes over by X-Accel-Redirect after the same decision', async () => {
    const fronted = await startTestServer({ accelRedirect: '/internal/' });
    const music = join(fronted.dataDir, 'music');
    await writeSongs(music, [{ path: 'A/B/01 C ü.flac', title: 'C', artist: 'A', album: 'B', number: 1 }]);
    await importInto(fronted, music);
    const response = await fronted.request('/api/v1/tracks/1/stream');
    expect(response.headers.get('x-accel-redirect')).toBe(`/internal${music}/A/B/01%20C%20%C3%BC.flac`);
    expect((await fronted.request('/api/v1/tracks/2/stream')).status).toBe(404);
    await fronted.close();
  });
});
