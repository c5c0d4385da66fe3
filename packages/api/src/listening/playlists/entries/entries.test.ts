import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestMusic, type TestSite } from '../../../testing.ts';
import { addNamedMusic, fileCalls } from '../testing-files.ts';
import { fillPlaces } from '../testing-full.ts';
import { completePlaylists } from './complete-playlists.ts';

let site: TestSite;
let music: TestMusic;
let other: TestMusic;
let [ada, ben]: [number, number] = [0, 0];
beforeAll(async () => {
  site = await createTestSite();
  ({ music, other, ada, ben } = await addNamedMusic(site));
});
afterAll(() => site.close());

const track = (index: number, of = music) => of.trackIds[index] ?? 0;
const { set, importText, idsOf, entriesOf } = fileCalls(() => ({ site, ada }));

describe('what a file named', () => {
  const file =
    'title,artist\nRain,Ysolde\nSnow,Ysolde\nComet,Nobody\nHail,Ysolde\nRain,Ysolde\nSleets,Ysolde\n';

  it('is kept by state, and settled where it stands', async () => {
    const caller = await site.user(ada);
    const { playlists } = await importText(file);
    const [{ id = 0, ...made } = {}] = playlists;
    expect(made).toEqual({ name: 'Slow', slug: 'slow', found: 3, perhaps: 2, missing: 1 });
    const { playlist } = await caller.playlists.get({ id });
    expect(playlist).toMatchObject({
      visibility: 'private',
      tracks_count: 2,
      waiting: { perhaps: 2, missing: 1 },
    });
    const [snow, sleets] = await entriesOf(id, 'perhaps');
    expect(snow).toMatchObject({
      title: 'Snow',
      artist: 'Ysolde',
      candidates: [{ id: track(2) }],
      track: null,
    });
    await caller.playlists.settle({
      id,
      entries: [
        { entry_id: snow?.id ?? 0, track_id: track(2) },
        { entry_id: sleets?.id ?? 0, track_id: null },
      ],
    });
    expect(await idsOf(id)).toEqual([0, 2, 1].map((index) => track(index)));
    const missing = await entriesOf(id, 'missing');
    expect(missing.map(({ title }) => title)).toEqual(['Comet', 'Sleets']);
    // What was wrong is taken out, unless another song of the file is the same track.
    const [rain] = await entriesOf(id, 'found');
    await caller.playlists.settle({ id, entries: [{ entry_id: rain?.id ?? 0, track_id: track(0, other) }] });
    expect(await idsOf(id)).toEqual([track(0), track(0, other), track(2), track(1)]);
    await caller.playlists.forget({ id, entry_ids: missing.map((entry) => entry.id) });
    expect((await caller.playlists.get({ id })).playlist.waiting).toEqual({ perhaps: 0, missing: 0 });
    expect(await idsOf(id)).toHaveLength(4);
  });

  it('is completed where it stands when music comes, but for what a person has refused', async () => {
    const caller = await site.user(ada);
    const { playlists } = await importText(
      'title,artist\nRain,Ysolde\nComet,Halley\nTail,Halley\nHail,Ysolde\nOrbit,Halley\n',
    );
    const id = playlists[0]?.id ?? 0;
    // Places are numbered anew, and songs are added, while it waits.
    for (let n = 0; n < 45; n += 1)
      await caller.playlists.move({ id, track_ids: [track(n % 2)], before: track((n + 1) % 2) });
    expect(await idsOf(id)).toEqual([track(0), track(1)]);
    await caller.playlists.add({ id, track_ids: [track(3)] });
    const halley = await addMusic(site, { artist: 'Halley', album: 'Sky', tracks: ['Comet', 'Tail (Live)'] });
    const [comet, tail] = [track(0, halley), track(1, halley)];
    await completePlaylists(site.system());
    expect(await idsOf(id)).toContain(comet);
    expect(await entriesOf(id, 'perhaps')).toMatchObject([{ title: 'Tail', candidates: [{ id: tail }] }]);
    const [entry] = await entriesOf(id, 'perhaps');
    await caller.playlists.settle({ id, entries: [{ entry_id: entry?.id ?? 0, track_id: null }] });
    await completePlaylists(site.system());
    expect((await entriesOf(id, 'missing')).map(({ title }) => title)).toEqual(['Tail', 'Orbit']);
    const late = await addMusic(site, { artist: 'Halley', album: 'Sky 2', tracks: ['Orbit'] });
    await completePlaylists(site.system());
    // Behind what stood before it in the file, in front of what was added later.
    expect((await idsOf(id)).slice(-2)).toEqual([track(0, late), track(3)]);
  });

  it('keeps the place of songs that wait when places are numbered anew', async () => {
    const caller = await site.user(ada);
    const { playlists } = await importText('title,artist\nRain,Ysolde\nVega,Lyra\nHail,Ysolde\nFog,Ysolde\n');
    const id = playlists[0]?.id ?? 0;
    for (let n = 0; n < 30; n += 1)
      await caller.playlists.move({ id, track_ids: [track(n % 2 ? 1 : 3)], before: track(n % 2 ? 3 : 1) });
    const lyra = await addMusic(site, { artist: 'Lyra', album: 'Night', tracks: ['Vega'] });
    await completePlaylists(site.system());
    expect((await idsOf(id))[1]).toBe(track(0, lyra));
  });

  it('is its owner’s alone, and nothing is done for others, for deleted playlists or for what is not there', async () => {
    const { playlists } = await importText(file);
    const id = playlists[0]?.id ?? 0;
    const caller = await site.user(ada);
    await caller.playlists.update({ id, visibility: 'public' });
    const [entry] = await entriesOf(id, 'perhaps');
    const entry_id = entry?.id ?? 0;
    const editor = await site.addUser('editor@example.com', { permissions: ['playlists.manage'] });
    for (const user of [ben, editor]) {
      const stranger = await site.user(user);
      expect((await stranger.playlists.get({ id })).playlist.waiting).toBeNull();
      for (const call of [
        () => stranger.playlists.entries({ id, state: 'perhaps' }),
        () => stranger.playlists.settle({ id, entries: [{ entry_id, track_id: track(2) }] }),
        () => stranger.playlists.forget({ id, entry_ids: [entry_id] }),
      ])
        expect((await refusal(call())).code).toBe('not_found');
    }
    const mine = await importText('title,artist\nSnow,Ysolde\n', { user: ben });
    const own = mine.playlists[0]?.id ?? 0;
    const bens = await site.user(ben);
    for (const entries of [
      [{ entry_id, track_id: track(2) }],
      [{ entry_id: (await entriesOf(own, 'perhaps', ben))[0]?.id ?? 0, track_id: 999_999 }],
    ])
      expect((await refusal(bens.playlists.settle({ id: own, entries }))).code).toBe('not_found');
    expect(await idsOf(own, ben)).toEqual([]);
    expect(await bens.playlists.forget({ id: own, entry_ids: [entry_id] })).toMatchObject({ changed: 0 });
    await bens.playlists.delete({ id: own });
    await completePlaylists(site.system());
    expect((await refusal(bens.playlists.entries({ id: own, state: 'perhaps' }))).code).toBe('not_found');
    expect(await entriesOf(id, 'perhaps')).toHaveLength(2);
  });

  it('is not settled where the playlist would get too long', async () => {
    const { playlists } = await importText(file);
    const id = playlists[0]?.id ?? 0;
    const [snow] = await entriesOf(id, 'perhaps');
    const entries = [{ entry_id: snow?.id ?? 0, track_id: track(2) }];
    await fillPlaces(site.services.db, id, 49_998);
    const full = await refusal((await site.user(ada)).playlists.settle({ id, entries }));
    expect(full.fields).toEqual({ entries: ['A playlist holds 50,000 tracks at most.'] });
    expect(await entriesOf(id, 'perhaps')).toHaveLength(2);
  });

  it('shows no track that may not be seen any more', async () => {
    const { trackIds } = await addMusic(site, {
      artist: 'Ysolde',
      album: 'Soon gone',
      tracks: ['Thaw (Live)', 'Melt'],
    });
    const [thaw = 0, melt = 0] = trackIds;
    const { playlists } = await importText('title,artist\nThaw,Ysolde\nMelt,Ysolde\n');
    const id = playlists[0]?.id ?? 0;
    expect(await entriesOf(id, 'perhaps')).toMatchObject([{ candidates: [{ id: thaw }] }]);
    await set(thaw, { visibility: 'private' });
    await set(melt, { visibility: 'private' });
    expect(await entriesOf(id, 'perhaps')).toMatchObject([{ candidates: [] }]);
    expect(await entriesOf(id, 'found')).toMatchObject([{ title: 'Melt', track: null }]);
    const [entry] = await entriesOf(id, 'perhaps');
    const settle = (await site.user(ada)).playlists.settle({
      id,
      entries: [{ entry_id: entry?.id ?? 0, track_id: thaw }],
    });
    expect((await refusal(settle)).code).toBe('not_found');
  });
});
