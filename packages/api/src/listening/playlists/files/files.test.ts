import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeError } from '../../../core/trpc.ts';
import { playlistFormats } from '../file-formats.ts';
import { type FileEntry, oneLine } from './entry.ts';
import { readPlaylistFile } from './read-file.ts';
import { writePlaylist } from './write-file.ts';

const baseUrl = 'https://music.example';
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (file: string | Uint8Array, name = '') =>
  readPlaylistFile(typeof file === 'string' ? bytes(file) : file, { name, baseUrl });
const songs = async (file: string | Uint8Array, name = '') =>
  (await read(file, name)).flatMap(({ entries }) => entries).map(said);
/** What is known of a song, without what is not. */
const said = (entry: FileEntry) =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null && value !== ''));

const words = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  fc.constantFrom(
    'AC/DC',
    'Rain - Live',
    'a, b & c',
    '#EXTINF:1,x',
    '<b>&amp;</b> ]]>',
    '"quoted"',
    'שלום',
    '- ',
    '~',
  ),
);
const tracks = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 999_999_999 }),
    title: words.map(oneLine).filter((title) => title !== ''),
    artist: words.map(oneLine),
    album: words.map(oneLine),
    duration: fc.option(fc.integer({ min: 1, max: 86_399 }).map((seconds) => seconds * 1_000)),
    isrc: fc.option(fc.constantFrom('DEA620700123', 'USRC17607839')),
    mbid: fc.option(fc.uuid()),
    slug: fc.constantFrom('rain', 'שלום', '-'),
  }),
  { minLength: 1, maxLength: 8 },
);

describe('a playlist file', () => {
  it.each(playlistFormats)('is read again as it was written: %s', async (format) => {
    await fc.assert(
      fc.asyncProperty(tracks, words.map(oneLine), async (list, name) => {
        const playlist = {
          id: 7,
          name: name || 'x',
          slug: 'x',
          description: 'Of <mine>.',
          owner: 'Ada',
          tracks: list,
        };
        const file = writePlaylist(format, playlist, baseUrl);
        expect(file.name).toMatch(/^[\p{L}\p{N}-]{1,50}\.(m3u8|xspf|jspf)$/u);
        expect(new TextEncoder().encode(file.name).length).toBeLessThan(256);
        const [again] = await read(file.text, file.name);
        expect(again?.name).toBe(playlist.name);
        const expected = list.map(({ id, slug: _, ...song }) => ({ ...song, track_id: id }));
        expect(again?.entries.map(said)).toEqual(expected.map((song) => said(song as unknown as FileEntry)));
      }),
      { numRuns: 60 },
    );
  });
});

const refused = async (file: string | Uint8Array, name = '') =>
  read(file, name).then(
    () => null,
    (error: unknown) => describeError(error).fields?.file?.[0] ?? describeError(error).code,
  );
const damaged = 'This playlist file is damaged and cannot be read.';
const noPlaylist = 'This is no playlist file that can be read.';
const xspf = (inside: string, before = '') =>
  `<?xml version="1.0"?>${before}<playlist version="1" xmlns="http://xspf.org/ns/0/"><trackList>${inside}</trackList></playlist>`;

describe('a hostile or wrong file', () => {
  const bomb =
    '<!DOCTYPE playlist [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>';
  it.each([
    ['entities that grow', xspf('<track><title>&c;</title></track>', bomb), damaged],
    [
      'a document type of its own',
      xspf('<track><title>x</title></track>', '<!DOCTYPE playlist SYSTEM "file:///etc/passwd">'),
      damaged,
    ],
    [
      'a type for a list of properties with declarations',
      '<!DOCTYPE plist [<!ENTITY x "y">]><plist><dict/></plist>',
      damaged,
    ],
    [
      'another file as its document type',
      '<!DOCTYPE plist SYSTEM "http://localhost/x"><plist><dict/></plist>',
      damaged,
    ],
    ['an entity nobody knows', xspf('<track><title>&nbsp;</title></track>'), damaged],
    ['a sign beyond Unicode', xspf('<track><title>&#x110000;</title></track>'), damaged],
    ['elements without end', `<playlist>${'<track>'.repeat(100_000)}`, damaged],
    ['elements that cross', '<playlist><trackList><track></trackList></track></playlist>', damaged],
    ['half a tag', '<playlist version="1', damaged],
    ['JSON without end', `{"playlist":{"track":${'['.repeat(200_000)}`, damaged],
    ['JSON that is too deep', `{"playlist":{"track":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`, damaged],
    ['half of a JSON file', '{"playlist":{"track":[{"title":"x"', damaged],
    ['another JSON file', '{"name":"x","all":[]}', noPlaylist],
    ['another XML file', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', noPlaylist],
    ['a table without titles', 'id;price\n1;2\n', noPlaylist],
    ['a field without end', 'title,artist\n"Rain,Ysolde\n', damaged],
    ['very many columns', `title\n${','.repeat(5_000)}\n`, damaged],
    [
      'bytes that are no text',
      new Uint8Array(65_536).map((_, n) => (n * 7_919) % 256),
      'This is no playlist file.',
    ],
    [
      'UTF-16 without a mark',
      new Uint8Array(Buffer.from('title\nRain\n', 'utf16le')),
      'This is no playlist file.',
    ],
    ['nothing', '', noPlaylist],
    ['no song', '#EXTM3U\n#PLAYLIST:Empty\n', 'There are no songs in this file.'],
    ['a million lines', `#EXTM3U\n${'x.mp3\n'.repeat(1_000_000)}`, 'This file names more than 50,000 songs.'],
    ['a million rows', `title\n${'x\n'.repeat(1_000_000)}`, 'This file names more than 50,000 songs.'],
    [
      'very many playlists',
      `{"playlists":[${'{"name":"x","items":[]},'.repeat(600)}{}]}`,
      'This file has more than 500 playlists.',
    ],
    ['too many bytes', new Uint8Array(16 * 1_024 * 1_024 + 1), 'too_large'],
  ])('is refused with a sentence: %s', async (_, file, sentence) => {
    expect(await refused(file)).toBe(sentence);
  });

  it('whatever its bytes are, is read or refused, and nothing else', async () => {
    const starts = fc.constantFrom(
      '',
      '#EXTM3U\n',
      '<playlist>',
      '<plist>',
      '{"playlist":',
      'title,artist\n',
      'title\t',
    );
    await fc.assert(
      fc.asyncProperty(starts, fc.uint8Array({ maxLength: 200 }), async (start, rest) => {
        const file = new Uint8Array([...bytes(start), ...rest]);
        const answer = await read(file, 'x.m3u').catch((error: unknown) => describeError(error).code);
        expect(Array.isArray(answer) || answer === 'invalid').toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('needs no more memory than its size allows', async () => {
    const rows = xspf('<track><title>x</title></track>'.repeat(500_000)).slice(0, 16_000_000);
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    expect(await refused(rows)).toBe('This file names more than 50,000 songs.');
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(256 * 1_024 * 1_024);
  });
});

describe('files of other programs', () => {
  const song = { title: 'Rain', artist: 'Ysolde', album: 'Weather' };

  it('M3U: with and without words, in any encoding', async () => {
    const lines =
      '#EXTM3U\r\n#EXTINF:183 tvg-id="a,b",Björk - Jóga\r\nC:\\Music\\Björk\\Homogenic\\02 Jóga.flac\r\n';
    const expected = [
      { title: 'Jóga', artist: 'Björk', duration: 183_000, path: 'C:/Music/Björk/Homogenic/02 Jóga.flac' },
    ];
    const encodings = {
      utf8: bytes(lines),
      withMark: new Uint8Array([0xef, 0xbb, 0xbf, ...bytes(lines)]),
      utf16: new Uint8Array([0xff, 0xfe, ...Buffer.from(lines, 'utf16le')]),
      utf16be: new Uint8Array([0xfe, 0xff, ...Buffer.from(lines, 'utf16le').swap16()]),
      latin1: new Uint8Array(Buffer.from(lines, 'latin1')),
    };
    for (const [name, file] of Object.entries(encodings))
      expect([name, await songs(file)]).toEqual([name, expected]);
    expect(await songs('Ysolde/Weather/1-01 Rain.mp3\nhttps://radio.example/stream\n', 'mine.m3u')).toEqual([
      { title: 'Rain', path: 'Ysolde/Weather/1-01 Rain.mp3' },
    ]);
    const [one] = await read(`#EXTM3U\n${baseUrl}/track/12/rain\n`, 'Slow Sundays.m3u8');
    expect(one).toMatchObject({ name: 'Slow Sundays', entries: [{ track_id: 12, path: null }] });
    expect(await songs(`#EXTM3U\n#EXTINF:1,x\nhttps://other.example/track/12/rain\n`)).toEqual([
      { title: 'x', duration: 1_000 },
    ]);
  });

  it('XSPF and JSPF with ids, CDATA and prefixes', async () => {
    const track = `<x:track><!-- a > b --><x:location>file:///home/a/Weather/01%20Rain.flac</x:location>
      <x:identifier>https://musicbrainz.org/recording/9F1E3C5A-0000-4000-8000-000000000001</x:identifier>
      <x:title><![CDATA[Rain <3]]></x:title><x:creator>A &amp; B&#33;</x:creator><x:duration>183000</x:duration>
      <x:extension application="a"><x:title>other</x:title></x:extension></x:track>`;
    const file = `<x:playlist version="1" xmlns:x="http://xspf.org/ns/0/"><x:title>Mine</x:title><x:trackList>${track}</x:trackList></x:playlist>`;
    const found = {
      title: 'Rain <3',
      artist: 'A & B!',
      duration: 183_000,
      mbid: '9f1e3c5a-0000-4000-8000-000000000001',
      path: '/home/a/Weather/01 Rain.flac',
    };
    expect(await songs(file)).toEqual([found]);
    const jspf = {
      playlist: {
        title: 'Mine',
        track: [{ ...song, creator: 'Ysolde', identifier: 'urn:isrc:DE-A62-07-00123' }],
      },
    };
    expect(await songs(JSON.stringify(jspf))).toEqual([{ ...song, isrc: 'DEA620700123' }]);
    const described = { playlist: { ...jspf.playlist, annotation: ' One\u0000 line\r\nand another\ud800 ' } };
    expect(await read(JSON.stringify(described))).toMatchObject([
      { description: 'One line\nand another\ufffd' },
    ]);
  });

  it('Spotify: playlists, and the songs one has saved', async () => {
    const track = {
      trackName: 'Rain',
      artistName: 'Ysolde',
      albumName: 'Weather',
      trackUri: 'spotify:track:1',
    };
    const playlists = [
      {
        name: 'Slow',
        description: 'Sundays',
        items: [
          { track, episode: null },
          { track: null, episode: {} },
        ],
      },
      { name: 'Empty', items: [] },
    ];
    expect(await read(JSON.stringify({ playlists }))).toMatchObject([
      { name: 'Slow', description: 'Sundays', entries: [song] },
    ]);
    const library = {
      tracks: [{ artist: 'Ysolde', album: 'Weather', track: 'Rain', uri: 'x' }],
      albums: [],
      shows: [],
    };
    const saved = await read(JSON.stringify(library), 'YourLibrary.json');
    expect(saved).toMatchObject([{ isSaved: true, entries: [song] }]);
  });

  it('Apple Music: the library with its playlists, tables and likes', async () => {
    const entry = (
      id: number,
      more = '',
    ) => `<key>${id}</key><dict><key>Track ID</key><integer>${id}</integer>
      <key>Name</key><string>Rain</string><key>Artist</key><string>Ysolde</string><key>Album</key><string>Weather</string>
      <key>Total Time</key><integer>183000</integer><key>Artwork</key><data>${'QUJD'.repeat(50)}</data>${more}</dict>`;
    const head = `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple Computer//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">`;
    const list = (
      name: string,
      more: string,
      id: number,
    ) => `<dict><key>Name</key><string>${name}</string>${more}
      <key>Playlist Items</key><array><dict><key>Track ID</key><integer>${id}</integer></dict></array></dict>`;
    const library = (
      lists: string,
    ) => `${head}<plist version="1.0"><dict><key>Major Version</key><integer>1</integer>
      <key>Tracks</key><dict>${entry(11)}${entry(12, '<key>Podcast</key><true/>')}</dict>
      <key>Playlists</key><array>${lists}</array></dict></plist>`;
    const own = library(
      list('Library', '<key>Master</key><true/>', 11) + list('Slow', '', 11) + list('Talk', '', 12),
    );
    expect(await read(own)).toMatchObject([{ name: 'Slow', entries: [{ ...song, duration: 183_000 }] }]);
    expect(await read(library(list('Library', '<key>Master</key><true/>', 11)), 'Library.xml')).toMatchObject(
      [{ name: 'Library', entries: [song] }],
    );
    const likes =
      'Preference,Created,Item Description\nLIKE,2024,"Ysolde - Rain"\nDISLIKE,2024,"Ysolde - Hail"\n';
    expect(await songs(likes)).toEqual([{ title: 'Rain', artist: 'Ysolde' }]);
    const exported =
      'Name\tArtist\tAlbum\tTime\tLocation\nRain\tYsolde\tWeather\t183\tMac:Music:01 Rain.mp3\n';
    const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from(exported, 'utf16le')]);
    expect(await songs(utf16)).toMatchObject([{ ...song, duration: 183_000 }]);
  });

  it('tables between commas, semicolons and tabs, with lengths of any kind', async () => {
    const all = { ...song, duration: 183_000, isrc: 'DEA620700123' };
    for (const file of [
      'Title,Artist,Album,Duration,ISRC\r\nRain,Ysolde,Weather,3:03,DE-A62-07-00123\r\n',
      '"title";"artist";"album";"duration";"isrc"\n"Rain";"Ysolde";"Weather";"183";"DEA620700123"',
      'track\tartist\talbum\tlength\tisrc\nRain\tYsolde\tWeather\t183000\tdea620700123\n',
      'Track Name,Artist Name(s),Album Name,Track Duration (ms),ISRC\nRain,Ysolde,Weather,183000,DEA620700123\n',
    ])
      expect(await songs(file)).toEqual([all]);
    expect(await songs('title,artist\n"Rain, ""again""\nand again",Ysolde\n\n,\nHail,')).toEqual([
      { title: 'Rain, "again" and again', artist: 'Ysolde' },
      { title: 'Hail' },
    ]);
  });
});
