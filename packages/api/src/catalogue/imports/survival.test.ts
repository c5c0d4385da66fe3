import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ImportBench, type TagFile } from './testing.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await ImportBench.open();
});
afterAll(() => bench.close());
beforeEach(() => bench.clear());

const song = (number: number, more: TagFile = {}): TagFile => ({
  title: `Song ${number}`,
  artists: [{ name: 'Artist', role: 'main' }],
  album_artists: ['Artist'],
  album: 'Album',
  number,
  sound: `sound ${number}`,
  ...more,
});
const mbid = '11111111-2222-3333-4444-555555555555';

/** Ten songs, imported and measured; answers their tracks. */
async function library(more: TagFile = {}): Promise<number[]> {
  for (let number = 1; number <= 10; number += 1)
    await bench.write(`Album/${number}.mp3`, song(number, more));
  await bench.import();
  await bench.measure();
  return tracks((number) => `Album/${number}.mp3`);
}
async function tracks(path: (number: number) => string): Promise<number[]> {
  const ids = [];
  for (let number = 1; number <= 10; number += 1) ids.push((await bench.trackAt(path(number))) ?? 0);
  return ids;
}
const albums = async () => (await (await bench.site.guest()).albums.list({})).pagination.data;

describe('a track keeps its identity', () => {
  it('when its file is moved or renamed, without being decoded', async () => {
    const before = await library();
    const [album] = await albums();
    await bench.move('Album', 'Sorted/Artist - Album');
    await bench.move('Sorted/Artist - Album/3.mp3', 'Sorted/Artist - Album/03 Song 3.mp3');
    const report = await bench.import();
    expect(report).toMatchObject({ state: 'done', added: 0, changed: 10, missing: 0, failed: 0 });
    const name = (number: number) => (number === 3 ? '03 Song 3.mp3' : `${number}.mp3`);
    expect(await tracks((number) => `Sorted/Artist - Album/${name(number)}`)).toEqual(before);
    expect(bench.tools.analysed).toBe(0);
    expect((await albums()).map(({ id }) => id)).toEqual([album?.id]);
    const { track } = await (await bench.site.guest()).tracks.get({ id: before[2] ?? 0 });
    expect(track).toMatchObject({ name: 'Song 3', status: 'processing' });
  });

  it('when its tags change, and takes the new ones', async () => {
    const before = await library();
    await bench.write('Album/1.mp3', song(1, { title: 'Better title', number: 11, genres: ['Jazz'] }));
    const report = await bench.import();
    expect(report).toMatchObject({ added: 0, changed: 1, unchanged: 9 });
    expect(await bench.trackAt('Album/1.mp3')).toBe(before[0]);
    const guest = await bench.site.guest();
    const { track } = await guest.tracks.get({ id: before[0] ?? 0 });
    expect(track).toMatchObject({ name: 'Better title', slug: 'better-title', number: 11 });
    expect(track.genres.map(({ display_name }) => display_name)).toEqual(['Jazz']);
    expect((await guest.search.query({ query: 'better title' })).results.tracks).toHaveLength(1);
    expect(
      (await guest.search.query({ query: 'song 1', types: ['tracks'] })).results.tracks.map((t) => t.name),
    ).toEqual(['Song 10']);
  });

  it('when its file is moved and retagged at once: the sound decides', async () => {
    const before = await library();
    await bench.remove('Album/4.mp3');
    await bench.write('New/x.mp3', song(77, { title: 'Other', album: 'Elsewhere', sound: 'sound 4' }));
    expect(await bench.import()).toMatchObject({ added: 0, changed: 1, missing: 0 });
    expect(await bench.trackAt('New/x.mp3')).toBe(before[3]);
    expect(bench.tools.analysed).toBe(1);
  });

  it('when it is encoded again in another format at its old place of the album', async () => {
    const before = await library();
    await bench.remove('Album/5.mp3');
    await bench.write('Album/5.opus', song(5, { format: 'opus', codec: 'opus', sound: 'other bits' }));
    expect(await bench.import()).toMatchObject({ added: 0, changed: 1, missing: 0 });
    expect(await bench.trackAt('Album/5.opus')).toBe(before[4]);
    const [rendition] = await bench.site.services.db
      .selectFrom('originals')
      .select(['mime', 'storage_key'])
      .where('track_id', '=', before[4] ?? 0)
      .execute();
    expect(rendition).toMatchObject({
      mime: 'audio/ogg',
      storage_key: expect.stringMatching(/\/Album\/5\.opus$/),
    });
  });

  it('by its MusicBrainz recording', async () => {
    const recording = { recording: mbid, release: null, artist: [], album_artist: [] };
    const before = await library();
    await bench.write('Album/6.mp3', song(6, { mbid: recording }));
    await bench.import();
    await bench.measure();
    await bench.remove('Album/6.mp3');
    await bench.write('Live/1.mp3', song(1, { album: 'Remaster', sound: 'remastered', mbid: recording }));
    expect(await bench.import()).toMatchObject({ added: 0, changed: 1, missing: 0 });
    expect(await bench.trackAt('Live/1.mp3')).toBe(before[5]);
  });

  it('when its file comes back after it was missing', async () => {
    const before = await library();
    await bench.move('Album/7.mp3', '../7.kept');
    expect(await bench.import()).toMatchObject({ state: 'done', missing: 1 });
    const guest = await bench.site.guest();
    expect((await guest.tracks.get({ id: before[6] ?? 0 })).track.status).toBe('missing');
    await bench.move('../7.kept', 'Album/7.mp3');
    expect(await bench.import()).toMatchObject({ added: 0, changed: 1, missing: 0 });
    expect(await bench.trackAt('Album/7.mp3')).toBe(before[6]);
    expect((await guest.tracks.get({ id: before[6] ?? 0 })).track.status).toBe('processing');
  });

  it('but other music at a new path is a new track', async () => {
    const before = await library();
    await bench.remove('Album/8.mp3');
    await bench.write('New/8.mp3', song(8, { title: 'Stranger', album: 'New', sound: 'strange' }));
    expect(await bench.import()).toMatchObject({ added: 1, changed: 0, missing: 1 });
    const added = await bench.trackAt('New/8.mp3');
    expect(before).not.toContain(added);
    const guest = await bench.site.guest();
    expect((await guest.tracks.get({ id: before[7] ?? 0 })).track).toMatchObject({ status: 'missing' });
  });

  it('and two files of one sound are two tracks while both are there', async () => {
    const before = await library();
    await bench.write('Best of/1.mp3', song(1, { album: 'Best of' }));
    expect(await bench.import()).toMatchObject({ added: 1, unchanged: 10 });
    expect(before).not.toContain(await bench.trackAt('Best of/1.mp3'));
  });
});

describe('an album keeps its page', () => {
  it('when all its files take another title', async () => {
    const before = await library();
    const [album] = await albums();
    for (let number = 1; number <= 10; number += 1) {
      await bench.write(`Album/${number}.mp3`, song(number, { album: 'Album (Deluxe)' }));
    }
    expect(await bench.import()).toMatchObject({ changed: 10 });
    expect(await albums()).toMatchObject([{ id: album?.id, name: 'Album (Deluxe)', slug: 'album-deluxe' }]);
    expect(await tracks((number) => `Album/${number}.mp3`)).toEqual(before);
  });

  it('when its folder is renamed and nobody is named as album artist', async () => {
    await library({ album_artists: [] });
    const [album] = await albums();
    await bench.move('Album', 'Renamed');
    await bench.import();
    expect((await albums()).map(({ id }) => id)).toEqual([album?.id]);
  });

  it('while some of its tracks leave, and goes when the last one has left', async () => {
    await library();
    await bench.write('Album/1.mp3', song(1, { album: 'Second' }));
    await bench.import();
    expect((await albums()).map(({ name }) => name).sort()).toEqual(['Album', 'Second']);
    for (let number = 2; number <= 10; number += 1) {
      await bench.write(`Album/${number}.mp3`, song(number, { album: 'Second' }));
    }
    await bench.import();
    expect((await albums()).map(({ name }) => name)).toEqual(['Second']);
    const { results } = await (await bench.site.guest()).search.query({ query: 'album', types: ['albums'] });
    expect(results.albums).toEqual([]);
  });

  it('with the artist of its files when all of them are retagged', async () => {
    await library({ album_artists: [] });
    for (let number = 1; number <= 10; number += 1) {
      const artists = [{ name: 'The Artist', role: 'main' as const }];
      await bench.write(`Album/${number}.mp3`, song(number, { album_artists: [], artists }));
    }
    await bench.import();
    expect((await albums())[0]?.artists.map(({ name }) => name)).toEqual(['The Artist']);
  });
});
