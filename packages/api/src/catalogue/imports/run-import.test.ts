import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogueOf, ImportBench } from './testing.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await ImportBench.open();
});
afterAll(() => bench.close());

const song = (artist: string, album: string, number: number) => ({
  title: `${album} ${number}`,
  artists: [{ name: artist, role: 'main' as const }],
  album,
  number,
  genres: ['Folk', number % 2 ? 'Drone' : 'folk'],
  release: { date: '1997-01-01', precision: 'year' as const },
});

/** 230 files: three batches. */
async function fill(target: ImportBench) {
  for (let album = 0; album < 23; album += 1) {
    for (let number = 1; number <= 10; number += 1) {
      const path = `Artist ${album % 5}/Album ${album}/${number}.mp3`;
      await target.write(path, song(`Artist ${album % 5}`, `Album ${album}`, number));
    }
  }
  await target.write('broken.mp3', 'no music here');
}

describe('an import', () => {
  beforeEach(() => bench.clear());

  it('adds what is new, and a second run changes nothing', async () => {
    await bench.write('A/One/01.mp3', song('A', 'One', 1));
    await bench.write('A/One/02.mp3', song('A', 'One', 2));
    await bench.write('A/One/cover.jpg', 'picture');
    await bench.write('A/One/notes.txt', 'text');
    const first = await bench.import();
    expect(first).toMatchObject({
      state: 'done',
      added: 2,
      changed: 0,
      unchanged: 0,
      missing: 0,
      failed: 0,
      total: 2,
      processed: 2,
      failures: [],
      error: null,
    });
    const before = await catalogueOf(bench.site);
    expect(before).toContain('genre | folk | 2');
    bench.tools.onRead = (path) => expect.unreachable(path);
    const second = await bench.import();
    expect(second).toMatchObject({
      state: 'done',
      added: 0,
      changed: 0,
      unchanged: 2,
      total: 2,
      processed: 2,
    });
    expect(await catalogueOf(bench.site)).toEqual(before);
  });

  it('shows its music to guests, and its report to the admin alone', async () => {
    await bench.write('A/One/01.mp3', {
      ...song('A', 'One', 1),
      lyrics: { language: 'fi', text: 'la', lines: null },
    });
    const { id } = await bench.import();
    const guest = await bench.site.guest();
    const [album] = (await guest.albums.list({})).pagination.data;
    expect(album).toMatchObject({
      name: 'One',
      release_date: '1997-01-01',
      release_precision: 'year',
      type: 'single',
      artists: [{ name: 'A' }],
    });
    const { track } = await guest.tracks.get({ id: (await bench.trackAt('A/One/01.mp3')) ?? 0 });
    expect(track).toMatchObject({
      name: 'One 1',
      status: 'processing',
      has_lyrics: true,
      codec: 'mp3',
      renditions: ['original', 'original_mpeg', 'original_mp4'],
    });
    expect((await guest.search.query({ query: 'one a' })).results.albums).toHaveLength(1);
    await expect(guest.imports.get({ id })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    const listed = await bench.admin().imports.list({});
    expect(listed.pagination.data).toMatchObject([{ id, added: 1 }]);
  });

  it('is not stopped by files that cannot be read, names them, and tries them again only when they change', async () => {
    await bench.write('good.mp3', song('A', 'One', 1));
    await bench.write('broken.mp3', 'no music here');
    await bench.write('empty.flac', '');
    const first = await bench.import();
    expect(first).toMatchObject({ state: 'done', added: 1, failed: 2, total: 3 });
    const broken = {
      kind: 'broken',
      reason: 'This is no audio file.',
      advice: expect.stringMatching(/copy it again/),
    };
    expect(first.failures).toEqual([
      { path: 'broken.mp3', ...broken },
      { path: 'empty.flac', ...broken },
    ]);
    bench.tools.onRead = (path) => expect.unreachable(path);
    const second = await bench.import();
    expect(second).toMatchObject({ unchanged: 1, failed: 2, failures: first.failures });
    bench.tools.onRead = () => {};
    await bench.write('broken.mp3', song('A', 'One', 2));
    expect(await bench.import()).toMatchObject({ added: 1, unchanged: 1, failed: 1 });
  });

  it('tries again what was not the fault of the file', async () => {
    await bench.write('one.mp3', song('A', 'One', 1));
    await bench.write('two.mp3', song('A', 'One', 2));
    bench.tools.onRead = (path) => {
      if (path.endsWith('two.mp3')) throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
    };
    const first = await bench.import();
    expect(first).toMatchObject({ state: 'done', added: 1, failed: 1 });
    expect(first.failures).toEqual([
      {
        path: 'two.mp3',
        kind: 'unreadable',
        reason: 'The file may not be read.',
        advice: expect.stringMatching(/permission/),
      },
    ]);
    bench.tools.onRead = () => {};
    expect(await bench.import()).toMatchObject({ added: 1, unchanged: 1, failed: 0, failures: [] });
  });

  it('of many files leaves the database with plans for so many', async () => {
    await fill(bench);
    await bench.import();
    const { rows } = await sql<{
      name: string;
      known: number;
    }>`select relname as name, reltuples::int as known
      from pg_class where relname in ('tracks', 'search_entries') order by 1`.execute(bench.site.services.db);
    expect(rows.map(({ name }) => name)).toEqual(['search_entries', 'tracks']);
    for (const { name, known } of rows) expect(known, name).toBeGreaterThanOrEqual(230);
  });

  it('stops a track whose file was damaged, until it is whole again', async () => {
    await bench.write('one.mp3', song('A', 'One', 1));
    await bench.write('two.mp3', song('A', 'One', 2));
    await bench.import();
    const id = (await bench.trackAt('one.mp3')) ?? 0;
    await bench.write('one.mp3', 'damaged');
    expect(await bench.import()).toMatchObject({ failed: 1, missing: 0 });
    const guest = await bench.site.guest();
    expect((await guest.tracks.get({ id })).track).toMatchObject({
      status: 'failed',
      status_reason: 'This is no audio file.',
    });
    expect((await guest.tracks.list({})).pagination.data.map(({ name }) => name)).toEqual(['One 2']);
    await bench.write('one.mp3', song('A', 'One', 1));
    expect(await bench.import()).toMatchObject({ changed: 1, failed: 0 });
    expect((await guest.tracks.get({ id })).track).toMatchObject({
      status: 'processing',
      status_reason: null,
    });
  });

  it('of hostile names and long paths ends well', async () => {
    const hostile = [
      "'; drop table tracks; --",
      '$(reboot)',
      '-i x',
      'ﷺ'.repeat(255),
      '../../up',
      '\u202Elanosrep',
    ];
    for (const [index, title] of hostile.entries()) {
      await bench.write(`${index}.mp3`, {
        title,
        album: title,
        genres: [title.slice(0, 80)],
        number: index + 1,
        artists: [{ name: title, role: 'main' }],
        album_artists: Array.from({ length: 12 }, (_, part) => `${part} ${'жщ'.repeat(120)}${index}`),
      });
    }
    const noise = (length: number) =>
      Array.from({ length }, (_, at) => ((at * 7919 + 13) % 36).toString(36)).join('');
    await bench.write(`${`${noise(200)}/`.repeat(7)}deep.mp3`, { title: 'Deep', album: 'Deep' });
    await bench.write(`${`${noise(220)}/`.repeat(12)}deeper.mp3`, { title: 'Deeper', album: 'Deeper' });
    const report = await bench.import();
    expect(report).toMatchObject({ state: 'done', added: hostile.length + 1, failed: 1 });
    expect(report.failures[0]?.reason).toBe('The path is too long.');
  });
});

describe('an import that is interrupted', () => {
  let undisturbed: string[];
  beforeAll(async () => {
    await bench.clear();
    await fill(bench);
    await bench.import();
    undisturbed = await catalogueOf(bench.site);
  });
  beforeEach(() => bench.forget());

  it.each([0, 1, 100, 150, 199])('after %i files and run again ends in the same catalogue', async (files) => {
    const id = await bench.start();
    const stop = new AbortController();
    let read = 0;
    bench.tools.onRead = () => {
      read += 1;
      if (read > files) stop.abort();
    };
    await expect(bench.run(id, stop.signal)).rejects.toThrow();
    bench.tools.onRead = () => {};
    expect((await bench.admin().imports.get({ id })).import.state).toBe('running');
    const report = await bench.run(await bench.start());
    expect(report).toMatchObject({ id, state: 'done', total: 231, processed: 231, failed: 1 });
    expect(await catalogueOf(bench.site)).toEqual(undisturbed);
  });

  it('by reading errors of the disk and run again ends in the same catalogue', async () => {
    let read = 0;
    bench.tools.onRead = () => {
      read += 1;
      if (read % 3 === 0) throw Object.assign(new Error('EIO'), { code: 'EIO' });
    };
    expect((await bench.import()).failed).toBeGreaterThan(70);
    bench.tools.onRead = () => {};
    expect(await bench.import()).toMatchObject({ state: 'done', failed: 1 });
    expect(await catalogueOf(bench.site)).toEqual(undisturbed);
  });

  it('never, though twice at once: the second leaves it to the first', async () => {
    const id = await bench.start();
    const [one, two] = await Promise.all([bench.run(id), bench.run(id)]);
    expect([one.state, two.state]).toContain('done');
    expect(await catalogueOf(bench.site)).toEqual(undisturbed);
  });
});
