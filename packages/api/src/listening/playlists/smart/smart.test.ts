import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestMusic, type TestSite } from '../../../testing.ts';
import { ruleSet } from './rules.ts';
import { addHeardMusic, all, ruleCalls } from './testing-smart.ts';

let clock = new Date('2026-03-10T12:00:00Z');
let site: TestSite;
let rain: TestMusic;
let jazz: TestMusic;
let [ada, ben]: [number, number] = [0, 0];
beforeAll(async () => {
  site = await createTestSite({ now: () => clock });
  ({ rain, jazz, ada, ben } = await addHeardMusic(site));
});
afterAll(() => site.close());

const { caller, make, songs } = ruleCalls(() => ({ site, ada }));

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
