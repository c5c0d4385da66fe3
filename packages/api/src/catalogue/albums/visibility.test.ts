import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestMusic, type TestSite } from '../../testing.ts';
import { publishScheduled } from './publish-scheduled.ts';

let site: TestSite;
let now = new Date('2026-06-01T12:00:00Z');
beforeAll(async () => {
  site = await createTestSite({ now: () => now });
});
afterAll(() => site.close());

const editor = () =>
  site.as('music.view', 'music.play', 'lyrics.view', 'albums.manage', 'tracks.manage', 'lyrics.manage');
const absentId = 8_888_888;

type Caller = Awaited<ReturnType<TestSite['guest']>>;

/** Every way to ask for one album or one of its tracks. */
function doors(caller: Caller, albumId: number, trackId: number): Promise<unknown>[] {
  return [
    caller.albums.get({ id: albumId }),
    caller.tracks.get({ id: trackId }),
    caller.tracks.waveform({ id: trackId }),
    caller.lyrics.get({ track_id: trackId }),
    caller.streaming.sources({ track_id: trackId }),
    caller.plays.record({
      id: crypto.randomUUID(),
      track_id: trackId,
      started_at: now.toISOString(),
      heard_ms: 1,
    }),
  ];
}

/** Whether lists, shelves, search and type-ahead show the album or its track. */
async function listings(caller: Caller, { artistId, albumId, trackIds }: TestMusic, word: string) {
  const [trackId] = trackIds;
  const pages = await Promise.all([
    caller.albums.list({ per_page: 100, orderBy: 'added' }),
    caller.artists.albums({ id: artistId }),
  ]);
  const tracks = await Promise.all([
    caller.tracks.list({ per_page: 100, orderBy: 'newest' }),
    caller.artists.tracks({ id: artistId }),
  ]);
  const { results } = await caller.search.query({ query: word });
  const { suggestions } = await caller.search.suggest({ query: word });
  const { channel } = await caller.channels.get({ slug: 'added' });
  const shelves = channel.content.flatMap((shelf) => (shelf.type === 'albums' ? shelf.albums : []));
  const shown = [
    ...pages.map(({ pagination }) => pagination.data.some((album) => album.id === albumId)),
    ...tracks.map(({ pagination }) => pagination.data.some((track) => track.id === trackId)),
    results.albums.some((album) => album.id === albumId),
    results.tracks.some((track) => track.id === trackId),
    suggestions.some((hit) => hit.type === 'album' && hit.id === albumId),
    suggestions.some((hit) => hit.type === 'track' && hit.id === trackId),
    shelves.some((album) => album.id === albumId),
  ];
  expect(new Set(shown).size, `all listings agree: ${shown.join()}`).toBe(1);
  return shown[0];
}

describe('an album that a visitor may not see', () => {
  it.each(['draft', 'private'] as const)('(%s) answers like one that does not exist', async (visibility) => {
    const word = `Secret${visibility}`;
    const music = await addMusic(site, { album: word, tracks: [word] });
    const [trackId = 0] = music.trackIds;
    expect(await listings(await site.guest(), music, word)).toBe(true);
    await editor().albums.update({ id: music.albumId, visibility });

    const guest = await site.guest();
    const absent = await Promise.all(doors(guest, absentId, absentId).map(refusal));
    expect(new Set(absent.map((answer) => answer.code))).toEqual(new Set(['not_found']));
    expect(await Promise.all(doors(guest, music.albumId, trackId).map(refusal))).toEqual(absent);
    expect(await listings(guest, music, word)).toBe(false);

    await Promise.all(doors(editor(), music.albumId, trackId));
    const { album } = await editor().albums.get({ id: music.albumId });
    expect(album).toMatchObject({ visibility, abilities: { edit: true } });

    await editor().albums.update({ id: music.albumId, visibility: 'public' });
    await Promise.all(doors(guest, music.albumId, trackId));
    expect(await listings(guest, music, word)).toBe(true);
  });

  it('cannot be changed through its tracks by those who only edit tracks', async () => {
    const { albumId, trackIds } = await addMusic(site, { tracks: ['Sealed'] });
    const [id = 0] = trackIds;
    await editor().albums.update({ id: albumId, visibility: 'draft' });
    const trackEditor = site.as('music.view', 'tracks.manage');
    const absent = await refusal(trackEditor.tracks.update({ id: absentId, name: 'Mine' }));
    expect(await refusal(trackEditor.tracks.update({ id, name: 'Mine' }))).toEqual(absent);
    expect(await refusal(trackEditor.tracks.delete({ id }))).toEqual(absent);
    expect((await editor().tracks.get({ id })).track.name).toBe('Sealed');
  });
});

describe.each(['update', 'updateMany'] as const)('a change of visibility (%s)', (door) => {
  const turn = (id: number, visibility: 'draft' | 'public') =>
    door === 'update'
      ? editor().albums.update({ id, visibility })
      : editor().albums.updateMany({ ids: [id], visibility });

  it('makes the songs of a draft found under the names they were given there', async () => {
    const { albumId, trackIds } = await addMusic(site, { tracks: [`Untitled ${door}`] });
    const [id = 0] = trackIds;
    const found = async (query: string) => {
      const { results } = await (await site.guest()).search.query({ query });
      return results.tracks.map((track) => track.id);
    };
    await turn(albumId, 'draft');
    await editor().tracks.update({ id, name: `Finished ${door}` });
    expect(await found(`Finished ${door}`)).toEqual([]);
    await turn(albumId, 'public');
    expect(await found(`Finished ${door}`)).toEqual([id]);
  });

  it('tells followers of an album that turns public, not of one that was', async () => {
    const { albumId } = await addMusic(site);
    const isTold = async () =>
      (
        await site.services.db
          .selectFrom('albums')
          .select('announced_at')
          .where('id', '=', albumId)
          .executeTakeFirstOrThrow()
      ).announced_at !== null;
    await turn(albumId, 'public');
    expect(await isTold()).toBe(false);
    await turn(albumId, 'draft');
    expect(await isTold()).toBe(false);
    await turn(albumId, 'public');
    expect(await isTold()).toBe(true);
  });
});

describe('an unlisted album', () => {
  it('is open to whoever has the link, and in no list', async () => {
    const music = await addMusic(site, { album: 'Linkonly', tracks: ['Linkonly'] });
    const [trackId = 0] = music.trackIds;
    await editor().albums.update({ id: music.albumId, visibility: 'unlisted' });
    const guest = await site.guest();
    await Promise.all(doors(guest, music.albumId, trackId));
    const { album } = await guest.albums.get({ id: music.albumId });
    expect(album.tracks.map((track) => track.id)).toEqual(music.trackIds);
    expect(await listings(guest, music, 'Linkonly')).toBe(false);
  });
});

describe('a scheduled album', () => {
  it('is hidden before its time, open by link from that moment on, and listed by the job', async () => {
    const music = await addMusic(site, { album: 'Tomorrow', tracks: ['Tomorrow'] });
    const [trackId = 0] = music.trackIds;
    const guest = await site.guest();
    await editor().albums.update({
      id: music.albumId,
      visibility: 'scheduled',
      publish_at: '2026-06-02T00:00:00.000Z',
    });
    const absent = await Promise.all(doors(guest, absentId, absentId).map(refusal));
    expect(await Promise.all(doors(guest, music.albumId, trackId).map(refusal))).toEqual(absent);
    await publishScheduled(site.system());
    expect(await listings(guest, music, 'Tomorrow')).toBe(false);

    now = new Date('2026-06-02T00:00:00Z');
    await Promise.all(doors(guest, music.albumId, trackId));
    expect(await listings(guest, music, 'Tomorrow')).toBe(false);
    await publishScheduled(site.system());
    expect(await listings(guest, music, 'Tomorrow')).toBe(true);
    const { album } = await guest.albums.get({ id: music.albumId });
    expect(album.visibility).toBe('public');
  });

  it('needs a time of publication', async () => {
    const { albumId } = await addMusic(site);
    const answer = await refusal(editor().albums.update({ id: albumId, visibility: 'scheduled' }));
    expect(answer).toMatchObject({ code: 'invalid', fields: { publish_at: [expect.any(String)] } });
  });
});

describe('a hidden track of a public album', () => {
  it('is left out with its credits for guests, and shown to editors', async () => {
    const { albumId, trackIds } = await addMusic(site, { tracks: ['Shown', 'Hidden'] });
    const [, hidden = 0] = trackIds;
    await site.services.db
      .insertInto('track_credits')
      .values({ track_id: hidden, position: 0, role: 'composer', name: 'Secret Guest', detail: null })
      .execute();
    await editor().tracks.update({ id: hidden, visibility: 'draft' });
    const guest = await site.guest();
    const { album } = await guest.albums.get({ id: albumId });
    expect(album.tracks.map((track) => track.name)).toEqual(['Shown']);
    expect(album.duration).toBe(180_000);
    expect(album.credits).toEqual([]);
    const absent = await refusal(guest.tracks.get({ id: absentId }));
    expect(await refusal(guest.tracks.get({ id: hidden }))).toEqual(absent);
    expect((await editor().albums.get({ id: albumId })).album.tracks).toHaveLength(2);
  });

  it('turns public at its own time', async () => {
    const { albumId, trackIds } = await addMusic(site, { tracks: ['First single', 'Later single'] });
    const [, later = 0] = trackIds;
    const guest = await site.guest();
    const publishAt = new Date(now.getTime() + 3_600_000).toISOString();
    await editor().tracks.update({ id: later, visibility: 'scheduled', publish_at: publishAt });
    expect((await refusal(guest.tracks.get({ id: later }))).code).toBe('not_found');
    now = new Date(publishAt);
    expect((await guest.tracks.get({ id: later })).track.name).toBe('Later single');
    await publishScheduled(site.system());
    expect((await guest.albums.get({ id: albumId })).album.tracks).toHaveLength(2);
    expect((await guest.search.query({ query: 'later single' })).results.tracks).toHaveLength(1);
  });
});
