import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadForm, downloadFormats } from '../../catalogue/streaming/downloads/download-form.ts';
import { putOriginals } from '../../catalogue/streaming/put-originals.ts';
import { addMusic, createTestSite, refusal, type TestMusic, type TestSite } from '../../testing.ts';
import { songsOfZip } from './contract.ts';
import { distinctNames, endingOf, fileName } from './file-names.ts';

let site: TestSite;
let music: TestMusic;
let id: number;
let playlistId: number;
beforeAll(async () => {
  site = await createTestSite();
  music = await addMusic(site, { artist: 'Ysolde', album: 'Weather', tracks: ['Rain', 'Hail'] });
  id = await site.addUser('keeper@example.com', {
    roles: [],
    permissions: ['music.view', 'music.play', 'music.download', 'playlists.view', 'playlists.create'],
  });
  await site.services.db.transaction().execute((trx) =>
    putOriginals(
      trx,
      music.trackIds.map((track_id) => ({
        ...{ track_id, storage_key: `songs/${track_id}`, mime: 'audio/mpeg', codec: 'mp3', lossless: false },
        ...{ size: 5_000, etag: `${track_id}`, bitrate: 320_000 },
      })),
    ),
  );
  const { playlist } = await (await site.user(id)).playlists.create({ name: 'Full' });
  playlistId = playlist.id;
});
afterAll(() => site.close());

describe('the address of a download', () => {
  it('is given for what one may keep', async () => {
    const { downloads } = await site.user(id);
    const trackId = music.trackIds[0] ?? 0;
    expect(await downloads.locate({ type: 'track', id: trackId })).toEqual({
      ...{ url: `/api/v1/tracks/${trackId}/download`, songs: 1, ready: 1 },
    });
    expect(await downloads.locate({ type: 'album', id: music.albumId })).toEqual({
      ...{ url: `/api/v1/albums/${music.albumId}/download`, songs: 2, ready: 2 },
    });
  });

  it('is refused for what one does not see, and without the right to it', async () => {
    const { downloads } = site.as('music.view', 'music.play', 'music.download', 'playlists.view');
    const refused = async (type: 'track' | 'album' | 'playlist', of: number) =>
      (await refusal(downloads.locate({ type, id: of }))).code;
    expect(await refused('playlist', playlistId)).toBe('not_found');
    expect(await refused('album', 999_999)).toBe('not_found');
    expect(await refused('track', 999_999)).toBe('not_found');
    const album = { type: 'album', id: music.albumId } as const;
    const without = site.as('music.view').downloads;
    for (const ask of [() => without.locate(album), () => without.sizes(album)])
      expect((await refusal(ask())).code).toBe('forbidden');
  });

  it('is refused for more songs than a zip holds', async () => {
    const { downloads } = await site.user(id);
    const wish = { type: 'playlist', id: playlistId } as const;
    const hold = (count: number) =>
      sql`update playlists set tracks_count = ${count} where id = ${playlistId}`.execute(site.services.db);
    await hold(songsOfZip);
    await downloads.locate(wish);
    await hold(songsOfZip + 1);
    expect(await refusal(downloads.locate(wish))).toMatchObject({ code: 'too_large' });

    const whole = { type: 'album', id: (await addMusic(site, { tracks: [] })).albumId } as const;
    const fill = (count: number) =>
      sql`insert into tracks (name, slug, name_key, album_id, number, duration, status)
        select 'Loop', 'loop', 'loop', ${whole.id}, n, 1000, 'ready' from generate_series(1, ${count}::int) n`.execute(
        site.services.db,
      );
    await fill(songsOfZip);
    await downloads.locate(whole);
    await fill(1);
    expect(await refusal(downloads.locate(whole))).toMatchObject({ code: 'too_large' });
  });
});

describe('what its artist keeps to listening', () => {
  it('every member of the team it is of has as a whole and song by song, and nobody else', async () => {
    const owner = await site.addUser('label@example.com', { roles: ['Users', 'Artists'] });
    const { workspace } = await (await site.user(owner)).workspaces.create({ name: 'Label' });
    await site.services.db
      .updateTable('artists')
      .set({ workspace_id: workspace.id })
      .where('id', '=', music.artistId)
      .execute();
    const albums = site.as('albums.manage').albums;
    await albums.update({ id: music.albumId, downloadable: false });
    const viewer = await site.user(id, { workspace: { id: workspace.id, permissions: [] } });
    const alone = await site.user(id);
    for (const wish of [
      { type: 'album', id: music.albumId },
      { type: 'track', id: music.trackIds[0] ?? 0 },
    ] as const) {
      const { ready, songs } = await viewer.downloads.locate(wish);
      expect(ready).toBe(songs);
      expect((await refusal(alone.downloads.locate(wish))).code).toBe('forbidden');
    }
    await albums.update({ id: music.albumId, downloadable: true });
  });
});

describe('a song in a format', () => {
  const whole = { codec: 'flac', mime: 'audio/flac', lossless: true, cut_begin: null };
  const part = { ...whole, cut_begin: 0 };
  const mp3 = { ...whole, codec: 'mp3', mime: 'audio/mpeg', lossless: false };
  const opus = { ...whole, codec: 'opus', mime: 'audio/ogg', lossless: false };
  it.each([
    ['FLAC', whole, { original: 'whole', flac: 'frames', mp3: 'made', opus: 'made' }],
    ['a part of a FLAC', part, { original: 'whole', flac: 'made', mp3: 'made', opus: 'made' }],
    ['MP3', mp3, { original: 'whole', flac: 'whole', mp3: 'frames', opus: 'whole' }],
    ['Opus', opus, { original: 'whole', flac: 'whole', mp3: 'made', opus: 'made' }],
    [
      'MP3 in another container',
      { ...mp3, mime: 'audio/mp4' },
      { original: 'whole', flac: 'whole', mp3: 'made', opus: 'whole' },
    ],
  ] as const)('%s is coded anew only where it has to be', (_name, song, ways) => {
    expect(
      Object.fromEntries(downloadFormats.map((format) => [format, downloadForm(song, format).way])),
    ).toEqual(ways);
  });
});

describe('names of files', () => {
  it.each([
    ['AC/DC: <Live>?', 'AC_DC_ _Live__'],
    ['..', '_'],
    ['Where. ', 'Where'],
    ['con', '_con'],
    ['NUL.flac', '_NUL.flac'],
    ['a\u0000b\nc', 'a_b_c'],
    ['فيروز', 'فيروز'],
    ['😀'.repeat(60), '😀'.repeat(50)],
  ])('%j is %j', (text, name) => {
    expect(fileName(text)).toBe(name);
  });

  it('are given once, whatever their case', () => {
    const named = distinctNames();
    expect([named('A', '.flac'), named('a', '.flac'), named('A', '.mp3'), named('A', '.flac')]).toEqual([
      'A.flac',
      'a (2).flac',
      'A.mp3',
      'A (3).flac',
    ]);
  });

  it.each([
    ['audio/mpeg', '.mp3'],
    ['audio/flac', '.flac'],
    ['audio/ogg; codecs=opus', '.ogg'],
    ['audio/x-aiff', '.aiff'],
  ])('end for %s with %s', (mime, ending) => {
    expect(endingOf(mime)).toBe(ending);
  });
});
