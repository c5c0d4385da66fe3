import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileEntryResponse, filePage } from '@kantele/api/contract/files';
import { armFailpoint, failpoints } from '@kantele/api/server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { diskStorage } from '../src/storage/disk.ts';
import { answerOf, eventually, startTestServer, type TestServer } from './harness.ts';
import { noiseWav } from './noise-wav.ts';
import { patch, send, tus } from './upload-client.ts';

const mb = 1_024 * 1_024;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const entryOf = async (response: Response) => fileEntryResponse.parse(await response.json()).fileEntry;

const finish = (server: TestServer, cookie: string, location: string) =>
  server.request('/api/v1/tus/entries', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ uploadKey: location.split('/').at(-1) }),
  });
const offsetOf = async (server: TestServer, cookie: string, location: string) => {
  const headers = { cookie, 'tus-resumable': '1.0.0' };
  return Number((await server.request(location, { method: 'HEAD', headers })).headers.get('upload-offset'));
};
const namesOf = async (server: TestServer, cookie: string) => {
  const list = await server.request('/api/v1/file-entries?per_page=100', { headers: { cookie } });
  return filePage.parse(await list.json()).pagination.data.map(({ name }) => name);
};

describe('a machine that fails at a step of an upload', () => {
  let server: TestServer;
  let cookie: string;
  beforeAll(async () => {
    server = await startTestServer();
    await server.addUser('owner@example.com', ['files.create']);
    cookie = await server.signIn('owner@example.com');
  });
  afterEach(() => armFailpoint(null));
  afterAll(() => server.close());

  const broken = () => {
    throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO', syscall: 'fsync' });
  };
  /** Sends a file to its end, however often; statuses on the way, and what it has become. */
  const sendAll = async (name: string, bytes: Buffer) => {
    const statuses: number[] = [];
    let location: string | null = null;
    for (let tries = 0; tries < 5; tries += 1) {
      if (location === null) {
        const begun = await tus(server, cookie, { size: bytes.length, name });
        statuses.push(begun.status);
        location = begun.headers.get('location');
        continue;
      }
      const offset = await offsetOf(server, cookie, location);
      const answer: Response =
        offset < bytes.length
          ? await patch(server, cookie, location, offset, bytes.subarray(offset))
          : await finish(server, cookie, location);
      statuses.push(answer.status);
      if (answer.status === 200) return { statuses, entry: await entryOf(answer) };
    }
    return { statuses, entry: null };
  };

  const steps = failpoints.filter((point) => !['upload.aborted', 'upload.refused'].includes(point));
  it.each(steps)('(%s) is told of, and the file comes in once by trying again', async (point) => {
    const bytes = noiseWav(300_000);
    armFailpoint(point, 1, broken);
    const { statuses, entry } = await sendAll(`${point}.wav`, bytes);
    expect(statuses.filter((status) => status >= 500)).toEqual([500]);
    expect(entry?.sha256).toBe(sha256(bytes));
    const content = await server.request(entry?.url ?? '', { headers: { cookie } });
    expect(sha256(Buffer.from(await content.arrayBuffer()))).toBe(sha256(bytes));
    expect((await namesOf(server, cookie)).filter((name) => name === `${point}.wav`)).toHaveLength(1);
  });

  it.each(steps)('(%s) leaves of a file in one request all or nothing', async (point) => {
    const bytes = noiseWav(300_000);
    const name = `direct ${point}.wav`;
    armFailpoint(point, 1, broken);
    expect((await send(server, cookie, bytes, { name })).status).toBe(500);
    const isIn = (await namesOf(server, cookie)).includes(name);
    expect(isIn).toBe(point === 'upload.committed');
    expect((await send(server, cookie, bytes, { name: `again ${name}` })).status).toBe(201);
    // One whose sender never got to know of it waits for the job that gives such up.
    const { db } = server.site.services;
    const open = await db
      .selectFrom('upload_sessions')
      .select(['id', 'received'])
      .where('name', '=', name)
      .where('state', 'in', ['pending', 'inProgress'])
      .execute();
    expect(open).toHaveLength(point === 'upload.announced' ? 1 : 0);
  });
});

/** A small disk of its own; null where it may not be made. */
function mountDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'kantele-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    process.stderr.write('Left out: uploads onto a full disk, which needs root and mount.\n');
    return null;
  }
}

const disk = mountDisk();

describe.runIf(disk !== null)('a disk that is full', () => {
  const folder = disk ?? '';
  let server: TestServer;
  let cookie: string;
  beforeAll(async () => {
    server = await startTestServer({ storage: () => diskStorage(folder) });
    await server.addUser('owner@example.com', ['files.create']);
    cookie = await server.signIn('owner@example.com');
  });
  afterAll(async () => {
    await server.close();
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  });
  const room = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  const large = noiseWav(40 * mb);

  it('refuses what it has no room for, keeps nothing of it, and goes on with all else', async () => {
    const small = noiseWav(mb);
    const kept = await entryOf(await send(server, cookie, small, { name: 'small.wav' }));
    const before = room();
    const response = await send(server, cookie, large, { name: 'large.wav' });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).not.toBeNull();
    expect(await answerOf(response)).toMatchObject({ code: 'overloaded' });
    await eventually(async () => (room() === before ? true : null));
    expect(await namesOf(server, cookie)).toEqual(['small.wav']);
    const content = await server.request(kept.url ?? '', { headers: { cookie } });
    expect(sha256(Buffer.from(await content.arrayBuffer()))).toBe(sha256(small));
    await server.signIn('owner@example.com');
    expect((await send(server, cookie, small, { name: 'next.wav' })).status).toBe(201);
  });

  it('keeps of a resumable upload what it has told of, which goes on when there is room', async () => {
    const begun = await tus(server, cookie, { size: large.length, name: 'resumed.wav' });
    const location = begun.headers.get('location') ?? '';
    expect((await patch(server, cookie, location, 0, large)).status).toBe(503);
    const offset = await offsetOf(server, cookie, location);
    // It is made durable every 16 MB.
    expect(Math.floor(offset / mb)).toBe(16);
    const incomplete = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.incomplete'),
    );
    expect(incomplete.map((name) => statSync(join(folder, name)).size)).toEqual([offset]);
    execFileSync('mount', ['-o', 'remount,size=64m', folder]);
    const rest = await patch(server, cookie, location, offset, large.subarray(offset));
    expect(rest.status).toBe(204);
    expect((await entryOf(await finish(server, cookie, location))).sha256).toBe(sha256(large));
  });
});
