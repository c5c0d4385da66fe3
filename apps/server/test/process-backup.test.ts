import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileEntryResponse } from '@kantele/api/contract/files';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noiseWav } from './noise-wav.ts';
import {
  ask,
  openProcessWorld,
  type ProcessWorld,
  type Site,
  slow,
  stop,
  untilNoneLeft,
} from './process-world.ts';

let world: ProcessWorld;
beforeAll(() => {
  world = openProcessWorld();
});
afterAll(() => world.close());

const admin = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'correct horse battery' };
const origin = { 'sec-fetch-site': 'same-origin' };

/** Signs the admin in; the cookie. */
async function signIn(site: Site): Promise<string> {
  const response = await fetch(`${site.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { ...origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
  });
  expect(response.status).toBe(200);
  return (
    response.headers
      .getSetCookie()
      .find((text) => text.startsWith('sid='))
      ?.split(';')[0] ?? ''
  );
}

async function call(site: Site, cookie: string, name: string, input: unknown) {
  const response = await fetch(`${site.url}/trpc/${name}`, {
    method: 'POST',
    headers: { ...origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  expect(await response.clone().text()).not.toContain('"error"');
  const { result } = (await response.json()) as { result: { data: unknown } };
  return result.data;
}

/** Uploads a song and makes a track of it; its id. */
async function addTrack(site: Site, cookie: string, song: Uint8Array<ArrayBuffer>): Promise<number> {
  const body = new FormData();
  body.set('file', new Blob([song], { type: 'audio/wav' }), 'Ebb.wav');
  const sent = await fetch(`${site.url}/api/v1/file-entries`, {
    method: 'POST',
    headers: { ...origin, cookie },
    body,
  });
  const { id } = fileEntryResponse.parse(await sent.json()).fileEntry;
  await call(site, cookie, 'imports.uploads', { entry_ids: [id] });
  const [row] = await ask<{ id: number }>(site.dataDir, 'select id::integer from tracks');
  return row?.id ?? 0;
}

const listen = async (site: Site, cookie: string, track: number) => {
  const response = await fetch(`${site.url}/api/v1/tracks/${track}/stream`, { headers: { cookie } });
  return Buffer.from(await response.arrayBuffer());
};

async function command(script: 'backup' | 'restore', dataDir: string, ...args: string[]) {
  const started = world.start(script, dataDir, args);
  let printed = '';
  started.child.stdout?.on('data', (chunk) => {
    printed += chunk;
  });
  const code = await started.exit;
  return { code, printed: printed.trim(), last: started.output().trim().split('\n').at(-1) ?? '' };
}

it(
  'a site that is backed up while it serves is restored, starts, and is heard by who signs in',
  slow,
  async () => {
    const song = new Uint8Array(noiseWav(200_000));
    const site = await world.serve(await world.dataDir({ isNew: true }), admin);
    const track = await addTrack(site, await signIn(site), song);
    const folder = join(world.root, 'backups of a site');
    const { code, printed } = await command('backup', site.dataDir, '--to', folder, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({ folder, missing: [], changed: [] });
    await stop(site);

    const dataDir = await world.dataDir({ isNew: true });
    const killed = world.start('restore', dataDir, ['--from', folder], {
      NODE_ENV: 'test',
      FAILPOINT: 'restore.file:1',
    });
    expect(await killed.exit).toBe(1);
    const early = world.start('start', dataDir);
    expect([await early.exit, early.output().trim()]).toEqual([
      1,
      `A restore into ${dataDir} has not come to its end: run npm run restore again.`,
    ]);
    const restored = await command('restore', dataDir, '--from', folder);
    expect([restored.code, restored.last]).toEqual([0, 'Start the server now: npm start.']);
    await untilNoneLeft(dataDir);
    const again = await command('restore', dataDir, '--from', folder);
    expect([again.code, again.last]).toEqual([
      1,
      `${dataDir} is not empty: a restore needs an empty data folder. Nothing was changed.`,
    ]);
    const second = await world.serve(dataDir, { ADMIN_EMAIL: admin.ADMIN_EMAIL });
    const heard = await listen(second, await signIn(second), track);
    expect(heard.equals(song)).toBe(true);
    await stop(second);
  },
);

it.each([
  ['backup', ['--too', 'x'], '--json          print what was done as one JSON object'],
  ['restore', ['--from', '/nowhere'], 'There is no backup in /nowhere.'],
  ['backup', [], 'There is no site in '],
] as const)(
  'npm run %s -- %j ends with a sentence and makes nothing',
  slow,
  async (script, args, sentence) => {
    const dataDir = await world.dataDir({ isNew: true });
    const { code, last } = await command(script, dataDir, ...args);
    expect([code, last]).toEqual([1, expect.stringContaining(sentence)]);
    expect(existsSync(dataDir)).toBe(false);
  },
);
