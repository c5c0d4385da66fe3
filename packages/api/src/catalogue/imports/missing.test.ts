import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../testing.ts';
import { catalogueOf, ImportBench } from './testing.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await ImportBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.clear();
  for (let number = 1; number <= 20; number += 1) {
    await bench.write(`${number}.mp3`, {
      title: `Song ${number}`,
      album: 'Album',
      album_artists: ['Artist'],
      number,
      genres: ['Rock'],
    });
  }
  await bench.import();
});

const drop = async (...numbers: number[]) => {
  for (const number of numbers) await bench.remove(`${number}.mp3`);
};
async function missingTracks() {
  const rows = await bench.site.services.db
    .selectFrom('tracks')
    .select('name')
    .where('status', '=', 'missing')
    .orderBy('number')
    .execute();
  return rows.map(({ name }) => name);
}
/** Confirms in the name of an admin, and does the work that follows. */
async function confirm(id: number) {
  const { import: queued } = await bench.admin().imports.confirmMissing({ id });
  expect(queued.state).toBe('queued');
  return bench.import();
}
const listed = async () =>
  (await (await bench.site.guest()).tracks.list({ per_page: 100 })).pagination.data.length;

describe('files that are gone', () => {
  it('make their tracks missing, when they are a tenth of the library at most', async () => {
    await drop(3, 4);
    expect(await bench.import()).toMatchObject({ state: 'done', missing: 2, unchanged: 18 });
    expect(await missingTracks()).toEqual(['Song 3', 'Song 4']);
    expect(await listed()).toBe(18);
    const guest = await bench.site.guest();
    expect((await guest.search.query({ query: 'song 3', types: ['tracks'] })).results.tracks).toEqual([]);
    expect((await guest.genres.get({ slug: 'rock' })).genre.tracks_count).toBe(18);
    expect(await bench.import()).toMatchObject({ state: 'done', missing: 0, unchanged: 18 });
  });

  it('change nothing when they are more than a tenth, until an admin confirms', async () => {
    const before = await catalogueOf(bench.site);
    await drop(1, 2, 3);
    const report = await bench.import();
    expect(report).toMatchObject({ state: 'needs_confirmation', missing: 3, unchanged: 17 });
    expect(await catalogueOf(bench.site)).toEqual(before);
    expect(await listed()).toBe(20);

    expect(await confirm(report.id)).toMatchObject({ state: 'done', missing: 3 });
    expect((await bench.admin().imports.get({ id: report.id })).import.state).toBe('done');
    expect(await missingTracks()).toEqual(['Song 1', 'Song 2', 'Song 3']);
    expect(await listed()).toBe(17);
    const guest = await bench.site.guest();
    expect((await guest.genres.get({ slug: 'rock' })).genre.tracks_count).toBe(17);
    expect((await refusal(bench.admin().imports.confirmMissing({ id: report.id }))).code).toBe('conflict');
  });

  it('that have come back before the admin confirms are not marked', async () => {
    for (const number of [1, 2, 3]) await bench.move(`${number}.mp3`, `../kept-${number}`);
    const report = await bench.import();
    for (const number of [1, 2]) await bench.move(`../kept-${number}`, `${number}.mp3`);
    expect((await confirm(report.id)).missing).toBe(1);
    expect(await missingTracks()).toEqual(['Song 3']);
    await bench.move('../kept-3', '3.mp3');
    expect(await bench.import()).toMatchObject({ state: 'done', added: 0, changed: 1 });
    expect(await missingTracks()).toEqual([]);
  });

  it('all of them, as when a disk is not mounted, mark nothing', async () => {
    await drop(...Array.from({ length: 20 }, (_, index) => index + 1));
    expect(await bench.import()).toMatchObject({ state: 'needs_confirmation', missing: 20, total: 0 });
    expect(await listed()).toBe(20);
  });

  it('do not count as gone when they were only moved', async () => {
    for (let number = 1; number <= 20; number += 1) await bench.move(`${number}.mp3`, `Album/${number}.mp3`);
    expect(await bench.import()).toMatchObject({ state: 'done', changed: 20, added: 0, missing: 0 });
    expect(await missingTracks()).toEqual([]);
  });

  it('of tracks an editor deleted bring nothing back while the file stays the same', async () => {
    const id = (await bench.trackAt('5.mp3')) ?? 0;
    await bench.site.as('music.view', 'tracks.manage').tracks.delete({ id });
    expect(await bench.import()).toMatchObject({ added: 0, unchanged: 20 });
    expect(await listed()).toBe(19);
  });
});
