import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boundedTags } from './grouping/bounded-tags.ts';
import { ImportBench, type TagFile, tagsOf } from './testing.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await ImportBench.open();
});
afterAll(() => bench.close());
beforeEach(() => bench.clear());

const song = (title: string, more: TagFile = {}): TagFile => ({
  title,
  album: 'Album',
  album_artists: ['Ada'],
  artists: [{ name: 'Ada', role: 'main' }],
  ...more,
});

/** Values as files of strangers may hold them, whatever their reader promises. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    'x'.repeat(70_000),
    "'; drop table tracks; --",
    'ﷺ'.repeat(300),
  ),
);
const number = fc.oneof(
  fc.constantFrom(
    0,
    -1,
    0.5,
    44_100.7,
    65_536,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ),
  fc.double(),
  fc.integer(),
);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const texts = fc.array(text, { maxLength: 60 });
const role = fc.constantFrom('main' as const, 'featured' as const);
const hostile = fc.record({
  title: text,
  album: maybe(text),
  artists: fc.array(fc.record({ name: text, role }), { maxLength: 60 }),
  album_artists: texts,
  sort_names: fc.array(fc.record({ name: text, sort: text }), { maxLength: 5 }),
  genres: texts,
  disc_number: maybe(number),
  number: maybe(number),
  duration: maybe(number),
  sample_rate: maybe(number),
  channels: maybe(number),
  bitrate: maybe(number),
  bpm: maybe(number),
  disc_title: maybe(text),
  side: maybe(text),
  label: maybe(text),
  catalogue_number: maybe(text),
  copyright: maybe(text),
  comment: maybe(text),
  isrc: maybe(text),
  upc: maybe(text),
  musical_key: maybe(text),
  release: maybe(
    fc.record({
      date: fc.constantFrom('0000-00-00', '2021-02-30', '99999-01-01', 'x', '2020-01-01', '0001-01-01'),
      precision: fc.constantFrom('year' as const, 'day' as const),
    }),
  ),
  credits: fc.array(fc.record({ role: fc.constant('composer' as const), name: text, detail: maybe(text) }), {
    maxLength: 5,
  }),
  lyrics: maybe(
    fc.record({
      language: maybe(text),
      text,
      lines: maybe(fc.array(fc.record({ start_ms: number, text }), { maxLength: 5 })),
    }),
  ),
  replaygain: fc.record({ track_gain: maybe(number), track_peak: maybe(number), album_gain: maybe(number) }),
  mbid: fc.record({ recording: maybe(text), release: maybe(text), artist: texts, album_artist: texts }),
});

describe('an import always finishes', () => {
  it('whatever the tags of its files hold', async () => {
    const samples = fc.sample(hostile, { numRuns: 150, seed: 7 });
    const files = new Map(samples.map((tags, index) => [`${index % 20}/${index}.mp3`, tags]));
    for (const path of files.keys()) await bench.write(path, song(path));
    const read = bench.tools.readTags.bind(bench.tools);
    bench.tools.readTags = async (path) => {
      const own = files.get(path.slice(bench.root.length + 1));
      return { ...(await read(path)), ...own };
    };
    const report = await bench.import();
    bench.tools.readTags = read;
    expect(report).toMatchObject({ state: 'done', failed: 0, processed: 150, failures: [] });
    expect(report.added + report.duplicates).toBe(150);
  });

  it('with every value inside its bounds', () => {
    fc.assert(
      fc.property(hostile, (values) => {
        const tags = boundedTags(tagsOf(values));
        expect(tags.title.length).toBeGreaterThan(0);
        expect(tags.title.length).toBeLessThanOrEqual(255);
        expect(tags.artists.some((artist) => artist.role === 'main')).toBe(true);
        for (const value of [tags.disc_number, tags.number, tags.duration, tags.sample_rate, tags.bitrate]) {
          expect(value === null || (Number.isInteger(value) && value >= 1)).toBe(true);
        }
        expect(JSON.stringify(tags)).not.toContain('\\u0000');
      }),
      { numRuns: 200 },
    );
  });

  it('though the catalogue refuses one file: that one is a line of the report, and SQL is nowhere', async () => {
    const { db } = bench.site.services;
    await sql`alter table tracks add constraint test_refusal check (name <> 'Refused')`.execute(db);
    for (let n = 1; n <= 12; n += 1) await bench.write(`${n}.mp3`, song(`Song ${n}`, { number: n }));
    await bench.write('5.mp3', song('Refused', { number: 5 }));
    const report = await bench.import();
    expect(report).toMatchObject({ state: 'done', added: 11, failed: 1, processed: 12, error: null });
    expect(report.failures).toEqual([
      {
        path: '5.mp3',
        kind: 'not_saved',
        reason: 'What its tags say could not be saved.',
        advice: expect.stringContaining('tags'),
      },
    ]);
    expect(JSON.stringify(report)).not.toMatch(/constraint|insert into|violates|relation/i);
    // Known as failed, it is not tried again before it changes or somebody asks.
    expect(await bench.import()).toMatchObject({ unchanged: 11, failed: 1 });
    await sql`alter table tracks drop constraint test_refusal`.execute(db);
    const { libraries } = await bench.admin().imports.libraries();
    const { import: retry } = await bench
      .admin()
      .imports.retry({ id: libraries[0]?.id ?? 0, kind: 'not_saved' });
    expect(await bench.run(retry.id)).toMatchObject({ state: 'done', added: 1, failed: 0, unchanged: 11 });
  });

  it('and when it cannot go on, says what it did, without SQL', async () => {
    for (let n = 1; n <= 240; n += 1) {
      await bench.write(`${n < 10 ? 'a' : 'b'}/${n}.mp3`, song(`Song ${n}`, { number: n }));
    }
    const { db } = bench.site.services;
    await sql`create function test_outage() returns trigger language plpgsql as $$ begin
      if new.name = 'Song 100' then raise exception 'no room in insert into tracks' using errcode = '53100'; end if;
      return new; end $$`.execute(db);
    await sql`create trigger test_outage before insert on tracks for each row execute function test_outage()`.execute(
      db,
    );
    const report = await bench.import();
    await sql`drop function test_outage cascade`.execute(db);
    expect(report).toMatchObject({ state: 'failed', added: 9, processed: 9, total: 240 });
    expect(report.error).toMatch(/fault of the server/);
    expect(JSON.stringify(report)).not.toMatch(/insert into|53100|no room/);
    expect(await bench.import()).toMatchObject({ state: 'done', added: 231, unchanged: 9 });
  });

  it.each(['Various Artists', 'VARIOUS ARTISTS', 'various  artists', 'VA', 'Various'])(
    'with %s as album artist on a new site',
    async (name) => {
      for (const [index, artist] of ['Ada', 'Bob'].entries()) {
        await bench.write(
          `${index}.mp3`,
          song(artist, {
            number: index + 1,
            album_artists: [name],
            artists: [{ name: artist, role: 'main' }],
          }),
        );
      }
      expect(await bench.import()).toMatchObject({ state: 'done', added: 2, failed: 0 });
      const guest = await bench.site.guest();
      const { data } = (await guest.albums.list({})).pagination;
      expect(data).toMatchObject([{ type: 'compilation', artists: [{ name: 'Various artists' }] }]);
    },
  );

  it('and tells the admin who started it, once', async () => {
    await bench.write('1.mp3', song('Ada'));
    await bench.import();
    await bench.import();
    const { data } = (await (await bench.site.user()).notifications.list({})).pagination;
    const told = data.filter(({ type }) => type === 'import-finished');
    const links = told.map(({ data: { mainAction } }) => mainAction?.action);
    expect(new Set(links).size).toBe(links.length);
    expect(told[0]?.data.lines[0]?.content).toMatch(/^The import of .* is done$/);
  });

  it('with a track by Various Artists on a new site', async () => {
    await bench.write('1.mp3', song('Mix', { artists: [{ name: 'Various Artists', role: 'main' }] }));
    expect(await bench.import()).toMatchObject({ state: 'done', added: 1, failed: 0 });
  });
});
