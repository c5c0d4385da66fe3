import { rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { factsFromCatalogue } from '@kantele/db';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ImportBench, type TagFile } from '../testing.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await ImportBench.open();
});
afterAll(() => bench.close());
beforeEach(() => bench.clear());

const by = (name: string, more: TagFile = {}): TagFile => ({ artists: [{ name, role: 'main' }], ...more });
const flac = { format: 'flac', codec: 'flac', lossless: true, bitrate: 900_000 } as const;
async function album(folder: string, name: string, count: number, more: TagFile = {}) {
  for (let number = 1; number <= count; number += 1) {
    await bench.write(
      `${folder}/${number}.x.mp3`,
      by('Ada', { title: `Song ${number}`, album: name, number, ...more }),
    );
  }
}
async function albums() {
  const guest = await bench.site.guest();
  const { data } = (await guest.albums.list({ orderBy: 'name', per_page: 100 })).pagination;
  return Promise.all(
    data.map(async ({ id }) => {
      const { album: one } = await guest.albums.get({ id });
      const artists = one.artists.map((artist) => artist.name).join(', ');
      return `${one.name} by ${artists}: ${one.tracks.map(({ name }) => name).join(', ')}`;
    }),
  );
}
const original = async (path: string) => {
  const { rows } = await sql<{ storage_key: string }>`select r.storage_key from originals r
    join library_files f on f.track_id = r.track_id where f.path = ${path}`.execute(bench.site.services.db);
  return rows.map(({ storage_key }) => storage_key.replace(/^library:\d+\//, ''));
};

describe('an album in two formats', () => {
  it('is one album whose tracks play from the better file, whichever came first', async () => {
    await album('MP3', 'One', 3);
    await bench.import();
    const before = await bench.trackAt('MP3/1.x.mp3');
    await bench.site.services.db.updateTable('tracks').set({ plays_count: 5 }).execute();
    await album('FLAC', 'One', 3, flac);
    expect(await bench.import()).toMatchObject({
      state: 'done',
      added: 0,
      changed: 3,
      unchanged: 3,
      duplicates: 0,
    });
    expect(await albums()).toEqual(['One by Ada: Song 1, Song 2, Song 3']);
    expect(await bench.trackAt('FLAC/1.x.mp3')).toBe(before);
    expect(await original('MP3/1.x.mp3')).toEqual(['FLAC/1.x.mp3']);
    expect(await bench.import()).toMatchObject({ unchanged: 6, duplicates: 3, added: 0, changed: 0 });
  });

  it('comes in at once as one, too', async () => {
    await album('MP3', 'One', 3);
    await album('FLAC', 'One', 3, flac);
    expect(await bench.import()).toMatchObject({ state: 'done', added: 3, changed: 0, duplicates: 3 });
    expect(await albums()).toEqual(['One by Ada: Song 1, Song 2, Song 3']);
    expect(await original('MP3/2.x.mp3')).toEqual(['FLAC/2.x.mp3']);
  });

  it('plays from the other file when the better one goes, and is never missing', async () => {
    await album('MP3', 'One', 3);
    await album('FLAC', 'One', 3, flac);
    await bench.import();
    const before = await bench.trackAt('FLAC/1.x.mp3');
    await bench.remove('FLAC/1.x.mp3');
    expect(await bench.import()).toMatchObject({ state: 'done', missing: 1, changed: 1 });
    expect(await bench.trackAt('MP3/1.x.mp3')).toBe(before);
    expect(await original('MP3/1.x.mp3')).toEqual(['MP3/1.x.mp3']);
    const { track } = await (await bench.site.guest()).tracks.get({ id: before ?? 0 });
    expect(track.status).toBe('processing');
    await bench.write('FLAC/1.x.mp3', by('Ada', { title: 'Song 1', album: 'One', number: 1, ...flac }));
    await bench.import();
    expect(await bench.trackAt('FLAC/1.x.mp3')).toBe(before);
    expect(await original('MP3/1.x.mp3')).toEqual(['FLAC/1.x.mp3']);
  });

  it('keeps its tracks when both folders are renamed', async () => {
    await album('MP3', 'One', 3);
    await album('FLAC', 'One', 3, flac);
    await bench.import();
    const before = await bench.trackAt('FLAC/2.x.mp3');
    await bench.move('FLAC', 'X/lossless');
    await bench.move('MP3', 'X/lossy');
    expect(await bench.import()).toMatchObject({ state: 'done', added: 0, missing: 0 });
    expect(await bench.trackAt('X/lossless/2.x.mp3')).toBe(before);
    expect(await albums()).toEqual(['One by Ada: Song 1, Song 2, Song 3']);
  });
});

describe('two issues of an album', () => {
  const release = (year: number) => ({ release: { date: `${year}-01-01`, precision: 'year' as const } });

  it.each([
    ['at once', false],
    ['the later one first', true],
  ])('are two albums: %s', async (_, apart) => {
    await album('2010', 'One', 3, release(2010));
    if (apart) await bench.import();
    const first = await bench.trackAt('2010/1.x.mp3');
    await album('1985', 'One', 3, release(1985));
    await bench.import();
    expect(await albums()).toEqual([
      'One by Ada: Song 1, Song 2, Song 3',
      'One by Ada: Song 1, Song 2, Song 3',
    ]);
    if (apart) expect(await bench.trackAt('2010/1.x.mp3')).toBe(first);
    const { data } = (await (await bench.site.guest()).albums.list({})).pagination;
    expect(data.map(({ release_date }) => release_date).sort()).toEqual(['1985-01-01', '2010-01-01']);
    expect(await bench.import()).toMatchObject({ unchanged: 6, added: 0 });
  });

  it('keep their pages when another one comes', async () => {
    await album('2010', 'One', 3, release(2010));
    await bench.import();
    const [later] = (await (await bench.site.guest()).albums.list({})).pagination.data;
    await album('1985', 'One', 3, release(1985));
    await bench.import();
    const { album: same } = await (await bench.site.guest()).albums.get({ id: later?.id ?? 0 });
    expect(same.release_date).toBe('2010-01-01');
  });
});

/** What the catalogue does not tell, or not as the file did. */
const noFacts = {
  bitrate: expect.anything(),
  codec: expect.anything(),
  album_artists: expect.anything(),
  compilation: expect.anything(),
};

describe('a library of an older version', () => {
  it('goes on where it was: what its files say is worked out from the catalogue', async () => {
    await album('Ada/One', 'One', 3, { duration: 200_000 });
    for (const [index, name] of ['Ada', 'Bob'].entries()) {
      await bench.write(`Mix/${index + 1}.mp3`, by(name, { title: name, album: 'Mix', number: index + 1 }));
    }
    await bench.write('Car/1.mp3', by('Ada', { title: 'First' }));
    await bench.import();
    const { db } = bench.site.services;
    const facts = () =>
      db.selectFrom('library_files').select(['path', 'group_key', 'facts']).orderBy('path').execute();
    const before = await facts();
    await db.updateTable('library_files').set({ facts: null, group_key: null }).execute();
    await factsFromCatalogue.execute(db);
    const after = await facts();
    expect(after.map(({ group_key }) => group_key)).toEqual(before.map(({ group_key }) => group_key));
    for (const [index, row] of after.entries()) {
      const rest = { ...(row.facts ?? noFacts), ...noFacts };
      expect(before[index]?.facts).toMatchObject({ ...rest });
    }
    const ids = await Promise.all(['Ada/One/1.x.mp3', 'Mix/1.mp3'].map((path) => bench.trackAt(path)));
    await bench.write('Mix/3.mp3', by('Cyd', { title: 'Cyd', album: 'Mix', number: 3 }));
    await bench.write('Ada/One/4.mp3', by('Ada', { title: 'Song 4', album: 'One', number: 4 }));
    await bench.write('Car/2.mp3', by('Ada', { title: 'Second' }));
    expect(await bench.import()).toMatchObject({ added: 3, unchanged: 6 });
    expect(await albums()).toEqual([
      'Car by Ada: First, Second',
      'Mix by Various artists: Ada, Bob, Cyd',
      'One by Ada: Song 1, Song 2, Song 3, Song 4',
    ]);
    expect(await Promise.all(['Ada/One/1.x.mp3', 'Mix/1.mp3'].map((path) => bench.trackAt(path)))).toEqual(
      ids,
    );
  });
});

describe('files without album', () => {
  it('stand together with their folder, though they come one after another', async () => {
    await bench.write('Car/1.mp3', by('Ada', { title: 'First' }));
    await bench.import();
    expect(await albums()).toEqual(['First by Ada: First']);
    const track = await bench.trackAt('Car/1.mp3');
    await bench.write('Car/2.mp3', by('Bob', { title: 'Second' }));
    await bench.write('Ada/a.mp3', by('Ada', { title: 'A' }));
    await bench.write('Ada/b.mp3', by('Ada', { title: 'B' }));
    await bench.import();
    expect(await albums()).toEqual(['Car by Various artists: First, Second', 'Singles by Ada: A, B']);
    expect(await bench.trackAt('Car/1.mp3')).toBe(track);
  });
});

describe('one artist and one album tag', () => {
  it('is one album over folders, and names its discs', async () => {
    const discs = [
      ['Set/Disc 1 - Studio', 1, 'Studio'],
      ['Set/2', 2, null],
      ['Other place', 3, 'Rest'],
    ] as const;
    for (const [folder, disc_number, disc_title] of discs)
      await album(folder, 'Set', 2, { disc_number, disc_title });
    await bench.import();
    const guest = await bench.site.guest();
    const { data } = (await guest.albums.list({})).pagination;
    expect(data).toHaveLength(1);
    const { album: set } = await guest.albums.get({ id: data[0]?.id ?? 0 });
    expect(set.discs).toEqual([
      { number: 1, title: 'Studio' },
      { number: 2, title: null },
      { number: 3, title: 'Rest' },
    ]);
    expect(set.sides).toEqual([]);
  });
});

describe('artists by name', () => {
  it('stand under their sort names, else without their article', async () => {
    const names = ['The Beatles', 'A-ha', 'A Tribe', 'Björk', 'Die Ärzte', 'Thea', 'The The', 'Prince'];
    for (const [index, name] of names.entries()) {
      const sort_names = name === 'Prince' ? [{ name, sort: 'Aaa, Prince' }] : [];
      await bench.write(`${index}.mp3`, by(name, { title: `${index}`, sort_names }));
    }
    await bench.import();
    const { data } = (await (await bench.site.guest()).artists.list({ orderBy: 'name' })).pagination;
    expect(data.map(({ name }) => name)).toEqual([
      'A-ha',
      'Prince',
      'Die Ärzte',
      'The Beatles',
      'Björk',
      'The The',
      'Thea',
      'A Tribe',
    ]);
  });
});

describe('what is added later beside a file', () => {
  const queued = async () => {
    const { rows } = await sql<{
      name: string;
      n: number;
    }>`select task_identifier as name, count(*)::integer as n
      from graphile_worker.jobs where task_identifier like 'streaming.%' group by 1`.execute(
      bench.site.services.db,
    );
    return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
  };
  const drain = () => sql`truncate graphile_worker._private_jobs cascade`.execute(bench.site.services.db);

  it('lyrics make that file be read again, and no other', async () => {
    await album('A', 'One', 3);
    await bench.import();
    const read: string[] = [];
    bench.tools.onRead = (path) => void read.push(path.slice(bench.root.length + 1));
    await bench.write('A/2.x.lrc', '[00:01.00] la');
    expect(await bench.import()).toMatchObject({ changed: 1, unchanged: 2 });
    expect(read).toEqual(['A/2.x.mp3']);
    expect(await bench.import()).toMatchObject({ changed: 0, unchanged: 3 });
    await rm(join(bench.root, 'A/2.x.lrc'));
    expect(await bench.import()).toMatchObject({ changed: 1 });
  });

  it.each(['A/cover.jpg', 'A/Scans/front.jpg', 'cover.gif'])(
    '%s makes covers be looked for, no tags be read',
    async (path) => {
      await album('A/CD1', 'One', 2);
      await album('A', 'One', 2, { disc_number: 2 });
      await bench.import();
      await drain();
      bench.tools.onRead = (file) => expect.unreachable(file);
      await bench.write(path, 'picture');
      expect(await bench.import()).toMatchObject({ unchanged: 4 });
      expect(await queued()).toEqual({ 'streaming.prepare-cover': 1 });
      await drain();
      await bench.import();
      expect(await queued()).toEqual({});
      await utimes(join(bench.root, path), 1_800_000_000, 1_800_000_000);
      await bench.import();
      expect(await queued()).toEqual({ 'streaming.prepare-cover': 1 });
    },
  );
});
