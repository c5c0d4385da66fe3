import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestMusic, type TestSite } from '../../testing.ts';
import { playlistFormats } from './file-formats.ts';
import { addNamedMusic, bytes, fileCalls } from './testing-files.ts';

let site: TestSite;
let music: TestMusic;
let other: TestMusic;
let [ada, ben]: [number, number] = [0, 0];
beforeAll(async () => {
  site = await createTestSite();
  ({ music, other, ada, ben } = await addNamedMusic(site));
});
afterAll(() => site.close());

const track = (index: number, of = music) => of.trackIds[index] ?? 0;
const { set, importText, idsOf, entriesOf } = fileCalls(() => ({ site, ada }));
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
