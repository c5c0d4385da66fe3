import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestMusic, type TestSite } from '../../testing.ts';

let site: TestSite;
let rain: TestMusic;
let jazz: TestMusic;
let more: TestMusic;
const names = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word} ${index}`);

beforeAll(async () => {
  site = await createTestSite();
  rain = await addMusic(site, { artist: 'Ysolde', album: 'Weather', tracks: names(5, 'Rain') });
  jazz = await addMusic(site, { artist: 'Tove', album: 'Bus', tracks: names(4, 'Lamp'), genre: 'Jazz' });
  more = await addMusic(site, { artist: 'Sela', album: 'Tram', tracks: names(4, 'Wire') });
  const editor = await site.user();
  const { genres } = (await editor.tracks.get({ id: jazz.trackIds[0] ?? 0 })).track;
  for (const id of more.trackIds) await editor.tracks.update({ id, genre_ids: [genres[0]?.id ?? 0] });
});
afterAll(() => site.close());

const radio = async (type: 'track' | 'album' | 'artist' | 'genre' | 'playlist', id: number, input = {}) =>
  (await (await site.guest()).radio.get({ type, id, ...input })).entries;

describe('a radio', () => {
  it('of a track begins with it, goes on with what is alike and says why', async () => {
    const [first, second, ...rest] = await radio('track', jazz.trackIds[0] ?? 0);
    expect(first).toMatchObject({ track: { name: 'Lamp 0' }, because: { kind: 'start', name: null } });
    expect(second?.because).toEqual({ kind: 'genre', name: 'Jazz' });
    expect(rest).toHaveLength(11);
    const alike = [second, ...rest].slice(0, 7).map((entry) => entry?.track.name.split(' ')[0]);
    expect(new Set(alike)).toEqual(new Set(['Lamp', 'Wire']));
  });

  it('begins with an album, an artist, a genre or a playlist too', async () => {
    const collector = await site.addUser('ada@example.com');
    const caller = await site.user(collector);
    const { playlist } = await caller.playlists.create({ name: 'Own', track_ids: [...rain.trackIds] });
    const genre = (await caller.tracks.get({ id: jazz.trackIds[0] ?? 0 })).track.genres[0]?.id ?? 0;
    expect((await radio('album', jazz.albumId))[0]?.because.kind).toBe('genre');
    expect((await radio('artist', rain.artistId))[0]?.because).toEqual({ kind: 'artist', name: 'Ysolde' });
    expect((await radio('genre', genre, { limit: 3 })).map(({ because }) => because.name)).toEqual([
      'Jazz',
      'Jazz',
      'Jazz',
    ]);
    const own = (await caller.radio.get({ type: 'playlist', id: playlist.id })).entries;
    expect(own[0]?.because).toEqual({ kind: 'artist', name: 'Ysolde' });
    expect((await refusal(radio('playlist', playlist.id))).code).toBe('not_found');
  });

  it('hears what five people heard together, and not what four did', async () => {
    const { db } = site.services;
    const hear = async (userId: number, trackId: number) =>
      db
        .insertInto('plays')
        .values({
          id: crypto.randomUUID(),
          user_id: userId,
          track_id: trackId,
          started_at: new Date(),
          heard_ms: 60_000,
        })
        .execute();
    const [lamp = 0, rainy = 0] = [jazz.trackIds[0], rain.trackIds[0]];
    const reason = async () =>
      (await radio('track', lamp)).find(({ track }) => track.id === rainy)?.because.kind;
    for (let n = 0; n < 4; n += 1) {
      const person = await site.addUser(`listener${n}@example.com`);
      await hear(person, lamp);
      await hear(person, rainy);
    }
    expect(await reason()).toBe('popular');
    const fifth = await site.addUser('listener5@example.com');
    await hear(fifth, lamp);
    await hear(fifth, rainy);
    expect(await reason()).toBe('listeners');
  });

  it('has nothing in it that not everybody may see, and does not begin with it', async () => {
    const editor = await site.user();
    const [hidden = 0, open = 0] = more.trackIds;
    await editor.tracks.update({ id: hidden, visibility: 'draft' });
    const ids = (await radio('track', open)).map(({ track }) => track.id);
    expect(ids).not.toContain(hidden);
    expect((await refusal(radio('track', hidden))).code).toBe('not_found');
    expect((await refusal(radio('album', 999_999))).code).toBe('not_found');
    await editor.albums.update({ id: more.albumId, visibility: 'draft' });
    expect((await refusal(radio('album', more.albumId))).code).toBe('not_found');
    await editor.albums.update({ id: more.albumId, visibility: 'public' });
  });
});
