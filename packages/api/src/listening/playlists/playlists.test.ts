import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestMusic, type TestSite } from '../../testing.ts';
import { fillPlaces } from './testing-full.ts';

let site: TestSite;
let music: TestMusic;
let [ada, ben]: [number, number] = [0, 0];
beforeAll(async () => {
  site = await createTestSite();
  music = await addMusic(site, {
    artist: 'Ysolde',
    album: 'Weather',
    tracks: ['Rain', 'Hail', 'Snow', 'Fog', 'Dew', 'Sleet'],
  });
  ada = await site.addUser('ada@example.com');
  ben = await site.addUser('ben@example.com');
});
afterAll(() => site.close());

const track = (index: number) => music.trackIds[index] ?? 0;
const all = () => [...music.trackIds];
const make = async (user: number, name: string, indexes: number[] = [], more = {}) =>
  (
    await (
      await site.user(user)
    ).playlists.create({
      name,
      track_ids: indexes.map(track),
      ...more,
    })
  ).playlist;
const names = async (user: number, id: number, input = {}) =>
  (await (await site.user(user)).playlists.tracks({ id, ...input })).pagination.data.map(({ name }) => name);

describe('a playlist', () => {
  it('is made with tracks, read, changed, deleted and brought back', async () => {
    const caller = await site.user(ada);
    const made = await make(ada, '  Slow   Sundays ', [2, 0, 1]);
    expect(made).toMatchObject({
      name: 'Slow Sundays',
      slug: 'slow-sundays',
      visibility: 'private',
      tracks_count: 3,
      description: '',
      owner: { id: ada },
      abilities: { edit: true },
    });
    expect(await names(ada, made.id)).toEqual(['Snow', 'Rain', 'Hail']);
    const changed = await caller.playlists.update({ id: made.id, name: 'Mondays', description: 'Early.' });
    expect(changed.playlist).toMatchObject({ name: 'Mondays', slug: 'mondays', description: 'Early.' });
    const mine = async (input = {}) =>
      (await caller.playlists.mine(input)).pagination.data.map(({ name }) => name);
    expect(await mine({ query: 'mon' })).toEqual(['Mondays']);
    await caller.playlists.delete({ id: made.id });
    expect(await mine()).not.toContain('Mondays');
    expect((await refusal(caller.playlists.get({ id: made.id }))).code).toBe('not_found');
    expect((await refusal(caller.playlists.add({ id: made.id, track_ids: [track(3)] }))).code).toBe(
      'not_found',
    );
    await caller.playlists.restore({ id: made.id });
    expect(await names(ada, made.id)).toEqual(['Snow', 'Rain', 'Hail']);
    expect((await refusal(caller.playlists.restore({ id: made.id }))).code).toBe('not_found');
  });

  it('takes a track once, keeps the order of what is added, and says what was there', async () => {
    const caller = await site.user(ada);
    const { id } = await make(ada, 'Once', [0]);
    const answer = await caller.playlists.add({ id, track_ids: [track(3), track(0), track(1), track(3)] });
    expect(answer).toEqual({ added: 2, added_ids: [track(3), track(1)], there: 1, tracks_count: 3 });
    expect(await names(ada, id)).toEqual(['Rain', 'Fog', 'Hail']);
    expect(await names(ada, id, { orderBy: 'name' })).toEqual(['Fog', 'Hail', 'Rain']);
    expect(await names(ada, id, { orderBy: 'newest' })).toEqual(['Hail', 'Fog', 'Rain']);
    expect(await names(ada, id, { query: 'fo' })).toEqual(['Fog']);
    const list = { playlist_id: id, orderBy: 'custom' as const };
    expect(await caller.tracks.count(list)).toEqual({ total: 3 });
    expect((await caller.tracks.ids(list)).ids).toEqual([0, 3, 1].map(track));
    const wrong = [
      { ...list, orderBy: 'popular' as const },
      { orderBy: 'custom' as const },
      { ...list, liked: true },
    ];
    for (const one of wrong)
      expect((await refusal(caller.tracks.list(one))).fields).toHaveProperty('orderBy');
  });

  it('has its tracks moved: several together, to the front, to the end, into the same gap again and again', async () => {
    const caller = await site.user(ada);
    const { id } = await make(ada, 'Moved', [0, 1, 2, 3, 4, 5]);
    const order = async () => (await caller.tracks.ids({ playlist_id: id, orderBy: 'custom' })).ids;
    const move = (track_ids: number[], before: number | null) =>
      caller.playlists.move({ id, track_ids, before });
    await move([track(4), track(2)], track(0));
    expect(await order()).toEqual([4, 2, 0, 1, 3, 5].map(track));
    await move([track(4)], null);
    expect(await order()).toEqual([2, 0, 1, 3, 5, 4].map(track));
    for (let turn = 0; turn < 60; turn += 1) {
      const before = track(turn % 2 ? 1 : 3);
      const [moved, ...others] = turn % 2 ? [3, 2, 0, 1, 5, 4] : [1, 2, 0, 3, 5, 4];
      await move([track(moved ?? 0)], before);
      others.splice(2, 0, moved ?? 0);
      expect(await order()).toEqual(others.map(track));
    }
    const kept = await order();
    expect((await refusal(move([track(0)], track(0)))).fields).toHaveProperty('before');
    await caller.playlists.removeTracks({ id, track_ids: [track(5)] });
    expect((await refusal(move([track(0)], track(5)))).code).toBe('conflict');
    expect(await move([track(5)], null)).toMatchObject({ changed: 0 });
    await caller.playlists.restoreTracks({ id, track_ids: [track(5)] });
    expect(await order()).toEqual(kept);
  });

  it('writes one row for a move', async () => {
    const { id } = await make(ada, 'Rows', [0, 1, 2, 3, 4, 5]);
    const versions = async () => {
      const rows = await site.services.db
        .selectFrom('playlist_tracks')
        .select(['track_id', 'position'])
        .where('playlist_id', '=', id)
        .execute();
      return new Map(rows.map((row) => [row.track_id, row.position]));
    };
    const before = await versions();
    await (await site.user(ada)).playlists.move({ id, track_ids: [track(5)], before: track(1) });
    const after = await versions();
    expect(all().filter((one) => before.get(one) !== after.get(one))).toEqual([track(5)]);
  });

  it('is whole after many people of one account add, move and take out at once', async () => {
    const caller = await site.user(ada);
    const { id } = await make(ada, 'Busy', [0, 1, 2]);
    let seed = 7;
    const pick = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const work = Array.from({ length: 60 }, () => {
      const [one, other] = [track(pick(6)), track(pick(6))];
      const turn = pick(4);
      if (turn === 0) return caller.playlists.add({ id, track_ids: [one, other] });
      if (turn === 1) return caller.playlists.removeTracks({ id, track_ids: [one] });
      if (turn === 2) return caller.playlists.restoreTracks({ id, track_ids: [one] });
      return caller.playlists.move({ id, track_ids: [one], before: other === one ? null : other });
    });
    const answers = await Promise.allSettled(work);
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [String(answer.reason)] : [],
    );
    expect(refused.filter((reason) => !/changed this meanwhile/.test(reason))).toEqual([]);
    await caller.playlists.add({ id, track_ids: all() });
    const { ids } = await caller.tracks.ids({ playlist_id: id, orderBy: 'custom' });
    expect(ids.toSorted()).toEqual(all().toSorted());
    expect((await caller.playlists.get({ id })).playlist.tracks_count).toBe(6);
  });
});

describe('whose it is', () => {
  it('hides private ones from everybody else, editors too, behind the answer for what is not there', async () => {
    const { id } = await make(ada, 'Secret', [0]);
    const nothing = {
      ...(await refusal((await site.user(ben)).playlists.get({ id: 999_999 }))),
      requestId: '',
    };
    for (const caller of [await site.user(ben), await site.user(), await site.guest()]) {
      const calls = [
        () => caller.playlists.get({ id }),
        () => caller.playlists.tracks({ id }),
        () => caller.tracks.list({ playlist_id: id, orderBy: 'custom' }),
      ];
      for (const call of calls) expect({ ...(await refusal(call())), requestId: '' }).toEqual(nothing);
    }
    for (const caller of [await site.user(ben), await site.user()]) {
      const calls = [
        () => caller.playlists.update({ id, name: 'Mine' }),
        () => caller.playlists.add({ id, track_ids: [track(1)] }),
        () => caller.playlists.removeTracks({ id, track_ids: [track(0)] }),
        () => caller.playlists.restoreTracks({ id, track_ids: [track(0)] }),
        () => caller.playlists.move({ id, track_ids: [track(0)], before: null }),
        () => caller.playlists.delete({ id }),
        () => caller.playlists.restore({ id }),
      ];
      for (const call of calls) expect((await refusal(call())).code).toBe('not_found');
    }
    expect((await refusal((await site.guest()).playlists.create({ name: 'x' }))).code).toBe(
      'unauthenticated',
    );
    expect((await refusal((await site.guest()).playlists.mine({}))).code).toBe('unauthenticated');
    expect(await names(ada, id)).toEqual(['Rain']);
  });

  it('lets everybody see what is public or unlisted, lists what is public, and lets editors change it', async () => {
    const open = await make(ada, 'Open', [0], { visibility: 'public' });
    const linked = await make(ada, 'Linked', [1], { visibility: 'unlisted' });
    const guest = await site.guest();
    const listed = (await guest.playlists.list({})).pagination.data.map(({ name }) => name);
    expect(listed).toContain('Open');
    expect(listed).not.toContain('Linked');
    const ofAda = (await guest.playlists.ofUser({ id: ada })).pagination.data.map(({ name }) => name);
    expect(ofAda).toContain('Open');
    expect(ofAda).not.toContain('Linked');
    expect((await guest.playlists.ofUser({ id: ben })).pagination.data).toEqual([]);
    for (const { id } of [open, linked]) {
      expect((await guest.playlists.get({ id })).playlist.abilities.edit).toBe(false);
      expect((await refusal((await site.user(ben)).playlists.update({ id, name: 'Mine' }))).code).toBe(
        'forbidden',
      );
      await (await site.user()).playlists.update({ id, description: 'Looked after.' });
    }
    expect((await guest.playlists.get({ id: open.id })).playlist.description).toBe('Looked after.');
  });
});

describe('what is in it', () => {
  it('takes nothing that may not be seen, and then nothing at all', async () => {
    const caller = await site.user(ada);
    const hidden = await addMusic(site, { album: 'Hidden', tracks: ['Draft'] });
    await (await site.user()).albums.update({ id: hidden.albumId, visibility: 'draft' });
    const { id } = await make(ada, 'Careful', [0]);
    for (const wish of [
      [track(1), hidden.trackIds[0] ?? 0],
      [track(1), 999_999],
    ])
      expect((await refusal(caller.playlists.add({ id, track_ids: wish }))).code).toBe('not_found');
    const made = caller.playlists.create({ name: 'Not made', track_ids: [hidden.trackIds[0] ?? 0] });
    expect((await refusal(made)).code).toBe('not_found');
    expect(await names(ada, id)).toEqual(['Rain']);
    expect((await caller.playlists.mine({ query: 'not made' })).pagination.data).toEqual([]);
    const tooMany = Array.from({ length: 10_001 }, (_, n) => n + 1);
    expect((await refusal(caller.playlists.add({ id, track_ids: tooMany }))).fields).toHaveProperty(
      'track_ids',
    );
  });

  it('leaves out what is hidden, counts it out, and has it again at its place', async () => {
    const editor = await site.user();
    const { id } = await make(ada, 'Gaps', [0, 1, 2]);
    const count = async () => (await (await site.user(ada)).playlists.get({ id })).playlist.tracks_count;
    await editor.tracks.update({ id: track(1), visibility: 'private' });
    expect([await names(ada, id), await count()]).toEqual([['Rain', 'Snow'], 2]);
    await editor.tracks.update({ id: track(1), visibility: 'public' });
    expect([await names(ada, id), await count()]).toEqual([['Rain', 'Hail', 'Snow'], 3]);
    await editor.albums.update({ id: music.albumId, visibility: 'draft' });
    expect([await names(ada, id), await count()]).toEqual([[], 0]);
    await editor.albums.update({ id: music.albumId, visibility: 'public' });
    expect([await names(ada, id), await count()]).toEqual([['Rain', 'Hail', 'Snow'], 3]);
  });

  it('holds 50,000 tracks at most', async () => {
    const { id } = await make(ada, 'Full', [0]);
    const { db } = site.services;
    const extra = await addMusic(site, { album: 'Extra', tracks: ['One more'] });
    await fillPlaces(db, id, 49_999);
    const caller = await site.user(ada);
    const wish = caller.playlists.add({ id, track_ids: [...extra.trackIds] });
    expect((await refusal(wish)).fields?.track_ids).toEqual(['A playlist holds 50,000 tracks at most.']);
    expect(await caller.playlists.add({ id, track_ids: [track(0)] })).toMatchObject({ added: 0, there: 1 });
  });

  it('goes with the account of its owner, and what was deleted or taken out goes for good after 30 days', async () => {
    const { db } = site.services;
    const { id } = await make(ada, 'Kept', [0, 1]);
    const gone = await make(ada, 'Gone', [0]);
    const caller = await site.user(ada);
    await caller.playlists.removeTracks({ id, track_ids: [track(1)] });
    await caller.playlists.delete({ id: gone.id });
    const { purgePlaylists } = await import('./queries.ts');
    await purgePlaylists(db);
    await caller.playlists.restore({ id: gone.id });
    await caller.playlists.delete({ id: gone.id });
    const long = new Date(Date.now() - 31 * 86_400_000);
    await db.updateTable('playlists').set({ deleted_at: long }).where('id', '=', gone.id).execute();
    await db
      .updateTable('playlist_tracks')
      .set({ removed_at: long })
      .where('removed_at', 'is not', null)
      .execute();
    await purgePlaylists(db);
    expect((await refusal(caller.playlists.restore({ id: gone.id }))).code).toBe('not_found');
    expect(await caller.playlists.restoreTracks({ id, track_ids: [track(1)] })).toMatchObject({ changed: 0 });
    expect(await names(ada, id)).toEqual(['Rain']);
    const other = await site.addUser('carl@example.com');
    const left = await make(other, 'Left', [0], { visibility: 'public' });
    await db.deleteFrom('users').where('id', '=', other).execute();
    expect((await refusal(caller.playlists.get({ id: left.id }))).code).toBe('not_found');
  });
});
