import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { fileEntryResponse, filePage } from '@kantele/api/contract/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './harness.ts';
import { noiseWav } from './noise-wav.ts';
import {
  ask,
  kill,
  openProcessWorld,
  type ProcessWorld,
  postmasterOf,
  type Site,
  slow,
  untilNoneLeft,
  untilReplaced,
  untilServing,
} from './process-world.ts';

const admin = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'correct horse battery', WORKER: 'false' };
/** Bytes of a WAV file of noise: more than is made durable at a time. */
const size = 40 * 1_024 * 1_024;

let world: ProcessWorld;
beforeAll(() => {
  world = openProcessWorld();
});
afterAll(() => world.close());

const headers = { 'sec-fetch-site': 'same-origin', 'tus-resumable': '1.0.0' };

async function signIn(site: Site): Promise<string> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = admin;
  const response = await fetch(`${site.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = response.headers.getSetCookie().find((text) => text.startsWith('sid='));
  return cookie?.split(';')[0] ?? '';
}

/** Announces the file; its address. */
async function begin(site: Site, cookie: string): Promise<string> {
  const response = await fetch(`${site.url}/api/v1/tus/upload`, {
    method: 'POST',
    headers: {
      ...{ ...headers, cookie, 'upload-length': String(size) },
      'upload-metadata': `filename ${Buffer.from('noise.wav').toString('base64')}`,
    },
  });
  return response.headers.get('location') ?? '';
}

async function offsetOf(site: Site, path: string, cookie: string): Promise<number> {
  const response = await fetch(site.url + path, { method: 'HEAD', headers: { ...headers, cookie } });
  return Number(response.headers.get('upload-offset'));
}

async function finished(site: Site, path: string, cookie: string) {
  const answer = await fetch(`${site.url}/api/v1/tus/entries`, {
    method: 'POST',
    headers: { ...headers, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ uploadKey: path.split('/').at(-1) }),
  });
  return fileEntryResponse.parse(await answer.json()).fileEntry;
}

/** Sends bytes from an offset on until so many have been written, then ends the server without a warning. */
async function sendAndKill(
  site: Site,
  path: string,
  sent: Record<string, string>,
  bytes: Buffer,
  until: number,
) {
  const outgoing = request(site.url + path, { method: 'PATCH', headers: { ...headers, ...sent } });
  outgoing.on('error', () => {});
  const pieces = 256 * 1_024;
  for (let at = 0; at < until; at += pieces) {
    const isDrained = outgoing.write(bytes.subarray(at, Math.min(at + pieces, until)));
    if (!isDrained) await new Promise((done) => outgoing.once('drain', done));
  }
  await turn();
  kill(site.serverPid);
  await site.exit;
  await untilNoneLeft(site.dataDir);
  outgoing.destroy();
}

describe('an upload', slow, () => {
  it('goes on after its server has died twice, and loses no byte that was acknowledged', async () => {
    const dataDir = await world.dataDir({ isNew: true });
    const file = noiseWav(size);
    let site = await world.serve(dataDir, admin);
    let cookie = await signIn(site);
    const path = await begin(site, cookie);
    let acknowledged = 0;
    for (const share of [0.6, 0.9]) {
      const until = Math.floor((size - acknowledged) * share);
      const sent = {
        cookie,
        'upload-offset': String(acknowledged),
        'content-type': 'application/offset+octet-stream',
        'content-length': String(size - acknowledged),
      };
      await sendAndKill(site, path, sent, file.subarray(acknowledged), until);
      site = await world.serve(dataDir, admin);
      cookie = await signIn(site);
      const offset = await offsetOf(site, path, cookie);
      expect(offset).toBeGreaterThanOrEqual(acknowledged);
      expect(offset).toBeLessThanOrEqual(acknowledged + until);
      acknowledged = offset;
      // The claim of a server that is gone would hold for a minute.
      await ask(dataDir, "update upload_sessions set writer_until = now() - interval '1 second'");
    }
    expect(acknowledged).toBeGreaterThan(0);
    const rest = await fetch(site.url + path, {
      method: 'PATCH',
      headers: {
        ...{ ...headers, cookie, 'upload-offset': String(acknowledged) },
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(file.subarray(acknowledged)),
    });
    expect(rest.status).toBe(204);
    const fileEntry = await finished(site, path, cookie);
    expect(fileEntry.sha256).toBe(createHash('sha256').update(file).digest('hex'));
    const content = await fetch(site.url + fileEntry.url, { headers: { cookie } });
    expect(Buffer.from(await content.arrayBuffer()).equals(file)).toBe(true);
    const left = readdirSync(join(dataDir, 'files'), { recursive: true }).map(String);
    expect(left.filter((name) => name.endsWith('.incomplete'))).toEqual([]);
    site.signalGroup('SIGINT');
    await site.exit;
  });

  it('goes on after its database was restarted in the middle, and loses no byte that was acknowledged', async () => {
    const dataDir = await world.dataDir({ isNew: true });
    const file = noiseWav(size);
    const site = await world.serve(dataDir, admin);
    const cookie = await signIn(site);
    const path = await begin(site, cookie);
    const outgoing = request(site.url + path, {
      method: 'PATCH',
      headers: {
        ...{ ...headers, cookie, 'upload-offset': '0', 'content-length': String(size) },
        'content-type': 'application/offset+octet-stream',
      },
    });
    const answered = new Promise<number>((done) => {
      outgoing.once('response', (response) => done(response.resume().statusCode ?? 0));
      outgoing.once('error', () => done(0));
    });
    await new Promise<void>((done) => outgoing.write(file.subarray(0, size / 2), () => done()));
    const postmaster = postmasterOf(dataDir);
    kill(postmaster, 'SIGINT');
    await untilReplaced(dataDir, postmaster);
    outgoing.end(file.subarray(size / 2));
    const status = await answered;
    expect([0, 204, 503]).toContain(status);
    await untilServing(site);
    const offset = await offsetOf(site, path, cookie);
    if (status === 204) expect(offset).toBe(size);
    // The claim of a connection that could not be given back holds for seconds, not for as long as clients go on trying.
    const rest = await eventually(async () => {
      const at = await offsetOf(site, path, cookie);
      if (at === size) return at;
      await fetch(site.url + path, {
        method: 'PATCH',
        headers: {
          ...{ ...headers, cookie, 'upload-offset': String(at) },
          'content-type': 'application/offset+octet-stream',
        },
        body: new Uint8Array(file.subarray(at)),
      });
      return null;
    }, 38_000);
    expect(rest).toBe(size);
    expect((await finished(site, path, cookie)).sha256).toBe(createHash('sha256').update(file).digest('hex'));
    site.signalGroup('SIGINT');
    await site.exit;
  });

  it('in one request leaves nothing that is seen when its server dies', async () => {
    const dataDir = await world.dataDir({ isNew: true });
    const file = noiseWav(size);
    let site = await world.serve(dataDir, admin);
    const cookie = await signIn(site);
    const boundary = 'between';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="noise.wav"\r\n\r\n`;
    const outgoing = request(`${site.url}/api/v1/file-entries`, {
      method: 'POST',
      headers: {
        ...headers,
        cookie,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': String(head.length + size + 20),
      },
    });
    outgoing.on('error', () => {});
    outgoing.write(head);
    await new Promise<void>((done) => outgoing.write(file.subarray(0, size / 2), () => done()));
    kill(site.serverPid);
    await site.exit;
    await untilNoneLeft(dataDir);
    site = await world.serve(dataDir, { ...admin, WORKER: 'true' });
    const list = await fetch(`${site.url}/api/v1/file-entries`, { headers: { cookie: await signIn(site) } });
    expect(filePage.parse(await list.json()).pagination.data).toEqual([]);
    site.signalGroup('SIGINT');
    await site.exit;
  });
});
