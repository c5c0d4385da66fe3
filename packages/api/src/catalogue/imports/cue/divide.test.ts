import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ImportBench } from '../testing.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await ImportBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.clear();
  // A few other files: what is missing is judged by its share of the library.
  for (const n of [1, 2, 3])
    await bench.write(`Other/${n}.mp3`, { title: `Other ${n}`, album: 'Other', number: n });
});

const image = { title: 'Whole', album: 'Whole', format: 'flac', codec: 'flac', duration: 200_000 } as const;
const cue = (...titles: string[]) =>
  [
    'PERFORMER "Ada"',
    'TITLE "Album"',
    'FILE "ALBUM.WAV" WAVE',
    ...titles.flatMap((title, i) => [`TRACK 0${i + 1} AUDIO`, `TITLE "${title}"`, `INDEX 01 00:0${i}:37`]),
  ].join('\n');

interface Row {
  id: number;
  name: string;
  status: string;
  album: string;
  begin: number | null;
  end: number | null;
  file: string;
  etag: string;
}
/** Tracks of the album in running order, with the part of the file they play. */
async function rows(): Promise<Row[]> {
  const { rows: found } = await sql<Row>`
    select t.id, t.name, t.status, a.name as album, o.cut_begin as begin, o.cut_end as end,
      regexp_replace(o.storage_key, '^library:[0-9]+/', '') as file, o.etag
    from tracks t join albums a on a.id = t.album_id join originals o on o.track_id = t.id
    where a.name <> 'Other' order by a.name, t.number nulls first, t.id`.execute(bench.site.services.db);
  return found;
}
const idOf = async (name: string) => (await rows()).find((row) => row.name === name)?.id;
const playing = async () =>
  (await rows()).flatMap(({ name, status }) => (status === 'missing' ? [] : [name]));

describe('a file with a cue sheet', () => {
  it('comes in as its tracks, which are parts of the one file', async () => {
    await bench.write('A/album.flac', image);
    await bench.write('A/album.cue', cue('One', 'Two', 'Three'));
    const run = await bench.import();
    expect(run).toMatchObject({ state: 'done', added: 6, total: 4, processed: 4, missing: 0, notices: [] });
    const of = { album: 'Album', status: 'processing', file: 'A/album.flac' };
    expect(await rows()).toMatchObject([
      { ...of, name: 'One', begin: 37, end: 112 },
      { ...of, name: 'Two', begin: 112, end: 187 },
      { ...of, name: 'Three', begin: 187, end: null },
    ]);
    const { files } = await bench.admin().imports.report({ id: 1 });
    expect(files.ok).toBe(4);
  });

  it('is left alone while neither changes, and keeps its tracks when the sheet does', async () => {
    await bench.write('A/album.flac', image);
    await bench.write('A/album.cue', cue('One', 'Two'));
    await bench.import();
    const before = (await rows()).map(({ etag }) => etag);
    const ids = (await rows()).map(({ id }) => id);
    const reads: string[] = [];
    bench.tools.onRead = (path) => reads.push(path);
    expect(await bench.import()).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
    expect(reads).toEqual([]);
    await bench.write('A/album.cue', cue('Uno', 'Two').replace('00:01:37', '00:02:00'));
    expect(await bench.import()).toMatchObject({ added: 0, changed: 2, unchanged: 3, missing: 0 });
    expect(await rows()).toMatchObject([
      { id: ids[0], name: 'Uno', begin: 37, end: 150 },
      { id: ids[1], name: 'Two', begin: 150, end: null },
    ]);
    // Nobody plays on what was cut elsewhere.
    expect(new Set([...before, ...(await rows()).map(({ etag }) => etag)]).size).toBe(4);
    await bench.write('A/album.flac', { ...image, genres: ['Jazz'] });
    await bench.import();
    expect((await rows()).map(({ id }) => id)).toEqual(ids);
  });

  it('is one track again when the sheet goes, and its tracks come back with it', async () => {
    await bench.write('A/album.flac', image);
    await bench.import();
    const whole = await idOf('Whole');
    await bench.write('A/album.cue', cue('One', 'Two', 'Three'));
    expect(await bench.import()).toMatchObject({ state: 'done', added: 3, missing: 1 });
    expect(await playing()).toEqual(['One', 'Two', 'Three']);
    const [one, three] = [await idOf('One'), await idOf('Three')];
    await bench.remove('A/album.cue');
    expect(await bench.import()).toMatchObject({ state: 'done', added: 0, changed: 1, missing: 3 });
    expect(await playing()).toEqual(['Whole']);
    expect(await idOf('Whole')).toBe(whole);
    await bench.write('A/album.cue', cue('One', 'Two', 'Three'));
    expect(await bench.import()).toMatchObject({ state: 'done', added: 0, changed: 3, missing: 1 });
    expect(await playing()).toEqual(['One', 'Two', 'Three']);
    expect([await idOf('One'), await idOf('Three')]).toEqual([one, three]);
    await bench.write('A/album.cue', cue('One', 'Two'));
    expect(await bench.import()).toMatchObject({ state: 'done', changed: 2, missing: 1 });
    expect(await playing()).toEqual(['One', 'Two']);
  });

  it('keeps its tracks when both are moved', async () => {
    await bench.write('A/album.flac', image);
    await bench.write('A/album.cue', cue('Untitled', 'Untitled', 'Three'));
    await bench.import();
    const ids = (await rows()).map(({ id }) => id);
    await bench.move('A', 'B');
    expect(await bench.import()).toMatchObject({ added: 0, changed: 3, missing: 0 });
    expect(await rows()).toMatchObject(ids.map((id) => ({ id, file: 'B/album.flac' })));
  });

  it('gives its tracks to the files it is split into', async () => {
    await bench.write('A/album.flac', image);
    await bench.write('A/album.cue', cue('One', 'Two'));
    await bench.import();
    const ids = (await rows()).map(({ id }) => id);
    await bench.remove('A');
    for (const [i, title] of ['One', 'Two'].entries()) {
      const artists = [{ name: 'Ada', role: 'main' as const }];
      await bench.write(`A/${i}.flac`, {
        ...image,
        title,
        album: 'Album',
        album_artists: ['Ada'],
        artists,
        number: i + 1,
      });
    }
    await bench.import();
    expect(await rows()).toMatchObject([
      { id: ids[0], name: 'One', begin: null, file: 'A/0.flac' },
      { id: ids[1], name: 'Two', begin: null, file: 'A/1.flac' },
    ]);
  });

  it('is a second copy where its tracks are there as better files, and takes their place when they go', async () => {
    const copy = (title: string, number: number) => ({
      ...image,
      title,
      album: 'Album',
      album_artists: ['Ada'],
      number,
      duration: 1_000 * number,
      artists: [{ name: 'Ada', role: 'main' as const }],
    });
    await bench.write('B/1.flac', { ...copy('One', 1) });
    await bench.import();
    const id = await idOf('One');
    const lossy = {
      ...image,
      format: 'mp3',
      codec: 'mp3',
      lossless: false,
      bitrate: 64_000,
      duration: 2_000,
    } as const;
    await bench.write('A/album.mp3', lossy);
    await bench.write('A/album.cue', cue('One', 'Two').replace('.WAV', '.mp3'));
    await bench.write('B/1.flac', { ...copy('One', 1), lossless: true });
    expect(await bench.import()).toMatchObject({ added: 1, duplicates: 1 });
    expect(await rows()).toMatchObject([
      { id, name: 'One', file: 'B/1.flac', begin: null },
      { name: 'Two', file: 'A/album.mp3', begin: 112 },
    ]);
    await bench.remove('B');
    await bench.import();
    expect(await rows()).toMatchObject([
      { id, name: 'One', file: 'A/album.mp3', begin: 37, status: 'processing' },
      { name: 'Two', file: 'A/album.mp3', begin: 112 },
    ]);
  });

  it('of the tags is followed too; the one beside the file wins', async () => {
    await bench.write('A/album.flac', { ...image, cue_sheet: cue('Eins', 'Zwei') });
    await bench.import();
    expect(await playing()).toEqual(['Eins', 'Zwei']);
    expect(await bench.import()).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
    await bench.write('A/album.cue', cue('One', 'Two', 'Three'));
    expect(await bench.import()).toMatchObject({ added: 1, changed: 2, missing: 0 });
    expect(await playing()).toEqual(['One', 'Two', 'Three']);
  });

  it('is read again when a run ended before all of it was saved', async () => {
    await bench.write('A/album.flac', image);
    await bench.write('A/album.cue', cue('One', 'Two', 'Three'));
    await bench.import();
    const [one, , three] = (await rows()).map(({ id }) => id);
    const { db } = bench.site.services;
    await db.deleteFrom('library_files').where('path', '=', 'A/album.flac#2').execute();
    await bench.import();
    expect((await rows()).map(({ id }) => id)).toEqual(expect.arrayContaining([one, three]));
    expect(await bench.trackAt('A/album.flac#2')).not.toBeNull();
  });

  it('is read in the letters of its country', async () => {
    await bench.write('A/album.flac', image);
    await writeFile(join(bench.root, 'A/album.cue'), Buffer.from(cue('Für', 'Élise'), 'latin1'));
    await bench.import();
    expect(await playing()).toEqual(['Für', 'Élise']);
  });

  it('fails with all its tracks, and comes back with them', async () => {
    await bench.write('A/album.flac', image);
    await bench.write('A/album.cue', cue('One', 'Two'));
    await bench.import();
    const ids = (await rows()).map(({ id }) => id);
    await bench.write('A/album.flac', 'no music');
    for (const _run of [1, 2]) {
      const run = await bench.import();
      expect(run).toMatchObject({
        state: 'done',
        failed: 1,
        failures: [{ path: 'A/album.flac', kind: 'broken' }],
      });
      expect((await rows()).map(({ status }) => status)).toEqual(['failed', 'failed']);
    }
    await bench.write('A/album.flac', image);
    expect(await bench.import()).toMatchObject({ changed: 2, failed: 0 });
    expect(await rows()).toMatchObject(ids.map((id) => ({ id, status: 'processing' })));
  });
});

describe('a cue sheet that divides nothing', () => {
  const notice = (path: string, reason: string) => ({
    path,
    kind: 'cue_sheet',
    reason: `cue sheet: ${reason}`,
  });

  it.each([
    [
      'backwards',
      cue('One', 'Two').replace('00:01:37', '00:00:00'),
      notice('A/album.flac', 'its times do not ascend'),
    ],
    [
      'too long',
      cue('One', 'Two').replace('00:01:37', '03:20:00'),
      notice('A/album.flac', 'it names a time behind the end of the file'),
    ],
    [
      'of another file',
      cue('One', 'Two').replace('ALBUM', 'other'),
      notice('A/album.cue', 'the file it names is not there'),
    ],
  ])('as it is %s, is a line of every report; the file is one track', async (_name, sheet, line) => {
    await bench.write('A/album.flac', image);
    await bench.write('A/album.cue', sheet);
    expect((await bench.import()).notices).toMatchObject([line]);
    expect(await playing()).toEqual(['Whole']);
    const again = await bench.import();
    expect(again).toMatchObject({ changed: 0, unchanged: 4, notices: [line] });
    await bench.write('A/album.cue', cue('One', 'Two'));
    expect(await bench.import()).toMatchObject({ added: 2, missing: 1, notices: [] });
  });

  it('as its tracks are files of their own, needs no word', async () => {
    for (const n of [1, 2]) await bench.write(`A/${n}.flac`, { ...image, title: `${n}`, number: n });
    await bench.write(
      'A/one by one.cue',
      'FILE 1.wav WAVE\nTRACK 1 AUDIO\nINDEX 01 0:0:0\nTRACK 2 AUDIO\nINDEX 00 0:1:0\nFILE 2.wav WAVE\nINDEX 01 0:0:0',
    );
    await bench.write('A/souvenir.cue', cue('One', 'Two'));
    expect(await bench.import()).toMatchObject({ added: 5, notices: [] });
    expect(await rows()).toMatchObject([{ begin: null }, { begin: null }]);
  });
});
