import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestSite } from '../testing.ts';

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
      [site.as('music.view', 'lyrics.view', 'tracks.manage'), 'forbidden'],
    ] as const) {
      expect((await refusal(caller.lyrics.put({ track_id, text: 'x' }))).code).toBe(code);
      expect((await refusal(caller.lyrics.delete({ track_id }))).code).toBe(code);
    }
    await editor().lyrics.put({ track_id, text: 'x' });
    await editor().lyrics.delete({ track_id });
    expect((await refusal(editor().lyrics.delete({ track_id }))).code).toBe('not_found');
    expect((await refusal(editor().lyrics.put({ track_id: 5_555_555, text: 'x' }))).code).toBe('not_found');
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
