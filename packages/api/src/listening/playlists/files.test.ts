import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestMusic, type TestSite } from '../../testing.ts';
import { completePlaylists } from './complete-playlists.ts';
import type { EntryState } from './contract.ts';
import { playlistFormats } from './file-formats.ts';
import { fillPlaces } from './testing-full.ts';

let site: TestSite;
let music: TestMusic;
let other: TestMusic;
let [ada, ben]: [number, number] = [0, 0];
beforeAll(async () => {
  site = await createTestSite();
  music = await addMusic(site, {
    artist: 'Ysolde',
    album: 'Weather',
    tracks: ['Rain', 'Hail', 'Snow (Live)', 'Fog', 'Dew – Remastered 2011', 'Sleet'],
  });
  other = await addMusic(site, {
    artist: 'Tove & the Kites',
    album: 'Up',
    tracks: ['Rain', 'Kite', 'AC/DC'],
  });
  ada = await site.addUser('ada@example.com');
  ben = await site.addUser('ben@example.com');
  await set(track(3), { isrc: 'DEA620700123', mbid: '9f1e3c5a-0000-4000-8000-000000000001' });
});
afterAll(() => site.close());

const track = (index: number, of = music) => of.trackIds[index] ?? 0;
const set = (id: number, values: object) =>
  site.services.db.updateTable('tracks').set(values).where('id', '=', id).execute();
const bytes = (text: string) => new TextEncoder().encode(text);
const importText = async (text: string, { user = ada, name = 'Slow.csv' } = {}) =>
  (await site.user(user)).playlists.importFile({ file: bytes(text), name });
const idsOf = async (id: number, user = ada) =>
  (await (await site.user(user)).tracks.ids({ playlist_id: id, orderBy: 'custom' })).ids;
const entriesOf = async (id: number, state: EntryState, user = ada) =>
  (await (await site.user(user)).playlists.entries({ id, state })).pagination.data;
const countOf = async (table: 'playlists' | 'playlist_entries' | 'playlist_tracks') =>
  (
    await site.services.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirst()
  )?.n;

/** One song in a table: what it is found to be. */
async function found(header: string, row: string) {
  const { playlists } = await importText(`${header}\n${row}\n`);
  const id = playlists[0]?.id ?? 0;
  const [candidate] = await entriesOf(id, 'perhaps');
  if (playlists[0]?.found) return { track: (await idsOf(id))[0] };
  return candidate ? { perhaps: candidate.candidates.map((one) => one.id) } : null;
}

describe('a playlist as a file', () => {
  it('is downloaded and imported again with the same places, in every format', async () => {
    const caller = await site.user(ada);
    const all = [...music.trackIds, ...other.trackIds];
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(all, { minLength: 1 }),
        fc.constantFrom(...playlistFormats),
        async (track_ids, format) => {
          const { playlist } = await caller.playlists.create({ name: 'Slow <Sundays>', track_ids });
          const file = await caller.playlists.exportFile({ id: playlist.id, format });
          expect(file.name).toBe(`slow-sundays.${format}`);
          const { playlists } = await importText(file.text, { user: ben, name: file.name });
          expect(playlists).toMatchObject([
            { name: 'Slow <Sundays>', found: track_ids.length, perhaps: 0, missing: 0 },
          ]);
          expect(await idsOf(playlists[0]?.id ?? 0, ben)).toEqual(track_ids);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('finds the same songs by their words and codes on a site of another address', async () => {
    const caller = await site.user(ada);
    const { playlist } = await caller.playlists.create({
      name: 'Moved',
      track_ids: [...other.trackIds, ...music.trackIds],
    });
    for (const format of playlistFormats) {
      const { text } = await caller.playlists.exportFile({ id: playlist.id, format });
      const { playlists } = await importText(text.replaceAll(site.services.baseUrl, 'https://old.example'));
      expect([format, await idsOf(playlists[0]?.id ?? 0)]).toEqual([format, await idsOf(playlist.id)]);
    }
  });

  it('has only what everybody may see, and only for those who may see the playlist', async () => {
    const caller = await site.user(ada);
    const { trackIds } = await addMusic(site, {
      artist: 'Ysolde',
      album: 'Later',
      tracks: ['Draft', 'Open'],
    });
    const { playlist } = await caller.playlists.create({ name: 'Secret', track_ids: trackIds });
    await set(trackIds[0] ?? 0, { visibility: 'private' });
    for (const format of playlistFormats) {
      const { text } = await caller.playlists.exportFile({ id: playlist.id, format });
      expect([text.includes('Open'), text.includes('Draft')]).toEqual([true, false]);
    }
    const asked = (await site.user(ben)).playlists.exportFile({ id: playlist.id, format: 'xspf' });
    expect((await refusal(asked)).code).toBe('not_found');
  });
});

describe('a song of a file', () => {
  it('is found by ISRC, MusicBrainz id, address, or its words', async () => {
    expect(await found('title,isrc', 'Anything,DE-A62-07-00123')).toEqual({ track: track(3) });
    expect(await found('title,mbid', 'Anything,9f1e3c5a-0000-4000-8000-000000000001')).toEqual({
      track: track(3),
    });
    const address = `${site.services.baseUrl}/track/${track(1)}/hail`;
    expect(await found('title,artist,url', `Hail,,${address}`)).toEqual({ track: track(1) });
    expect(await found('title,artist', 'rain,YSOLDE')).toEqual({ track: track(0) });
    expect(await found('title,artist', 'Rain,Tove & The Kites')).toEqual({ track: track(0, other) });
    expect(await found('title,artist', 'Ac Dc,"Tove & the Kites, Ysolde"')).toEqual({
      track: track(2, other),
    });
    expect(await found('title,artist,duration', 'Hail,Ysolde feat. Tove,3:02')).toEqual({ track: track(1) });
    expect(await found('title,artist', 'Dew,Ysolde')).toEqual({ track: track(4) });
    expect(await found('title,artist', 'Fog (feat. Tove) - 2009 Remaster,Ysolde')).toEqual({
      track: track(3),
    });
  });

  it('is uncertain when another version, another length, another spelling or another song may be meant', async () => {
    expect(await found('title,artist', 'Snow,Ysolde')).toEqual({ perhaps: [track(2)] });
    expect(await found('title,artist,duration', 'Hail,Ysolde,4:10')).toEqual({ perhaps: [track(1)] });
    expect(await found('title,artist', 'Sleets,Ysolde')).toEqual({ perhaps: [track(5)] });
    expect(await found('title,artist,duration', 'Kite,The Toves,3:01')).toEqual({
      perhaps: [track(1, other)],
    });
    expect(await found('title,artist,duration', 'Kite,The Toves,3:10')).toBeNull();
    const gone = `${site.services.baseUrl}/track/${track(1)}/other`;
    expect(await found('title,artist,url', `Comet,Nobody,${gone}`)).toEqual({ perhaps: [track(1)] });
    expect(await found('title,artist', 'Kite,Ysolde')).toBeNull();
  });

  it('is found by the end of its path when a library has the file', async () => {
    const { db } = site.services;
    const { id: library_id } = await db
      .insertInto('libraries')
      .values({ path: '/music' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const file = { library_id, size: 1, mtime_ms: 1, track_id: track(5) };
    await db
      .insertInto('library_files')
      .values({ ...file, path: 'Ysolde/Weather/06 Sleet.flac' })
      .execute();
    const m3u = async (line: string) => (await importText(line, { name: 'old.m3u' })).playlists[0];
    const exact = await m3u('D:\\Music\\YSOLDE\\Weather\\06 sleet.FLAC\n');
    expect(await idsOf(exact?.id ?? 0)).toEqual([track(5)]);
    expect(await m3u('other/06 Sleet.flac\n')).toMatchObject({ found: 0, perhaps: 1 });
    expect(await m3u('#EXTM3U\n#EXTINF:181,x\nother/06 Sleet.flac\n')).toMatchObject({ found: 1 });
  });

  it('that is not public is found by nobody but through its address', async () => {
    const { trackIds } = await addMusic(site, {
      artist: 'Ysolde',
      album: 'Hidden',
      tracks: ['Secret', 'Linked'],
    });
    const [secret = 0, linked = 0] = trackIds;
    await set(secret, { visibility: 'private', isrc: 'DEA620700999' });
    await set(linked, { visibility: 'unlisted', isrc: 'DEA620700998' });
    expect(await found('title,artist,isrc', 'Secret,Ysolde,DEA620700999')).toBeNull();
    expect(await found('title,artist,isrc', 'Linked,Ysolde,DEA620700998')).toBeNull();
    const address = (id: number) => `${site.services.baseUrl}/track/${id}/x`;
    expect(await found('title,url', `Secret,${address(secret)}`)).toBeNull();
    expect(await found('title,url', `Linked,${address(linked)}`)).toEqual({ track: linked });
  });
});

describe('what a file named', () => {
  const file =
    'title,artist\nRain,Ysolde\nSnow,Ysolde\nComet,Nobody\nHail,Ysolde\nRain,Ysolde\nSleets,Ysolde\n';

  it('is kept by state, and settled where it stands', async () => {
    const caller = await site.user(ada);
    const { playlists } = await importText(file);
    const [{ id = 0, ...made } = {}] = playlists;
    expect(made).toEqual({ name: 'Slow', slug: 'slow', found: 3, perhaps: 2, missing: 1 });
    const { playlist } = await caller.playlists.get({ id });
    expect(playlist).toMatchObject({
      visibility: 'private',
      tracks_count: 2,
      waiting: { perhaps: 2, missing: 1 },
    });
    const [snow, sleets] = await entriesOf(id, 'perhaps');
    expect(snow).toMatchObject({
      title: 'Snow',
      artist: 'Ysolde',
      candidates: [{ id: track(2) }],
      track: null,
    });
    await caller.playlists.settle({
      id,
      entries: [
        { entry_id: snow?.id ?? 0, track_id: track(2) },
        { entry_id: sleets?.id ?? 0, track_id: null },
      ],
    });
    expect(await idsOf(id)).toEqual([0, 2, 1].map((index) => track(index)));
    const missing = await entriesOf(id, 'missing');
    expect(missing.map(({ title }) => title)).toEqual(['Comet', 'Sleets']);
    // What was wrong is taken out, unless another song of the file is the same track.
    const [rain] = await entriesOf(id, 'found');
    await caller.playlists.settle({ id, entries: [{ entry_id: rain?.id ?? 0, track_id: track(0, other) }] });
    expect(await idsOf(id)).toEqual([track(0), track(0, other), track(2), track(1)]);
    await caller.playlists.forget({ id, entry_ids: missing.map((entry) => entry.id) });
    expect((await caller.playlists.get({ id })).playlist.waiting).toEqual({ perhaps: 0, missing: 0 });
    expect(await idsOf(id)).toHaveLength(4);
  });

  it('is completed where it stands when music comes, but for what a person has refused', async () => {
    const caller = await site.user(ada);
    const { playlists } = await importText(
      'title,artist\nRain,Ysolde\nComet,Halley\nTail,Halley\nHail,Ysolde\nOrbit,Halley\n',
    );
    const id = playlists[0]?.id ?? 0;
    // Places are numbered anew, and songs are added, while it waits.
    for (let n = 0; n < 45; n += 1)
      await caller.playlists.move({ id, track_ids: [track(n % 2)], before: track((n + 1) % 2) });
    expect(await idsOf(id)).toEqual([track(0), track(1)]);
    await caller.playlists.add({ id, track_ids: [track(3)] });
    const halley = await addMusic(site, { artist: 'Halley', album: 'Sky', tracks: ['Comet', 'Tail (Live)'] });
    const [comet, tail] = [track(0, halley), track(1, halley)];
    await completePlaylists(site.system());
    expect(await idsOf(id)).toContain(comet);
    expect(await entriesOf(id, 'perhaps')).toMatchObject([{ title: 'Tail', candidates: [{ id: tail }] }]);
    const [entry] = await entriesOf(id, 'perhaps');
    await caller.playlists.settle({ id, entries: [{ entry_id: entry?.id ?? 0, track_id: null }] });
    await completePlaylists(site.system());
    expect((await entriesOf(id, 'missing')).map(({ title }) => title)).toEqual(['Tail', 'Orbit']);
    const late = await addMusic(site, { artist: 'Halley', album: 'Sky 2', tracks: ['Orbit'] });
    await completePlaylists(site.system());
    // Behind what stood before it in the file, in front of what was added later.
    expect((await idsOf(id)).slice(-2)).toEqual([track(0, late), track(3)]);
  });

  it('keeps the place of songs that wait when places are numbered anew', async () => {
    const caller = await site.user(ada);
    const { playlists } = await importText('title,artist\nRain,Ysolde\nVega,Lyra\nHail,Ysolde\nFog,Ysolde\n');
    const id = playlists[0]?.id ?? 0;
    for (let n = 0; n < 30; n += 1)
      await caller.playlists.move({ id, track_ids: [track(n % 2 ? 1 : 3)], before: track(n % 2 ? 3 : 1) });
    const lyra = await addMusic(site, { artist: 'Lyra', album: 'Night', tracks: ['Vega'] });
    await completePlaylists(site.system());
    expect((await idsOf(id))[1]).toBe(track(0, lyra));
  });

  it('is its owner’s alone, and nothing is done for others, for deleted playlists or for what is not there', async () => {
    const { playlists } = await importText(file);
    const id = playlists[0]?.id ?? 0;
    const caller = await site.user(ada);
    await caller.playlists.update({ id, visibility: 'public' });
    const [entry] = await entriesOf(id, 'perhaps');
    const entry_id = entry?.id ?? 0;
    const editor = await site.addUser('editor@example.com', { permissions: ['playlists.manage'] });
    for (const user of [ben, editor]) {
      const stranger = await site.user(user);
      expect((await stranger.playlists.get({ id })).playlist.waiting).toBeNull();
      for (const call of [
        () => stranger.playlists.entries({ id, state: 'perhaps' }),
        () => stranger.playlists.settle({ id, entries: [{ entry_id, track_id: track(2) }] }),
        () => stranger.playlists.forget({ id, entry_ids: [entry_id] }),
      ])
        expect((await refusal(call())).code).toBe('not_found');
    }
    const mine = await importText('title,artist\nSnow,Ysolde\n', { user: ben });
    const own = mine.playlists[0]?.id ?? 0;
    const bens = await site.user(ben);
    for (const entries of [
      [{ entry_id, track_id: track(2) }],
      [{ entry_id: (await entriesOf(own, 'perhaps', ben))[0]?.id ?? 0, track_id: 999_999 }],
    ])
      expect((await refusal(bens.playlists.settle({ id: own, entries }))).code).toBe('not_found');
    expect(await idsOf(own, ben)).toEqual([]);
    expect(await bens.playlists.forget({ id: own, entry_ids: [entry_id] })).toMatchObject({ changed: 0 });
    await bens.playlists.delete({ id: own });
    await completePlaylists(site.system());
    expect((await refusal(bens.playlists.entries({ id: own, state: 'perhaps' }))).code).toBe('not_found');
    expect(await entriesOf(id, 'perhaps')).toHaveLength(2);
  });

  it('is not settled where the playlist would get too long', async () => {
    const { playlists } = await importText(file);
    const id = playlists[0]?.id ?? 0;
    const [snow] = await entriesOf(id, 'perhaps');
    const entries = [{ entry_id: snow?.id ?? 0, track_id: track(2) }];
    await fillPlaces(site.services.db, id, 49_998);
    const full = await refusal((await site.user(ada)).playlists.settle({ id, entries }));
    expect(full.fields).toEqual({ entries: ['A playlist holds 50,000 tracks at most.'] });
    expect(await entriesOf(id, 'perhaps')).toHaveLength(2);
  });

  it('shows no track that may not be seen any more', async () => {
    const { trackIds } = await addMusic(site, {
      artist: 'Ysolde',
      album: 'Soon gone',
      tracks: ['Thaw (Live)', 'Melt'],
    });
    const [thaw = 0, melt = 0] = trackIds;
    const { playlists } = await importText('title,artist\nThaw,Ysolde\nMelt,Ysolde\n');
    const id = playlists[0]?.id ?? 0;
    expect(await entriesOf(id, 'perhaps')).toMatchObject([{ candidates: [{ id: thaw }] }]);
    await set(thaw, { visibility: 'private' });
    await set(melt, { visibility: 'private' });
    expect(await entriesOf(id, 'perhaps')).toMatchObject([{ candidates: [] }]);
    expect(await entriesOf(id, 'found')).toMatchObject([{ title: 'Melt', track: null }]);
    const [entry] = await entriesOf(id, 'perhaps');
    const settle = (await site.user(ada)).playlists.settle({
      id,
      entries: [{ entry_id: entry?.id ?? 0, track_id: thaw }],
    });
    expect((await refusal(settle)).code).toBe('not_found');
  });
});

it('a file that is refused makes nothing', async () => {
  const before = [
    await countOf('playlists'),
    await countOf('playlist_entries'),
    await countOf('playlist_tracks'),
  ];
  for (const text of [
    '',
    '<!DOCTYPE x [<!ENTITY a "b">]><playlist/>',
    '\0\0\0',
    `title\n${'x\n'.repeat(60_000)}`,
  ]) {
    const { code, fields } = await refusal(importText(text));
    expect([code, Object.keys(fields ?? {})]).toEqual(['invalid', ['file']]);
  }
  expect([
    await countOf('playlists'),
    await countOf('playlist_entries'),
    await countOf('playlist_tracks'),
  ]).toEqual(before);
  const reader = site.as('music.view', 'playlists.view');
  expect((await refusal(reader.playlists.importFile({ file: bytes('title\nRain\n') }))).code).toBe(
    'forbidden',
  );
});
