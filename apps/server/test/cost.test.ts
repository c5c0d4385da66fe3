import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { addMusic } from '@kantele/api/testing';
import { sql } from '@kantele/db';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { importInto, writeSongs } from './fixtures.ts';
import { startTestServer, type TestServer } from './harness.ts';

/** What things cost, counted: no times. A change of these figures is to be seen in a review. */

const client = fileURLToPath(new URL('../../web/dist/client', import.meta.url));
let server: TestServer;
let cookie: string;
let token: string;
let music: Awaited<ReturnType<typeof addMusic>>;
/** Statements that were sent to the database. */
const sent: string[] = [];

beforeAll(async () => {
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { text?: string }];
    const text = typeof first === 'string' ? first : (first?.text ?? '');
    // Asked once a second, whatever is asked of the server.
    if (!text.includes('from site_revision')) sent.push(text);
    return Reflect.apply(query, this, given);
  });
  server = await startTestServer();
  cookie = await server.signIn();
  music = await addMusic(server.site, { artist: 'Halden', album: 'Open Water', genre: 'Folk' });
  const made = await server.request('/api/v1/access-tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify({ tokenName: 'Script' }),
  });
  token = ((await made.json()) as { plainTextToken: string }).plainTextToken;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
});

/** Statements of one request, when others like it have been answered. */
async function statementsOf(path: string, headers: Record<string, string>): Promise<number> {
  for (let n = 0; n < 2; n += 1)
    expect([path, (await server.request(path, { headers })).status]).toEqual([path, 200]);
  sent.length = 0;
  await (await server.request(path, { headers })).text();
  return sent.length;
}

/** Files of a kind that the document of a page names; `kind` is how they end. */
async function filesOf(path: string, kind: string): Promise<{ kilobytes: number; count: number }> {
  const html = await (await server.request(path, { headers: { accept: 'text/html' } })).text();
  const address = new RegExp(`(?:src|href)="(/assets/[^"]+\\.(?:${kind}))"`, 'g');
  const named = [...html.matchAll(address)].map(([, file]) => file ?? '');
  const files = [...new Set(named)].map((file) => join(client, file));
  expect(files.length > 0 && files.every((file) => existsSync(file))).toBe(true);
  const kilobytes = files.reduce((sum, file) => sum + compressed(readFileSync(file)), 0);
  return { kilobytes, count: files.length };
}

/** Scripts that the document of a page names. */
async function scriptsOf(path: string): Promise<string> {
  const { kilobytes, count } = await filesOf(path, 'js');
  return `${kilobytes} kB in ${count} files`;
}

describe('what it costs', () => {
  it('to answer: statements', async () => {
    const { albumId, artistId, trackIds } = music;
    const found = [];
    for (const path of [
      '/api/v1/albums',
      '/api/v1/tracks',
      '/api/v1/artists',
      `/api/v1/albums/${albumId}`,
      `/api/v1/artists/${artistId}`,
      `/api/v1/tracks/${trackIds[0]}`,
      '/api/v1/search?query=open',
      '/api/v1/landing/artists',
    ]) {
      const guest = await statementsOf(path, {});
      const own = await statementsOf(path, { cookie });
      const byToken = await statementsOf(path, { authorization: `Bearer ${token}` });
      found.push(`${path}: guest ${guest}, session ${own}, token ${byToken}`);
    }
    expect(found).toMatchSnapshot();
  });

  it('to find the songs of a file: as many statements for 400 as for 20', async () => {
    const statements = async (songs: number) => {
      const rows = Array.from({ length: songs }, (_, n) => `Song ${n},Halden`);
      const body = new FormData();
      body.append('file', new Blob([['title,artist', 'One,Halden', ...rows].join('\n')]), 'file');
      const headers = { cookie, 'sec-fetch-site': 'same-origin' };
      sent.length = 0;
      const answer = await server.request('/api/v1/playlists/files', { method: 'POST', headers, body });
      expect(answer.status).toBe(201);
      return sent.length;
    };
    await statements(1);
    const few = await statements(20);
    expect(await statements(400)).toBe(few);
    expect(few).toMatchSnapshot();
  });

  it('to show a page: statements when nobody has seen it before, kilobytes of HTML', async () => {
    const { albumId, artistId } = music;
    const found = [];
    for (const path of [
      '/',
      `/album/${albumId}/open-water`,
      `/artist/${artistId}/halden`,
      '/genre/folk',
      '/search/open',
      '/albums',
      '/login',
    ]) {
      const headers = { accept: 'text/html' };
      await server.request(`${path}?q=warm`, { headers });
      sent.length = 0;
      const html = await (await server.request(`${path}?q=new`, { headers })).text();
      const size = Buffer.byteLength(html) / 1_000;
      found.push(`${path}: ${sent.length} statements, ${size} kB, compressed ${compressed(html)} kB`);
    }
    expect(found.map(asRecorded)).toMatchSnapshot();
  });

  it('to load a page: kilobytes of scripts, compressed', async () => {
    const found = [];
    for (const path of ['/', `/album/${music.albumId}/open-water`, '/search/open', '/login']) {
      found.push(`${path}: ${await scriptsOf(path)}`);
    }
    const settings = server.site.as('settings.manage', 'appearance.manage').settings;
    const { homepage } = (await settings.bootstrap({})).settings;
    await settings.update({ values: { homepage: { ...(homepage as object), type: 'other' } } });
    found.push(`/ as the landing page: ${await scriptsOf('/')}`);
    expect(found.map(asRecorded)).toMatchSnapshot();
  });

  it('to load an embed: kilobytes of its script and its sheet, compressed', async () => {
    const { kilobytes, count } = await filesOf(`/embed/album/${music.albumId}`, 'js|css');
    expect(count).toBe(2);
    // What is promised to sites that show it is 60; that is ten times as much as it needs.
    expect(kilobytes).toBeLessThan(60);
    expect(asRecorded(`${kilobytes} kB`)).toMatchSnapshot();
  });

  it('to import twenty files of two albums: rows of jobs', async () => {
    const folder = join(server.dataDir, 'music');
    await writeSongs(
      folder,
      Array.from({ length: 20 }, (_, n) => ({
        path: `Album ${n % 2}/${n}.flac`,
        title: `Song ${n}`,
        artist: 'Blip',
        album: `Album ${n % 2}`,
        number: n + 1,
        seconds: 1,
      })),
    );
    expect((await importInto(server, folder)).state).toBe('done');
    const { rows } = await sql<{ task: string; count: number }>`
      select t.identifier as task, count(*) from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id group by 1 order by 1`.execute(
      server.site.services.db,
    );
    expect(rows.map(({ task, count }) => `${task}: ${count}`)).toMatchSnapshot();
  });
});

/** Kilobytes (1,000 bytes) as gzip makes them. */
const compressed = (text: string | Buffer) => gzipSync(text, { level: 9 }).length / 1_000;

const snapshot = new URL('./__snapshots__/cost.test.ts.snap', import.meta.url);
const recorded = readFileSync(snapshot, 'utf8').match(/(?<=^ {2}").*(?=",$)/gm) ?? [];
const anySize = /([\d.]+) kB/g;
const shapeOf = (line: string) => line.replaceAll(anySize, 'kB');

/**
 * A line with whole kilobytes. Those within a kilobyte or a fiftieth of the record are the recorded ones: names of files
 * and ids differ by some bytes from build to build, and would turn a figure that lies between two.
 */
function asRecorded(line: string): string {
  const record = recorded.find((other) => shapeOf(other) === shapeOf(line));
  const before = [...(record?.matchAll(anySize) ?? [])].map(([, size]) => Number(size));
  return line.replaceAll(anySize, (_, text: string) => {
    const [now, then = Number.NaN] = [Number(text), before.shift()];
    return `${Math.abs(now - then) <= Math.max(1, then / 50) ? then : Math.round(now)} kB`;
  });
}
