import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const editor = () => site.as('music.view', 'lyrics.view', 'lyrics.manage');

describe('lyrics', () => {
  it('are read by guests, plain or line by line', async () => {
    const { trackIds } = await addMusic(site, { tracks: ['Sung'] });
    const [track_id = 0] = trackIds;
    const guest = await site.guest();
    expect(await guest.lyrics.get({ track_id })).toEqual({ lyrics: null });
    const lines = [
      { start_ms: 0, text: 'la' },
      { start_ms: 900, text: '' },
      { start_ms: 900, text: 'li' },
    ];
    await editor().lyrics.put({ track_id, text: 'la\n\nli', language: 'fi', lines });
    expect((await guest.lyrics.get({ track_id })).lyrics).toEqual({
      track_id,
      language: 'fi',
      text: 'la\n\nli',
      lines,
    });
    expect((await guest.tracks.get({ id: track_id })).track.has_lyrics).toBe(true);
    await editor().lyrics.put({ track_id, text: 'only words' });
    expect((await guest.lyrics.get({ track_id })).lyrics).toEqual({
      track_id,
      language: null,
      text: 'only words',
      lines: null,
    });
  });

  it('keep the order they are sung in', async () => {
    const { trackIds } = await addMusic(site);
    const lines = [
      { start_ms: 10, text: 'first' },
      { start_ms: 500, text: 'third' },
      { start_ms: 499, text: 'second' },
    ];
    const answer = await refusal(editor().lyrics.put({ track_id: trackIds[0] ?? 0, text: 'x', lines }));
    expect(answer).toMatchObject({ code: 'invalid', fields: { 'lines.2.start_ms': [expect.any(String)] } });
  });

  it('refuse what is too long or has no place in time', async () => {
    const { trackIds } = await addMusic(site);
    const [track_id = 0] = trackIds;
    const put = (input: object) => refusal(editor().lyrics.put({ track_id, text: 'x', ...input }));
    expect((await put({ text: 'x'.repeat(20_001) })).fields).toHaveProperty('text');
    expect((await put({ lines: [{ start_ms: -1, text: 'x' }] })).fields).toHaveProperty(['lines.0.start_ms']);
    expect((await put({ lines: [{ start_ms: 1.5, text: 'x' }] })).fields).toHaveProperty([
      'lines.0.start_ms',
    ]);
    expect((await put({ language: '../../x' })).fields).toHaveProperty('language');
  });

  it('are written by editors only, and removed once', async () => {
    const { trackIds } = await addMusic(site);
    const [track_id = 0] = trackIds;
    for (const [caller, code] of [
      [await site.guest(), 'unauthenticated'],
      [site.as('music.view', 'lyrics.view', 'tracks.manage'), 'not_found'],
    ] as const) {
      expect((await refusal(caller.lyrics.put({ track_id, text: 'x' }))).code).toBe(code);
      expect((await refusal(caller.lyrics.delete({ track_id }))).code).toBe(code);
    }
    await editor().lyrics.put({ track_id, text: 'x' });
    await editor().lyrics.delete({ track_id });
    expect((await refusal(editor().lyrics.delete({ track_id }))).code).toBe('not_found');
    expect((await refusal(editor().lyrics.put({ track_id: 5_555_555, text: 'x' }))).code).toBe('not_found');
  });

  it('are written by those who work for the artist, also of a draft, and by no other artist', async () => {
    const { albumId, artistId, trackIds } = await addMusic(site);
    const [track_id = 0] = trackIds;
    const { db } = site.services;
    const permissions = JSON.stringify([{ name: 'backstage.access', restrictions: [] }]);
    const people = [await site.addUser('singer@example.com'), await site.addUser('rival@example.com')];
    await db.updateTable('users').set({ permissions }).where('id', 'in', people).execute();
    const [member = 0, other = 0] = people;
    await db.insertInto('artist_members').values({ artist_id: artistId, user_id: member }).execute();
    const [singer, rival] = [await site.user(member), await site.user(other)];
    await singer.lyrics.put({ track_id, text: 'la', lines: [{ start_ms: 180_000, text: 'la' }] });
    expect((await refusal(rival.lyrics.put({ track_id, text: 'ha' }))).code).toBe('not_found');
    expect((await refusal(rival.lyrics.delete({ track_id }))).code).toBe('not_found');
    await site.as('albums.manage').albums.update({ id: albumId, visibility: 'draft' });
    expect((await refusal(rival.lyrics.put({ track_id, text: 'ha' }))).code).toBe('not_found');
    await singer.lyrics.put({ track_id, text: 'li' });
    expect((await singer.lyrics.get({ track_id })).lyrics).toMatchObject({ text: 'li', lines: null });
    await singer.lyrics.delete({ track_id });
    expect(await singer.lyrics.get({ track_id })).toEqual({ lyrics: null });
  });

  it('end with the track, and are of two thousand lines at most', async () => {
    const { trackIds } = await addMusic(site);
    const [track_id = 0] = trackIds;
    const put = (lines: { start_ms: number; text: string }[]) =>
      editor().lyrics.put({ track_id, text: 'x', lines });
    const late = [
      { start_ms: 180_000, text: 'x' },
      { start_ms: 180_001, text: 'y' },
    ];
    expect((await refusal(put(late))).fields).toHaveProperty(['lines.1.start_ms']);
    const many = Array.from({ length: 2_001 }, (_, start_ms) => ({ start_ms, text: 'x' }));
    expect((await refusal(put(many))).fields).toHaveProperty('lines');
    expect((await put(many.slice(1))).lyrics?.lines).toHaveLength(2_000);
  });

  it('of a track one may not see do not exist, for readers and for writers', async () => {
    const { albumId, trackIds } = await addMusic(site);
    const [track_id = 0] = trackIds;
    await editor().lyrics.put({ track_id, text: 'secret' });
    await site.as('albums.manage').albums.update({ id: albumId, visibility: 'private' });
    const absent = await refusal(editor().lyrics.get({ track_id: 5_555_555 }));
    const answers = await Promise.all([
      refusal(editor().lyrics.get({ track_id })),
      refusal(editor().lyrics.put({ track_id, text: 'changed' })),
      refusal(editor().lyrics.delete({ track_id })),
    ]);
    expect(answers).toEqual([absent, absent, absent]);
  });
});

describe('what is sung', () => {
  const sung = async (name: string, text: string, more: object = {}) => {
    const { trackIds, albumId } = await addMusic(site, { tracks: [name], ...more });
    await editor().lyrics.put({ track_id: trackIds[0] ?? 0, text });
    return { albumId, id: trackIds[0] ?? 0 };
  };
  const find = async (query: string) => {
    const { hits } = await (await site.guest()).lyrics.search({ query });
    return hits.map(({ track, line }) => [track.name, line]);
  };

  it('is found by words of a line, folded, the last as a beginning', async () => {
    await sung('River song', 'First we walk\nDown by the RIVER Élan\nAnd home');
    await sung('Other', 'the river is down\nby something else');
    for (const query of ['down by the river elan', 'River élan', 'the river éla', "Riv'er"])
      expect((await find(query))[0], query).toEqual(['River song', 'Down by the RIVER Élan']);
    expect(await find('river nowhere')).toEqual([]);
  });

  it('comes in one piece before scattered, then the most played first', async () => {
    await sung('Scattered', 'golden is the hour\nof many feathers', { plays: 90 });
    await sung('Quiet', 'my golden feathers', { plays: 1 });
    await sung('Loud', 'Golden, feathers!', { plays: 50 });
    expect((await find('golden feathers')).map(([name]) => name)).toEqual(['Loud', 'Quiet', 'Scattered']);
  });

  it('is found in scripts without spaces, and beyond ASCII', async () => {
    await sung('夜', '昔々\n東京の夜は長い');
    await sung('Ночь', 'Тихо\nВ ЛЕСУ родилась ёлочка');
    expect(await find('東京の夜')).toEqual([['夜', '東京の夜は長い']]);
    expect(await find('в лесу')).toEqual([['Ночь', 'В ЛЕСУ родилась ёлочка']]);
  });

  it('tells where it is in synced lyrics', async () => {
    const { trackIds } = await addMusic(site, { tracks: ['Synced'] });
    const [track_id = 0] = trackIds;
    const lines = [
      { start_ms: 1_000, text: 'Nothing here' },
      { start_ms: 4_500, text: 'Lanterns over water' },
    ];
    await editor().lyrics.put({ track_id, text: 'Nothing here\nLanterns over water', lines });
    const { hits } = await (await site.guest()).lyrics.search({ query: 'lanterns over' });
    expect(hits).toMatchObject([{ track: { id: track_id }, line: 'Lanterns over water', start_ms: 4_500 }]);
  });

  it('is not told of tracks that are not listed, nor for queries that would find everything', async () => {
    const { albumId } = await sung('Hidden', 'unmistakable phrase');
    expect(await find('unmistakable phrase')).toHaveLength(1);
    await site.as('albums.manage').albums.update({ id: albumId, visibility: 'private' });
    expect(await find('unmistakable phrase')).toEqual([]);
    for (const query of ['', 'a', '%%%', "';--", '& | !', ':*', "'':* <->"])
      expect(await find(query)).toEqual([]);
  });

  it('is asked by those who may read lyrics', async () => {
    const caller = site.as('music.view');
    expect((await refusal(caller.lyrics.search({ query: 'golden' }))).code).toBe('forbidden');
  });
});
