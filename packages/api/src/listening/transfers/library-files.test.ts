import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';
import { libraryFileBytes } from './library-file.ts';
import { head, newcomer, take } from './testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

describe('a file that is no library', () => {
  const song = '{"kind":"song","title":"Song"}\n';
  const zip = (entries: Record<string, string>) =>
    new Uint8Array(
      zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)]))),
    );
  const textOf = (text: string) => new TextEncoder().encode(text);
  const broken = () => {
    const file = zip({ 'library.jsonl': head + song.repeat(2_000) });
    file.fill(0x55, 60, 120);
    return file;
  };
  /** A zip of a library of so many equal lines behind the first, which are never in memory together. */
  const packed = (count: number, line: string) => {
    const pieces: Uint8Array[] = [];
    const zipped = new Zip((error, piece) => {
      if (error) throw error;
      pieces.push(piece);
    });
    const entry = new ZipDeflate('library.jsonl', { level: 1 });
    zipped.add(entry);
    entry.push(textOf(head));
    for (let n = 0; n < count; n += 1) entry.push(textOf(`${line}\n`), n === count - 1);
    zipped.end();
    return new Uint8Array(Buffer.concat(pieces));
  };
  const cases: [string, () => Uint8Array<ArrayBuffer>][] = [
    ['nothing', () => new Uint8Array()],
    ['other text', () => textOf('title,artist\nSong,Artist\n')],
    ['other JSON', () => textOf('{"playlist":{}}')],
    ['a list', () => textOf('[1,2]')],
    ['a version to come', () => textOf('{"kind":"library","version":2}\n')],
    ['a zip without one', () => zip({ 'plays.json': '[]' })],
    ['a zip that is damaged', broken],
    ['the beginning of a zip', () => zip({ 'library.jsonl': head }).slice(0, 40)],
    ['a line that is cut off', () => textOf(`${head}{"kind":"liked_song","title":"So`)],
    [
      'a line nested without end',
      () => textOf(`${head}{"kind":"liked_song","title":${'['.repeat(60)}${']'.repeat(60)}}`),
    ],
    ['a line without end', () => textOf(`${head}{"kind":"${'x'.repeat(300_000)}"}`)],
    ['a zip with a line without end', () => zip({ 'library.jsonl': `${head}${' '.repeat(300_000)}` })],
    ['a small zip of a text without end', () => packed(700, ' '.repeat(199_999))],
    ['playlists without end', () => textOf(head + '{"kind":"playlist","name":"P"}\n'.repeat(501))],
    ['a playlist without end', () => textOf(`${head}{"kind":"playlist","name":"P"}\n${song.repeat(50_001)}`)],
    ['songs without end', () => textOf(head + '{"kind":"liked_album","title":"A"}\n'.repeat(300_001))],
  ];

  it.each(cases)('%s is refused, and nothing of it is kept', async (_, fileOf) => {
    const { caller } = await newcomer(site);
    const error = await refusal(caller.transfers.importLibrary({ file: fileOf() }));
    expect(error).toMatchObject({ code: 'invalid', fields: { file: [expect.any(String)] } });
    expect((await caller.transfers.awaited({})).total).toBe(0);
    expect((await caller.playlists.mine({})).pagination.data).toEqual([]);
  });

  it('is passed over where it says what nobody can use: other kinds, other shapes, names of nothing', async () => {
    const { caller } = await newcomer(site);
    const lines = [
      '{"kind":"weather","title":"Rain"}',
      '{"kind":"liked_song","title":{"a":1}}',
      '{"kind":"liked_song","title":"Long\\u0000 \\ud800 name","duration":-5,"mbid":"x","since":"3000-01-01T00:00:00Z","year":1e99}',
      '{"kind":"followed_artist","title":"No artist"}',
      '{"kind":"plays","title":"Delta","artist":"Mira Fels","plays":[["x",1],[1,2],[1700000000000,-1],[99999999999999,5],7,null]}',
      '{"kind":"song","title":"Of no playlist"}',
      '{"kind":"playlist","name":"","description":"a\\u0000b","rules":{"match":"most"}}',
      '',
    ];
    const answer = await take(caller, `${head}${lines.join('\r\n')}`);
    expect(answer).toMatchObject({ liked_songs: 1, followed_artists: 0, played_songs: 0, playlists: 1 });
    const [{ title } = { title: '' }] = (await caller.transfers.awaited({})).pagination.data;
    expect(title).toMatch(/^Long .*name$/);
    const [playlist] = (await caller.playlists.mine({})).pagination.data;
    expect(playlist).toMatchObject({ name: 'Imported playlist', smart: false });
  });

  it('is refused of who may not make playlists, and of guests', async () => {
    const file = textOf(head);
    const plain = site.as('music.view');
    expect((await refusal(plain.transfers.importLibrary({ file }))).code).toBe('forbidden');
    const guest = await site.guest();
    expect((await refusal(guest.transfers.importLibrary({ file }))).code).toBe('unauthenticated');
    expect((await refusal(guest.transfers.awaited({}))).code).toBe('unauthenticated');
    expect((await refusal(guest.transfers.forget({}))).code).toBe('unauthenticated');
  });

  it('is refused at once when it is too large', async () => {
    const { caller } = await newcomer(site);
    const file = new Uint8Array(libraryFileBytes + 1);
    expect((await refusal(caller.transfers.importLibrary({ file }))).code).toBe('too_large');
  });

  it('is not tried without end', async () => {
    const { caller } = await newcomer(site);
    for (let time = 0; time < 20; time += 1) await refusal(take(caller, 'x'));
    expect((await refusal(take(caller, 'x'))).code).toBe('rate_limited');
  });
});
