import { describe, expect, it } from 'vitest';
import type { FileTags } from '../../../core/audio/audio-tools.ts';
import { tagsOf } from '../testing.ts';
import { factsOf } from './facts.ts';
import { groupAlbums, groupKey } from './group-albums.ts';

const by = (name: string, more: Partial<FileTags> = {}): Partial<FileTags> => ({
  artists: [{ name, role: 'main' }],
  ...more,
});
type Row = [path: string, tags: Partial<FileTags>];

/** Albums of these files: `name or key` → paths. */
function albums(rows: Row[], { library = 1, folders = true } = {}) {
  const files = rows.map(([path, tags]) => ({ path, facts: factsOf(tagsOf(tags)) }));
  const found = groupAlbums(files, { libraryId: library, folders });
  const groups = new Map<string, string[]>();
  for (const [path, { key }] of found) groups.set(key, [...(groups.get(key) ?? []), path]);
  return { found, groups: [...groups.values()].map((paths) => paths.sort()) };
}
const one = (tags: Partial<FileTags>, path: string, library = 1) =>
  albums([[path, tags]], { library }).found.get(path)?.key;
const mbid = '11111111-2222-3333-4444-555555555555';

describe('files are one album', () => {
  it('when they name the same release of MusicBrainz, wherever they are', () => {
    const tags = { mbid: { recording: null, release: mbid, artist: [], album_artist: [] } };
    expect(one({ ...tags, album: 'A' }, 'x/1.mp3')).toBe(one({ ...tags, album: 'B' }, 'y/2.mp3', 2));
  });

  it('when title and album artist agree, however they are spelled', () => {
    const key = one({ album: 'The Album!', album_artists: ['Björk'] }, 'x/1.mp3');
    expect(one({ album: 'the album', album_artists: ['BJORK'] }, 'y/z/2.mp3', 2)).toBe(key);
    expect(one({ album: 'The Album!', album_artists: ['Other'] }, 'x/1.mp3')).not.toBe(key);
  });

  it('of unknown artists when title and folder agree, discs taken together', () => {
    const key = one({ album: 'Mix' }, 'Mixes/Mix/CD1/1.mp3');
    expect(one({ album: 'MIX' }, 'Mixes/Mix/cd 2/1.mp3')).toBe(key);
    expect(one({ album: 'Mix' }, 'Mixes/Mix/9.mp3')).toBe(key);
    expect(one({ album: 'Mix' }, 'Mixes/Mix/Disc 1 - Live/9.mp3')).toBe(key);
    expect(one({ album: 'Mix' }, 'Mixes/Mix/2/9.mp3')).toBe(key);
    expect(one({ album: 'Mix' }, 'Others/Mix/1.mp3')).not.toBe(key);
    expect(one({ album: 'Mix' }, 'Mixes/Mix/CD1/1.mp3', 2)).not.toBe(key);
    expect(one({ album: 'Mix' }, 'Mixes/Mix/CDs/1.mp3')).not.toBe(key);
  });

  it('also when the names are longer than an index takes', () => {
    const long = {
      album: 'x'.repeat(255),
      album_artists: Array.from({ length: 20 }, (_, n) => `${n}`.repeat(250)),
    };
    expect(one(long, 'a/1.mp3')).toMatch(/^hash:[0-9a-f]{64}$/);
    expect(one(long, 'b/2.mp3')).toBe(one(long, 'a/1.mp3'));
    expect(one({ ...long, album: 'y' }, 'a/1.mp3')).not.toBe(one(long, 'a/1.mp3'));
  });

  it.each<[string, Row[], string[][]]>([
    [
      'of one artist and one title in any folders',
      [
        ['Ada/Live/Friday/1.mp3', by('Ada', { album: 'Live', number: 1 })],
        ['Ada/Live/Saturday/2.mp3', by('ADA', { album: 'live', number: 2 })],
        ['elsewhere/3.mp3', by('Ada', { album: 'Live', number: 3, album_artists: ['Ada'] })],
      ],
      [['Ada/Live/Friday/1.mp3', 'Ada/Live/Saturday/2.mp3', 'elsewhere/3.mp3']],
    ],
    [
      'of several artists in one folder: a compilation',
      [
        ['Hits/1.mp3', by('Ada', { album: 'Hits', number: 1 })],
        ['Hits/CD2/1.mp3', by('Bob', { album: 'Hits', number: 1, disc_number: 2 })],
      ],
      [['Hits/1.mp3', 'Hits/CD2/1.mp3']],
    ],
    [
      'but not one title of different artists in different folders',
      [
        ['Ada/Live/1.mp3', by('Ada', { album: 'Live' })],
        ['Bob/Live/1.mp3', by('Bob', { album: 'Live' })],
      ],
      [['Ada/Live/1.mp3'], ['Bob/Live/1.mp3']],
    ],
    [
      'with those beside them that lack the album artist',
      [
        ['X/1.mp3', by('Ada', { album: 'X', number: 1, album_artists: ['Ada'] })],
        ['X/2.mp3', by('Ada & Bob', { album: 'X', number: 2 })],
      ],
      [['X/1.mp3', 'X/2.mp3']],
    ],
    [
      'without any album: those of one folder',
      [
        ['Car/1.mp3', by('Ada', { title: 'a' })],
        ['Car/2.mp3', by('Bob', { title: 'b' })],
      ],
      [['Car/1.mp3', 'Car/2.mp3']],
    ],
    [
      'without any album: those of one artist in a folder that says nothing',
      [
        ['Downloads/1.mp3', by('Ada', { title: 'a' })],
        ['Downloads/2.mp3', by('Ada', { title: 'b' })],
        ['Downloads/3.mp3', by('Bob', { title: 'c' })],
        ['4.mp3', by('Cyd', { title: 'd' })],
      ],
      [['4.mp3'], ['Downloads/1.mp3', 'Downloads/2.mp3'], ['Downloads/3.mp3']],
    ],
  ])('%s', (_, rows, expected) => {
    const { groups } = albums(rows);
    expect(groups.sort((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1))).toEqual(expected);
  });

  it('are named and signed as they stand together', () => {
    const { found } = albums([
      ['Car/1.mp3', by('Ada', { title: 'a' })],
      ['Car/2.mp3', by('Bob', { title: 'b' })],
      ['Ada/1.mp3', by('Ada', { title: 'c' })],
      ['Ada/2.mp3', by('Ada', { title: 'd' })],
      ['Duo/1.mp3', by('Ada', { album: 'Duo' })],
      ['Duo/2.mp3', { album: 'Duo', artists: ['Bob', 'Ada'].map((name) => ({ name, role: 'main' })) }],
    ]);
    expect(found.get('Car/1.mp3')).toMatchObject({ name: 'Car', artists: ['Various artists'] });
    expect(found.get('Ada/1.mp3')).toMatchObject({ name: 'Singles', artists: ['Ada'] });
    expect(found.get('Duo/2.mp3')).toMatchObject({ name: null, artists: ['Ada'], compilation: false });
  });

  it('of one title whatever their folder, where folders say nothing', () => {
    const rows: Row[] = [
      ['a/1.mp3', by('Ada', { album: 'Hits', number: 1 })],
      ['b/2.mp3', by('Bob', { album: 'Hits', number: 2 })],
    ];
    expect(albums(rows).groups).toHaveLength(2);
    expect(albums(rows, { folders: false }).groups).toHaveLength(1);
  });

  it('are looked at together when they could be', () => {
    const key = (tags: Partial<FileTags>, path: string) => groupKey({ path, facts: factsOf(tagsOf(tags)) });
    expect(key({ album: 'Ä' }, 'x/1.mp3')).toBe(key({ album: 'a' }, 'y/2.mp3'));
    expect(key({}, 'x/CD1/1.mp3')).toBe(key({}, 'x/2.mp3'));
    expect(key({}, 'x/1.mp3')).not.toBe(key({}, 'y/1.mp3'));
  });
});
