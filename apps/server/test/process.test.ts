import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { albumPage } from '@kantele/api/contract/albums';
import { artistResponse } from '@kantele/api/contract/artists';
import { sql } from '@kantele/db';
import { createTestDatabase, type TestDatabase } from '@kantele/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSongs } from './fixtures.ts';
import { eventually } from './harness.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'kantele-kill-'));
const library = join(root, 'library');
const albums = 60;
const tracksPerAlbum = 10;
const children: ChildProcess[] = [];

beforeAll(async () => {
  await writeSongs(root, [
    {
      path: 'template.mp3',
      title: '',
      artist: '',
      album: '',
      number: 1,
      seconds: 1,
      encode: ['-map_metadata', '-1', '-c:a', 'libmp3lame'],
    },
  ]);
  for (let album = 0; album < albums; album += 1) {
    for (let track = 1; track <= tracksPerAlbum; track += 1) {
      const path = join(
        library,
        `Artist ${album % 20}`,
        `Album ${album}`,
        `${String(track).padStart(2, '0')} - Song ${album}-${track}.mp3`,
      );
      mkdirSync(dirname(path), { recursive: true });
      copyFileSync(join(root, 'template.mp3'), path);
    }
  }
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  output: () => string;
  exit: Promise<number | null>;
}

function start(script: string, args: string[], env: Record<string, string>): Started {
  if (!existsSync(join(dist, script))) throw new Error('Build the server first: npm test does.');
  const child = spawn(process.execPath, [join(dist, script), ...args], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', LOG_LEVEL: 'warn', SEED: 'none', ...env },
  });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  return { child, output: () => text, exit: new Promise((done) => child.once('exit', done)) };
}

const catalogue = async ({ db }: TestDatabase) => {
  const { rows } = await sql<{
    line: string;
  }>`select concat_ws('|', ar.name, al.name, al.type, t.disc_number, t.number, t.name) as line
    from tracks t join albums al on al.id = t.album_id
    left join album_artists aa on aa.album_id = al.id left join artists ar on ar.id = aa.artist_id order by 1`.execute(
    db,
  );
  return rows.map((row) => row.line);
};
const count = async ({ db }: TestDatabase) =>
  (
    await db
      .selectFrom('library_files')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
      .catch(() => ({ n: 0 }))
  ).n;

describe('an import that is killed', () => {
  it('in the middle, twice, and run again ends in the same catalogue as one that was left alone', async () => {
    const [calm, killed] = [await createTestDatabase(), await createTestDatabase()];
    const env = (database: TestDatabase, name: string) => ({
      DATABASE_URL: database.url,
      DATA_DIR: join(root, name),
    });
    const undisturbed = start('import-folder.js', [library], env(calm, 'calm'));
    expect([await undisturbed.exit, undisturbed.output()]).toEqual([
      0,
      expect.stringContaining('Added 600, changed 0'),
    ]);
    let seen = 0;
    for (let round = 0; round < 2; round += 1) {
      const victim = start('import-folder.js', [library], env(killed, 'killed'));
      seen = await eventually(async () => {
        const now = await count(killed);
        return now > seen && now < albums * tracksPerAlbum ? now : null;
      });
      victim.child.kill('SIGKILL');
      await victim.exit;
    }
    const last = start('import-folder.js', [library], env(killed, 'killed'));
    expect([await last.exit, last.output()]).toEqual([0, expect.stringMatching(/failed 0/)]);
    expect(await catalogue(killed)).toEqual(await catalogue(calm));
    expect(await catalogue(calm)).toHaveLength(albums * tracksPerAlbum);
    await calm.close();
    await killed.close();
  }, 90_000);
});

describe('the command', () => {
  it('says what is wrong with its folder and ends with an error', async () => {
    const database = await createTestDatabase();
    const env = { DATABASE_URL: database.url, DATA_DIR: join(root, 'wrong') };
    for (const [args, sentence] of [
      [[], 'Usage: npm run import -- <folder>'],
      [[join(root, 'nowhere')], 'No such folder.'],
      [['/'], 'The whole disk cannot be a library.'],
    ] as const) {
      const run = start('import-folder.js', [...args], env);
      expect([await run.exit, run.output()]).toEqual([1, expect.stringContaining(sentence)]);
    }
    await database.close();
  });
});

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

describe('the server process', () => {
  it('prints its address and the first admin once, serves, refuses wrong settings, and stops cleanly', async () => {
    const port = await freePort();
    const dataDir = join(root, 'whole', 'data dir');
    const env = { DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1' };
    const first = start('main.js', [], env);
    await eventually(async () => (first.output().includes('Password:') ? true : null));
    expect(first.output()).toContain(`Kantele is at http://127.0.0.1:${port}`);
    expect(first.output()).toMatch(/Admin: admin@example\.com\s+Password: \S{16}/);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);

    const second = start('main.js', [], env);
    const ready = performance.now();
    await eventually(async () => (second.output().includes('Kantele is at') ? true : null));
    expect(performance.now() - ready).toBeLessThan(30_000);
    expect(second.output()).not.toContain('Password');
    second.child.kill('SIGKILL');
    await second.exit;

    const third = start('main.js', [], env);
    await eventually(async () => (third.output().includes('Kantele is at') ? true : null));
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    third.child.kill('SIGINT');
    expect(await third.exit).toBe(0);

    const wrong = start('main.js', [], { ...env, PORT: 'abc', SECRET_KEY: 'short' });
    expect(await wrong.exit).toBe(1);
    expect(wrong.output()).toContain('SECRET_KEY needs at least 32 characters.');
    expect(wrong.output()).not.toContain('short\n');
  }, 90_000);
});

describe('an empty site', () => {
  it('makes its demo catalogue in the background, goes on after a stop, and has each album once', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = { DATA_DIR: join(root, 'demo'), PORT: String(port), HOST: '127.0.0.1', SEED: 'demo' };
    const albums = async () => {
      const response = await fetch(`${url}/api/v1/albums?orderBy=added&per_page=100`).catch(() => null);
      if (!response?.ok) return [];
      return albumPage.parse(await response.json()).pagination.data;
    };
    const first = start('main.js', [], env);
    const [album] = await eventually(async () => {
      const made = await albums();
      return made.some((one) => one.artwork !== null) ? made : null;
    }, 60_000);
    const stream = await fetch(`${url}/api/v1/tracks/1/stream`, { headers: { range: 'bytes=0-3' } });
    expect([stream.status, album?.artists.length]).toEqual([206, 1]);
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);

    const second = start('main.js', [], env);
    const names = await eventually(async () => {
      const made = await albums();
      return made.length >= 2 ? made.map((one) => one.name) : null;
    }, 60_000);
    expect(new Set(names).size).toBe(names.length);
    const artist = await eventually(async () => {
      const answer = await fetch(`${url}/api/v1/artists/${album?.artists[0]?.id}`);
      const { artist: found } = artistResponse.parse(await answer.json());
      return found.bio ? found : null;
    });
    expect(artist.image_large).toMatch(/^\/images\//);
    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
  }, 150_000);
});
