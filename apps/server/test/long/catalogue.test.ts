import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { albumPage } from '@kantele/api/contract/albums';
import { artistResponse } from '@kantele/api/contract/artists';
import { sql } from '@kantele/db';
import { createTestDatabase, type TestDatabase } from '@kantele/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSongs } from '../fixtures.ts';
import { eventually } from '../harness.ts';
import { freePort } from '../process-world.ts';
import { openPrograms } from '../programs.ts';

const { root, start, close } = openPrograms();
const library = join(root, 'library');
const albums = 60;
const tracksPerAlbum = 10;

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
afterAll(close);

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
  });
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
    });
    const stream = await fetch(`${url}/api/v1/tracks/1/stream`, { headers: { range: 'bytes=0-3' } });
    expect([stream.status, album?.artists.length]).toEqual([206, 1]);
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(0);

    const second = start('main.js', [], env);
    const names = await eventually(async () => {
      const made = await albums();
      return made.length >= 2 ? made.map((one) => one.name) : null;
    });
    expect(new Set(names).size).toBe(names.length);
    const artist = await eventually(async () => {
      const answer = await fetch(`${url}/api/v1/artists/${album?.artists[0]?.id}`);
      const { artist: found } = artistResponse.parse(await answer.json());
      return found.bio ? found : null;
    });
    expect(artist.image_large).toMatch(/^\/images\//);
    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
  });
});
