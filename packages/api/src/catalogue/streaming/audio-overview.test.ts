import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../testing.ts';
import { ImportBench } from '../imports/testing.ts';
import { putRendition, updateOriginal } from './queries.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await ImportBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.clear();
  await bench.site.services.db.deleteFrom('renditions').execute();
  await bench.site.services.db.deleteFrom('audio_analyses').execute();
});

const song = (number: number, codec: 'mp3' | 'flac' = 'mp3') => ({
  title: `Song ${number}`,
  artists: [{ name: 'Ilma', role: 'main' as const }],
  album: 'Frost',
  number,
  codec,
  format: codec,
  duration: 60_000,
});
const overview = () => bench.admin().streaming.overview();

/** Says how the analysis of a file ended. */
async function analysed(path: string, values: { analysis: 'done' | 'failed'; trouble?: string }) {
  const { db } = bench.site.services;
  const track_id = (await bench.trackAt(path)) ?? 0;
  const { etag } = await db
    .selectFrom('originals')
    .select('etag')
    .where('track_id', '=', track_id)
    .executeTakeFirstOrThrow();
  await updateOriginal(db, { track_id, etag }, { trouble: null, ...values });
  return track_id;
}

describe('the overview of the audio', () => {
  it('is empty on a new site', async () => {
    expect(await overview()).toMatchObject({
      catalogue: { artists: 0, albums: 0, tracks: 0, duration: 0 },
      analysis: { total: 0, waiting: 0, done: 0, failed: 0, damaged: 0, rate: null, estimate: null },
      originals: [],
      made: [],
      indexes: { count: 0, bytes: 0 },
      cache: { made: 'on_demand', used: 0, limit: 10_737_418_240 },
    });
  });

  it('counts what came in, how far its analysis is, and what is wrong with it', async () => {
    for (const number of [1, 2, 3]) await bench.write(`${number}.mp3`, song(number));
    await bench.write('4.flac', song(4, 'flac'));
    await bench.import();
    const before = await overview();
    expect(before).toMatchObject({
      catalogue: { artists: 1, albums: 1, tracks: 4, duration: 240_000 },
      analysis: { total: 4, waiting: 4, done: 0, failed: 0, waiting_ms: 240_000 },
    });
    expect(before.originals.map(({ codec, count }) => `${codec} ${count}`).sort()).toEqual([
      'flac 1',
      'mp3 3',
    ]);
    expect(before.originals.every(({ bytes }) => bytes > 0)).toBe(true);

    await analysed('1.mp3', { analysis: 'done' });
    await analysed('2.mp3', { analysis: 'done', trouble: 'It ends early.' });
    const failed = await analysed('3.mp3', { analysis: 'failed', trouble: 'It cannot be decoded.' });
    expect((await overview()).analysis).toMatchObject({
      total: 4,
      waiting: 1,
      done: 2,
      failed: 1,
      damaged: 1,
    });

    const list = async (filter: Parameters<ReturnType<typeof bench.admin>['streaming']['originals']>[0]) =>
      (await bench.admin().streaming.originals(filter)).pagination.data;
    expect(await list({ state: 'failed' })).toMatchObject([
      { id: failed, path: '3.mp3', trouble: 'It cannot be decoded.', track: { name: 'Song 3' } },
    ]);
    expect(await list({ state: 'damaged' })).toMatchObject([{ path: '2.mp3', plays: true }]);
    expect(await list({ state: 'waiting' })).toMatchObject([{ path: '4.flac' }]);
    expect(await list({ codec: 'mp3' })).toHaveLength(3);
    expect(await list({ codec: 'opus' })).toEqual([]);
  });

  it('counts the bytes of a file once, however many tracks a cue sheet makes of it', async () => {
    await bench.write('a.flac', song(1, 'flac'));
    await bench.write('b.flac', song(2, 'flac'));
    await bench.import();
    const { db } = bench.site.services;
    const { rows } = await sql<{
      bytes: number;
    }>`select sum(size)::bigint as bytes from library_files`.execute(db);
    await bench.write(
      'a.cue',
      [0, 1, 2].reduce((text, n) => `${text}TRACK ${n + 1} AUDIO\nINDEX 01 0:0${n}:0\n`, 'FILE a.wav WAVE\n'),
    );
    await sql`delete from tracks where id = ${await bench.trackAt('a.flac')}`.execute(db);
    await bench.import();
    await sql`update originals set index_size = 100, index_key = storage_key`.execute(db);
    const { originals, indexes } = await overview();
    expect(originals).toMatchObject([{ codec: 'flac', count: 4, bytes: rows[0]?.bytes }]);
    expect(indexes).toEqual({ count: 2, bytes: 200 });
  });

  it('tells how fast analyses end, and how long the rest takes', async () => {
    for (let number = 1; number <= 6; number += 1) await bench.write(`${number}.mp3`, song(number));
    await bench.import();
    const { db, now } = bench.site.services;
    for (const [at, seconds] of [60, 40, 20].entries()) {
      await db
        .insertInto('audio_analyses')
        .values({
          packet_hash: `p${at}`,
          fingerprint: `f${at}`,
          samples: 1,
          sample_rate: 1,
          channels: 1,
          duration: 1,
          waveform: Buffer.alloc(1),
          damage: null,
          created_at: new Date(now().getTime() - seconds * 1_000),
        })
        .execute();
    }
    expect((await overview()).analysis).toMatchObject({ waiting: 6, rate: 3, estimate: 120 });
  });

  it('says what made files take of the disk, and what of it the cache counts', async () => {
    await bench.write('1.mp3', song(1));
    await bench.import();
    await bench.measure();
    const { db } = bench.site.services;
    const { audio_fingerprint: fingerprint } = await db
      .selectFrom('tracks')
      .select('audio_fingerprint')
      .executeTakeFirstOrThrow();
    const made = {
      fingerprint: fingerprint ?? '',
      mime: 'audio/mp4',
      codec: 'x',
      bitrate: null,
      sample_rate: 44_100,
      channels: 2,
      sha256: 'f',
      samples: 1,
      delay: 0,
      init_end: 0,
      fragments: '[]',
      storage_key: 'x',
      etag: 'x',
    };
    await putRendition(db, { ...made, kind: 'flac', size: 5_000 });
    await putRendition(db, { ...made, kind: 'aac_96', size: 700 });
    expect(await overview()).toMatchObject({
      made: [
        { kind: 'aac_96', count: 1, bytes: 700 },
        { kind: 'flac', count: 1, bytes: 5_000 },
      ],
      cache: { used: 700 },
    });
    const admin = bench.admin();
    expect((await admin.streaming.originals({ made: 'aac_96' })).pagination.data).toHaveLength(1);
    expect((await admin.streaming.originals({ made: 'aac_256' })).pagination.data).toEqual([]);
  });

  it('pages its lists', async () => {
    for (const number of [1, 2, 3]) await bench.write(`${number}.mp3`, song(number));
    await bench.import();
    const first = await bench.admin().streaming.originals({ state: 'waiting', per_page: 2 });
    const cursor = first.pagination.next_cursor;
    const second = await bench.admin().streaming.originals({ state: 'waiting', per_page: 2, cursor });
    const ids = [...first.pagination.data, ...second.pagination.data].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    expect(ids).toHaveLength(3);
    const other = await refusal(bench.admin().streaming.originals({ state: 'failed', cursor }));
    expect(other.code).toBe('invalid');
  });
});

describe('analysing again', () => {
  it('puts one file back, those in one kind of trouble, or all that are in any', async () => {
    for (const number of [1, 2, 3]) await bench.write(`${number}.mp3`, song(number));
    await bench.import();
    const one = await analysed('1.mp3', { analysis: 'failed', trouble: 'It cannot be decoded.' });
    await analysed('2.mp3', { analysis: 'done', trouble: 'It ends early.' });
    await analysed('3.mp3', { analysis: 'done' });
    const admin = bench.admin();
    expect(await admin.streaming.analyseAgain({ track_id: one })).toEqual({ count: 1 });
    expect((await overview()).analysis).toMatchObject({ waiting: 1, failed: 0, damaged: 1 });
    expect(await admin.streaming.analyseAgain({ state: 'failed' })).toEqual({ count: 0 });
    expect(await admin.streaming.analyseAgain({})).toEqual({ count: 1 });
    expect((await overview()).analysis).toMatchObject({ waiting: 2, failed: 0, damaged: 0, done: 1 });
    expect((await refusal(admin.streaming.analyseAgain({ track_id: 999_999 }))).code).toBe('not_found');
  });

  it('is for those who run the site', async () => {
    expect((await refusal(bench.site.as('music.play').streaming.overview())).code).toBe('forbidden');
    const guest = await bench.site.guest();
    expect((await refusal(guest.streaming.originals({}))).code).toBe('unauthenticated');
    expect((await refusal(guest.streaming.analyseAgain({}))).code).toBe('unauthenticated');
  });
});
