import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ImportBench } from '../../../catalogue/imports/testing.ts';
import { completePlaylists } from './complete-playlists.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await ImportBench.open();
});
afterAll(() => bench.close());

/** Jobs that wait to complete playlists; taken out of the queue. */
async function queued(): Promise<number> {
  const { db } = bench.site.services;
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs
    where task_identifier = 'playlists.complete'`.execute(db);
  await sql`truncate graphile_worker._private_jobs cascade`.execute(db);
  return rows[0]?.n ?? 0;
}

it('an import with new music completes playlists, one without does not', async () => {
  const { site } = bench;
  const ada = await site.addUser('ada@example.com');
  const caller = await site.user(ada);
  const file = new TextEncoder().encode('title,artist\nSong 2,Artist\nNever,Artist\nSong 1,Artist\n');
  const { playlists } = await caller.playlists.importFile({ file, name: 'Later.csv' });
  expect(playlists).toMatchObject([{ name: 'Later', found: 0, missing: 3 }]);
  for (const number of [1, 2]) {
    const artists = [{ name: 'Artist', role: 'main' as const }];
    const tags = { title: `Song ${number}`, artists, album_artists: ['Artist'], album: 'Album', number };
    await bench.write(`Album/${number}.mp3`, { ...tags, sound: `sound ${number}` });
  }
  await queued();
  await bench.import();
  expect(await queued()).toBe(1);
  await completePlaylists(site.system());
  const id = playlists[0]?.id ?? 0;
  const { pagination } = await caller.playlists.tracks({ id });
  expect(pagination.data.map(({ name }) => name)).toEqual(['Song 2', 'Song 1']);
  expect((await caller.playlists.get({ id })).playlist.waiting).toEqual({ perhaps: 0, missing: 1 });
  await bench.import();
  expect(await queued()).toBe(0);
});
