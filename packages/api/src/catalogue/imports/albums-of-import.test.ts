import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ImportBench, type TagFile } from './testing.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await ImportBench.open();
});
afterAll(() => bench.close());
beforeEach(() => bench.clear());

const by = (name: string, more: TagFile = {}): TagFile => ({ artists: [{ name, role: 'main' }], ...more });
async function albums() {
  const guest = await bench.site.guest();
  const { data } = (await guest.albums.list({ orderBy: 'name', per_page: 100 })).pagination;
  return Promise.all(
    data.map(async ({ id }) => {
      const { album } = await guest.albums.get({ id });
      return {
        name: album.name,
        type: album.type,
        artists: album.artists.map((artist) => artist.name).join(', '),
        tracks: album.tracks.map((track) => `${track.disc_number}.${track.number} ${track.name}`),
      };
    }),
  );
}

describe('an import makes', () => {
  it('one album by various artists of a compilation', async () => {
    for (const [index, name] of ['Ada', 'Bob', 'Cyd'].entries()) {
      const number = index + 1;
      await bench.write(
        `Hits/${number}.mp3`,
        by(name, { title: name, album: 'Hits', number, compilation: true }),
      );
    }
    expect(await bench.import()).toMatchObject({ added: 3 });
    expect(await albums()).toEqual([
      {
        name: 'Hits',
        type: 'compilation',
        artists: 'Various artists',
        tracks: ['1.1 Ada', '1.2 Bob', '1.3 Cyd'],
      },
    ]);
    const { results } = await (await bench.site.guest()).search.query({
      query: 'various',
      types: ['artists'],
    });
    expect(results.artists.map(({ name }) => name)).toEqual(['Various artists']);
  });

  it('various artists of a folder of several, though they come one after another', async () => {
    await bench.write('Mix/1.mp3', by('Ada', { title: 'A', album: 'Mix', number: 1 }));
    await bench.import();
    expect((await albums())[0]?.artists).toBe('Ada');
    await bench.write('Mix/2.mp3', by('Bob', { title: 'B', album: 'Mix', number: 2 }));
    await bench.import();
    expect(await albums()).toMatchObject([{ artists: 'Various artists', tracks: ['1.1 A', '1.2 B'] }]);
  });

  it('one album of two discs in two folders', async () => {
    for (const disc_number of [2, 1]) {
      for (const number of [2, 1]) {
        const title = `D${disc_number}T${number}`;
        const tags = by('Ada', { title, album: 'Double', disc_number, number });
        await bench.write(`Double/CD ${disc_number}/${number}.mp3`, tags);
      }
    }
    await bench.import();
    expect(await albums()).toMatchObject([
      { name: 'Double', artists: 'Ada', tracks: ['1.1 D1T1', '1.2 D1T2', '2.1 D2T1', '2.2 D2T2'] },
    ]);
  });

  it('two albums of one title by two artists', async () => {
    for (const name of ['Ada', 'Bob']) {
      await bench.write(
        `${name}.mp3`,
        by(name, { title: name, album: 'Greatest Hits', album_artists: [name] }),
      );
      await bench.write(`${name}/Live/1.mp3`, by(name, { title: name, album: 'Live' }));
    }
    await bench.import();
    expect((await albums()).map(({ name, artists }) => `${name} by ${artists}`).sort()).toEqual([
      'Greatest Hits by Ada',
      'Greatest Hits by Bob',
      'Live by Ada',
      'Live by Bob',
    ]);
  });

  it('a featured artist of a guest, who does not own the album', async () => {
    const artists: TagFile['artists'] = [
      { name: 'Ada', role: 'main' },
      { name: 'Bob', role: 'featured' },
    ];
    await bench.write('1.mp3', { title: 'Duet', album: 'Solo', artists });
    await bench.write('2.mp3', by('Ada', { title: 'Alone', album: 'Solo' }));
    await bench.import();
    expect(await albums()).toMatchObject([{ artists: 'Ada' }]);
    const guest = await bench.site.guest();
    const { results } = await guest.search.query({ query: 'bob' });
    const bob = results.artists[0]?.id ?? 0;
    expect(results.tracks.map(({ name }) => name)).toEqual(['Duet']);
    expect((await guest.artists.tracks({ id: bob })).pagination.data.map(({ name }) => name)).toEqual([
      'Duet',
    ]);
    expect((await guest.artists.albums({ id: bob })).pagination.data).toEqual([]);
  });

  it('one artist of all spellings of a name, and of all names of one MusicBrainz artist', async () => {
    const mbid = { recording: null, release: null, album_artist: [] };
    const prince = '070d193a-845c-479f-980e-bef15710653e';
    const files: [string, string[]][] = [
      ['Björk', []],
      ['BJORK', []],
      ['Prince', [prince]],
      ['The Artist', [prince.toUpperCase()]],
    ];
    for (const [index, [name, artist]] of files.entries()) {
      await bench.write(`${index}.mp3`, by(name, { title: `${index}`, mbid: { ...mbid, artist } }));
    }
    expect(await bench.import()).toMatchObject({ state: 'done', added: 4, failed: 0 });
    await bench.write('9.mp3', by('Love Symbol', { title: '9', mbid: { ...mbid, artist: [prince] } }));
    expect(await bench.import()).toMatchObject({ state: 'done', added: 1 });
    const { data } = (await (await bench.site.guest()).artists.list({ orderBy: 'name' })).pagination;
    expect(data.map(({ name }) => name)).toEqual(['Björk', 'Prince']);
  });

  it('singles, EPs and albums by what they hold, unless an editor knows better', async () => {
    const minutes = (n: number) => n * 60_000;
    const shapes = [
      ['Single', 2, minutes(4)],
      ['Long single', 2, minutes(9)],
      ['Short player', 5, minutes(5)],
      ['Album', 10, minutes(4)],
    ] as const;
    for (const [album, count, duration] of shapes) {
      for (let number = 1; number <= count; number += 1) {
        await bench.write(
          `${album}/${number}.mp3`,
          by('Ada', { title: `${number}`, album, number, duration }),
        );
      }
    }
    await bench.import();
    const types = async () => Object.fromEntries((await albums()).map(({ name, type }) => [name, type]));
    expect(await types()).toEqual({
      Album: 'album',
      'Long single': 'ep',
      'Short player': 'ep',
      Single: 'single',
    });
    const guest = await bench.site.guest();
    const { data } = (await guest.albums.list({ type: 'album' })).pagination;
    await bench.site.as('music.view', 'albums.manage').albums.update({ id: data[0]?.id ?? 0, type: 'live' });
    await bench.write('Album/11.mp3', by('Ada', { title: '11', album: 'Album', number: 11 }));
    await bench.import();
    expect((await types()).Album).toBe('live');
  });
});
