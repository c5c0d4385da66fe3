import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const editor = () => site.as('music.view', 'lyrics.view', 'lyrics.manage', 'tracks.manage', 'albums.manage');

describe('the list of lyrics of those who manage them', () => {
  it('is found by what is sung, by title and by artist, and narrowed down', async () => {
    const { trackIds } = await addMusic(site, {
      artist: 'Wren',
      tracks: ['Lighthouse', 'Draft song', 'Wordless'],
    });
    const [sung = 0, draft = 0, none = 0] = trackIds;
    const lines = [{ start_ms: 0, text: 'Salt on the window' }];
    await editor().lyrics.put({ track_id: sung, text: 'Salt on the window', language: 'en', lines });
    await editor().lyrics.put({ track_id: draft, text: 'Noch nicht fertig\nzweite', language: 'de' });
    await editor().tracks.update({ id: draft, visibility: 'draft' });
    const ids = async (input: Parameters<ReturnType<typeof editor>['lyrics']['managed']>[0]) =>
      (await editor().lyrics.managed(input)).pagination.data.map(({ track }) => track.id);
    expect(await ids({})).toEqual([draft, sung]);
    expect(await ids({ orderBy: 'oldest' })).toEqual([sung, draft]);
    expect(await ids({ query: 'window salt' })).toEqual([sung]);
    expect(await ids({ query: 'wren' })).toEqual([sung]);
    expect(await ids({ query: 'draft' })).toEqual([draft]);
    expect(await ids({ synced: true })).toEqual([sung]);
    expect(await ids({ synced: false })).toEqual([draft]);
    expect(await ids({ language: 'DE' })).toEqual([draft]);
    const { data } = (await editor().lyrics.managed({ language: 'de' })).pagination;
    expect(data[0]).toMatchObject({ language: 'de', synced: false, beginning: 'Noch nicht fertig' });

    // Who edits lyrics alone sees no drafts.
    const alone = site.as('music.view', 'lyrics.view', 'lyrics.manage');
    const shown = (await alone.lyrics.managed({})).pagination.data;
    expect(shown.map(({ track }) => track.id)).toEqual([sung]);
    expect((await refusal(alone.lyrics.deleteMany({ track_ids: [sung, draft] }))).code).toBe('not_found');

    const absent = await refusal(editor().lyrics.deleteMany({ track_ids: [sung, none] }));
    expect(absent.code).toBe('not_found');
    expect((await editor().lyrics.get({ track_id: sung })).lyrics?.text).toBe('Salt on the window');
    await editor().tracks.trash({ ids: [draft] });
    expect(await ids({})).toEqual([sung]);
    expect(await editor().lyrics.deleteMany({ track_ids: [sung] })).toMatchObject({ changed: 1 });
    expect((await editor().tracks.get({ id: sung })).track.has_lyrics).toBe(false);
  });
});
