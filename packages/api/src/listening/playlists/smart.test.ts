import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { addMusic, createTestSite, refusal, type TestMusic, type TestSite } from '../../testing.ts';
import { ruleSet } from './rules.ts';
import { holds, ruleTrees, type TrackFacts } from './testing-rules.ts';

let clock = new Date('2026-03-10T12:00:00Z');
let site: TestSite;
let rain: TestMusic;
let jazz: TestMusic;
let [ada, ben]: [number, number] = [0, 0];
const facts: TrackFacts[] = [];
const day = 86_400_000;

beforeAll(async () => {
  site = await createTestSite({ now: () => clock });
  rain = await addMusic(site, {
    artist: 'Ysolde Bré',
    album: 'Weather',
    tracks: ['Rain', 'Hail', '100% Snow', 'Fog'],
  });
  jazz = await addMusic(site, {
    artist: 'Tove',
    album: 'Night Bus',
    tracks: ['Blue Lamp', 'Rain Again'],
    genre: 'Jazz',
  });
  ada = await site.addUser('ada@example.com');
  ben = await site.addUser('ben@example.com');
  const { db } = site.services;
  const lengths = [61_000, 122_000, 183_000, 244_000, 305_000, 366_900];
  for (const [index, id] of [...rain.trackIds, ...jazz.trackIds].entries()) {
    const isJazz = index > 3;
    const values = {
      duration: lengths[index] ?? 0,
      bpm: index % 2 ? 90 + index : null,
      musical_key: index === 2 ? 'F#m' : null,
      codec: isJazz ? 'flac' : 'mp3',
      explicit: index === 1,
      plays_count: index * 10,
      created_at: new Date(clock.getTime() - index * 10 * day),
    };
    await db.updateTable('tracks').set(values).where('id', '=', id).execute();
    facts.push({
      id,
      title: ['rain', 'hail', '100 snow', 'fog', 'blue lamp', 'rain again'][index] ?? '',
      artist: isJazz ? 'tove' : 'ysolde bre',
      album: isJazz ? 'night bus' : 'weather',
      genre: isJazz ? 'jazz' : null,
      tag: null,
      key: values.musical_key?.toLowerCase() ?? null,
      codec: values.codec,
      year: isJazz ? 1984 : null,
      duration: Math.floor(values.duration / 1000),
      bpm: values.bpm,
      loudness: null,
      plays: index === 0 ? 3 : index === 4 ? 1 : 0,
      all_plays: values.plays_count,
      last_played: index === 0 ? clock.getTime() - 2 * day : index === 4 ? clock.getTime() - 40 * day : null,
      liked_at: index === 5 ? clock.getTime() - 5 * day : null,
      added_at: values.created_at.getTime(),
      liked: index === 5,
      album_liked: isJazz,
      explicit: values.explicit,
      lyrics: false,
      lossless: false,
    });
  }
  await db
    .updateTable('albums')
    .set({ release_date: '1984-05-01', release_precision: 'day' })
    .where('id', '=', jazz.albumId)
    .execute();
  const heard = async (userId: number, trackId: number, days: number) =>
    db
      .insertInto('plays')
      .values({
        id: crypto.randomUUID(),
        user_id: userId,
        track_id: trackId,
        started_at: new Date(clock.getTime() - days * day),
        heard_ms: 60_000,
      })
      .execute();
  for (const days of [2, 3, 400]) await heard(ada, rain.trackIds[0] ?? 0, days);
  await heard(ada, jazz.trackIds[0] ?? 0, 40);
  for (const id of rain.trackIds) await heard(ben, id, 1);
  const caller = await site.user(ada);
  await caller.likes.set({ type: 'tracks', id: jazz.trackIds[1] ?? 0, liked: true });
  await caller.likes.set({ type: 'albums', id: jazz.albumId, liked: true });
  await db
    .updateTable('track_likes')
    .set({ created_at: new Date(clock.getTime() - 5 * day) })
    .execute();
});
afterAll(() => site.close());

type Rules = z.input<typeof ruleSet>;
const all = (...rules: Rules['rules']): Rules => ({ match: 'all', rules });
const caller = () => site.user(ada);
const found = async (rules: Rules, user = ada) =>
  (await (await site.user(user)).playlists.preview({ rules: ruleSet.parse(rules) })).tracks.map(
    ({ name }) => name,
  );
const make = async (name: string, rules: Rules, more = {}) =>
  (await (await caller()).playlists.create({ name, rules: ruleSet.parse(rules), ...more })).playlist;
const songs = async (id: number, user = ada) =>
  (await (await site.user(user)).playlists.tracks({ id })).pagination.data.map(({ name }) => name);

describe('a rule', () => {
  it.each<[string, Rules, string[]]>([
    [
      'letters with marks',
      all({ field: 'artist', op: 'is', value: 'ysolde bre' }),
      ['100% Snow', 'Fog', 'Hail', 'Rain'],
    ],
    ['a part with a sign', all({ field: 'title', op: 'contains', value: '100%' }), ['100% Snow']],
    ['a sign for itself', all({ field: 'key', op: 'contains', value: '_' }), []],
    [
      'a genre that is not',
      all({ field: 'genre', op: 'is_not', value: 'Jazz' }),
      ['100% Snow', 'Fog', 'Hail', 'Rain'],
    ],
    ['years', all({ field: 'year', op: 'between', value: [1980, 1990] }), ['Blue Lamp', 'Rain Again']],
    [
      'what was never heard',
      all({ field: 'plays', op: 'is', value: 0 }, { field: 'genre', op: 'is', value: 'jazz' }),
      ['Rain Again'],
    ],
    [
      'what was not heard lately',
      all(
        { field: 'last_played', op: 'not_last_days', value: 30 },
        { field: 'title', op: 'starts', value: 'b' },
      ),
      ['Blue Lamp'],
    ],
    ['likes', all({ field: 'liked', op: 'is', value: true }), ['Rain Again']],
    [
      'groups',
      {
        match: 'any',
        rules: [{ field: 'title', op: 'is', value: 'fog' }, all({ field: 'plays', op: 'over', value: 2 })],
      },
      ['Fog', 'Rain'],
    ],
    ['nothing asked', all(), ['100% Snow', 'Blue Lamp', 'Fog', 'Hail', 'Rain', 'Rain Again']],
  ])('finds %s', async (_, rules, titles) => {
    expect(await found(rules)).toEqual(titles);
  });

  it('reads plays and likes of the one who asks alone', async () => {
    const rules = all({ field: 'plays', op: 'over', value: 0 });
    expect(await found(rules)).toEqual(['Blue Lamp', 'Rain']);
    expect(await found(rules, ben)).toEqual(['100% Snow', 'Fog', 'Hail', 'Rain']);
    expect(await found(all({ field: 'liked', op: 'is', value: true }), ben)).toEqual([]);
  });

  it('orders, and ends at so many tracks, minutes or megabytes', async () => {
    const order = { order: 'duration', direction: 'desc' } as const;
    const limited = (limit: Rules['limit']) => found({ ...all(), ...order, limit });
    expect(await limited({ by: 'tracks', value: 2 })).toEqual(['Rain Again', 'Blue Lamp']);
    // 366.9 + 305 + 244 s are more than a quarter of an hour.
    expect(await limited({ by: 'minutes', value: 12 })).toEqual(['Rain Again', 'Blue Lamp']);
    expect((await limited({ by: 'megabytes', value: 1 })).length).toBe(6);
    const lately = { order: 'last_played', direction: 'desc', limit: { by: 'tracks', value: 2 } } as const;
    expect(await found({ ...all(), ...lately })).toEqual(['Rain', 'Blue Lamp']);
  });

  it('shuffles the same way all day, and another way on the next when asked to', async () => {
    const daily = await make('Daily', { ...all(), order: 'random', reshuffle: 'daily' });
    const fixed = await make('Fixed', { ...all(), order: 'random' });
    const orders = async (id: number) => (await songs(id)).join();
    const before = [await orders(daily.id), await orders(fixed.id)];
    clock = new Date(clock.getTime() + 120_000);
    expect([await orders(daily.id), await orders(fixed.id)]).toEqual(before);
    const days = new Set([before[0]]);
    for (let n = 0; n < 5; n += 1) {
      clock = new Date(clock.getTime() + day);
      days.add(await orders(daily.id));
      expect(await orders(fixed.id)).toBe(before[1]);
    }
    expect(days.size).toBeGreaterThan(1);
    clock = new Date('2026-03-10T12:00:00Z');
  });

  it('finds what a plain reading of it finds, whatever its tree', async () => {
    const open = await caller();
    await fc.assert(
      fc.asyncProperty(ruleTrees, async (rules) => {
        const { count, tracks } = await open.playlists.preview({ rules: ruleSet.parse(rules) });
        const expected = facts.filter((track) => holds(rules, track, clock.getTime())).map(({ id }) => id);
        expect(tracks.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected);
        expect(count).toBe(expected.length);
      }),
      { numRuns: Number(process.env.RULE_RUNS ?? 250) },
    );
  }, 600_000);

  it('finds nothing that is not public', async () => {
    const hidden = await addMusic(site, { album: 'Hidden', tracks: ['Draft'] });
    await (await site.user()).albums.update({ id: hidden.albumId, visibility: 'draft' });
    expect(await found(all({ field: 'title', op: 'is', value: 'Draft' }))).toEqual([]);
  });
});

describe('a playlist with a rule', () => {
  it('is filled at once, read like any other, and filled anew when its music changes', async () => {
    const made = await make(
      'Wet',
      { ...all({ field: 'title', op: 'contains', value: 'rain' }), order: 'title' },
      { visibility: 'public' },
    );
    expect(made).toMatchObject({ smart: true, tracks_count: 2, abilities: { edit: true, arrange: false } });
    expect(made.rules).toMatchObject({ match: 'all', order: 'title', limit: null });
    expect(await songs(made.id)).toEqual(['Rain', 'Rain Again']);
    const more = await addMusic(site, { album: 'More', tracks: ['A rainy day'] });
    expect(await songs(made.id, ben)).toEqual(['Rain', 'Rain Again']);
    clock = new Date(clock.getTime() + 61_000);
    expect(await songs(made.id, ben)).toEqual(['A rainy day', 'Rain', 'Rain Again']);
    await (await site.user()).albums.delete({ id: more.albumId });
    clock = new Date(clock.getTime() + 61_000);
    const guest = await site.guest();
    expect((await guest.playlists.get({ id: made.id })).playlist.tracks_count).toBe(2);
  });

  it('is changed by hand no more than by its rule, until the rule is taken away', async () => {
    const open = await caller();
    const { id } = await make('Mine', all({ field: 'liked', op: 'is', value: true }));
    const track = rain.trackIds[0] ?? 0;
    for (const change of [
      () => open.playlists.add({ id, track_ids: [track] }),
      () => open.playlists.removeTracks({ id, track_ids: [jazz.trackIds[1] ?? 0] }),
      () => open.playlists.restoreTracks({ id, track_ids: [track] }),
      () => open.playlists.move({ id, track_ids: [jazz.trackIds[1] ?? 0], before: null }),
    ]) {
      expect((await refusal(change())).fields).toEqual({ id: ['A rule fills this playlist.'] });
    }
    const { playlist } = await open.playlists.update({ id, rules: null });
    expect(playlist).toMatchObject({
      smart: false,
      rules: null,
      tracks_count: 1,
      abilities: { arrange: true },
    });
    await open.playlists.add({ id, track_ids: [track] });
    expect(await songs(id)).toEqual(['Rain Again', 'Rain']);
    const again = await open.playlists.update({
      id,
      rules: ruleSet.parse(all({ field: 'title', op: 'is', value: 'Fog' })),
    });
    expect(again.playlist.tracks_count).toBe(1);
    expect(await songs(id)).toEqual(['Fog']);
  });

  it('has a file of its rule, and one without a rule has none', async () => {
    const open = await caller();
    const { id } = await make('Filed', all({ field: 'title', op: 'is', value: 'Fog' }));
    expect(JSON.parse((await open.playlists.exportRules({ id })).nsp)).toMatchObject({
      name: 'Filed',
      all: [{ is: { title: 'Fog' } }],
    });
    const { playlist } = await open.playlists.create({ name: 'By hand' });
    expect((await refusal(open.playlists.exportRules({ id: playlist.id }))).code).toBe('not_found');
  });

  it('keeps its revision while the rule finds the same', async () => {
    const { id, updated_at } = await make('Still', all({ field: 'title', op: 'is', value: 'Fog' }));
    clock = new Date(clock.getTime() + 3_600_000);
    const { playlist } = await (await caller()).playlists.get({ id });
    expect(playlist.updated_at).toBe(updated_at);
  });

  it('is among one’s playlists, and can be asked for or left out', async () => {
    const open = await caller();
    const list = async (input: { smart?: boolean }) =>
      (await open.playlists.mine({ per_page: 100, ...input })).pagination.data.map(({ smart }) => smart);
    await open.playlists.create({ name: 'By hand' });
    expect(new Set(await list({}))).toEqual(new Set([true, false]));
    expect(new Set(await list({ smart: true }))).toEqual(new Set([true]));
    expect(new Set(await list({ smart: false }))).toEqual(new Set([false]));
  });

  it('that takes too long keeps what it had, and a job fills it', async () => {
    const { db } = site.services;
    const { id } = await make('Broad', all({ field: 'title', op: 'is', value: 'Fog' }));
    const { sql } = await import('kysely');
    clock = new Date(clock.getTime() + 61_000);
    // A lock on the table is what a statement that takes too long meets here.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isHeld = () => {};
    const holding = new Promise<void>((resolve) => {
      isHeld = resolve;
    });
    const blocking = db.transaction().execute(async (trx) => {
      await sql`lock table track_genres in access exclusive mode`.execute(trx);
      isHeld();
      await held;
    });
    await holding;
    const open = await caller();
    const slow = ruleSet.parse(all({ field: 'genre', op: 'is', value: 'jazz' }));
    expect(await open.playlists.preview({ rules: slow })).toEqual({ count: null, tracks: [] });
    const { playlist } = await open.playlists.update({ id, rules: slow });
    expect(playlist.tracks_count).toBe(1);
    release();
    await blocking;
    const { rows } = await sql<{ payload: { id: number } }>`
      select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'playlists.fill'`.execute(
      db,
    );
    expect(rows.map(({ payload }) => payload.id)).toEqual([id]);
    const { fillLater } = await import('./fill-playlist.ts');
    await fillLater(site.system(), { id });
    expect(await songs(id)).toEqual(['Blue Lamp', 'Rain Again']);
  });
});

describe('a rule is refused that', () => {
  const nested = (depth: number): unknown =>
    depth === 0 ? { field: 'liked', op: 'is', value: true } : { match: 'all', rules: [nested(depth - 1)] };
  it.each([
    ['is too deep', nested(5)],
    [
      'has too many conditions',
      all(...Array.from({ length: 61 }, () => ({ field: 'liked' as const, op: 'is' as const, value: true }))),
    ],
    [
      'has them in many groups',
      {
        match: 'any',
        rules: Array.from({ length: 31 }, () =>
          all({ field: 'liked', op: 'is', value: true }, { field: 'explicit', op: 'is', value: false }),
        ),
      },
    ],
    ['asks for a foreign field', { match: 'all', rules: [{ field: 'password_hash', op: 'is', value: 'x' }] }],
    ['compares a text with a number', { match: 'all', rules: [{ field: 'title', op: 'is', value: 4 }] }],
    [
      'asks a number for its beginning',
      { match: 'all', rules: [{ field: 'year', op: 'starts', value: 19 }] },
    ],
    ['has an unknown operator', { match: 'all', rules: [{ field: 'title', op: "is' or 1=1", value: 'x' }] }],
    [
      'has a date that is none',
      { match: 'all', rules: [{ field: 'added_at', op: 'after', value: '2026-02-30' }] },
    ],
    ['orders by a foreign column', { match: 'all', rules: [], order: 'id' }],
    ['has no end of its limit', { match: 'all', rules: [], limit: { by: 'tracks', value: 0 } }],
  ])('%s', async (_, rules) => {
    const open = await caller();
    const wish = rules as z.output<typeof ruleSet>;
    const before = (await open.playlists.mine({ per_page: 100 })).pagination.data.length;
    for (const call of [
      () => open.playlists.preview({ rules: wish }),
      () => open.playlists.create({ name: 'No', rules: wish }),
    ]) {
      const { code, fields } = await refusal(call());
      expect(code).toBe('invalid');
      expect(Object.keys(fields ?? {})[0]).toMatch(/^rules/);
    }
    expect((await open.playlists.mine({ per_page: 100 })).pagination.data).toHaveLength(before);
  });

  it('comes with tracks of its own', async () => {
    const wish = make('Both', all(), { track_ids: [rain.trackIds[0] ?? 0] });
    expect((await refusal(wish)).fields).toEqual({ track_ids: ['A rule fills this playlist.'] });
  });
});
