import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeCursor } from '../../core/page.ts';
import { addMusic, createTestSite, refusal, type TestMusic, type TestSite } from '../../testing.ts';

let site: TestSite;
let music: TestMusic;
let [ada, ben]: [number, number] = [0, 0];
beforeAll(async () => {
  site = await createTestSite();
  music = await addMusic(site, { album: 'Weather', tracks: ['Rain', 'Hail', 'Snow'] });
  ada = await site.addUser('ada@example.com');
  ben = await site.addUser('ben@example.com');
});
afterAll(() => site.close());

const trackAt = (index: number) => music.trackIds[index] ?? 0;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
async function play(user: number, index: number, minutes: number, id = crypto.randomUUID()) {
  const report = { id, track_id: trackAt(index), started_at: minutesAgo(minutes), heard_ms: 60_000 };
  await (await site.user(user)).plays.record({ ...report, context: { type: 'album', id: music.albumId } });
  return report;
}
const entriesOf = async (user: number, input = {}) =>
  (await (await site.user(user)).plays.history(input)).pagination.data;
const titlesOf = async (user: number, input = {}) =>
  (await entriesOf(user, input)).map(({ track }) => track?.name ?? null);

describe('the history', () => {
  it('has every play of the one who asks, the last first, page after page, also of the same moment', async () => {
    await play(ada, 0, 30);
    await play(ada, 1, 20);
    await play(ada, 0, 10);
    await play(ben, 2, 5);
    expect(await titlesOf(ada)).toEqual(['Rain', 'Hail', 'Rain']);
    expect(await titlesOf(ben)).toEqual(['Snow']);
    const [first] = await entriesOf(ada);
    expect(first).toMatchObject({ heard_ms: 60_000, context: { type: 'album', id: music.albumId } });

    const started_at = minutesAgo(40);
    const caller = await site.user(ben);
    for (const index of [0, 1, 2, 0, 1]) {
      const report = { id: crypto.randomUUID(), track_id: trackAt(index), started_at, heard_ms: 60_000 };
      await caller.plays.record(report);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { pagination } = await caller.plays.history({ per_page: 2, cursor });
      seen.push(...pagination.data.map(({ id }) => id));
      cursor = pagination.next_cursor;
    } while (cursor);
    expect(seen).toEqual((await entriesOf(ben)).map(({ id }) => id));
    expect(new Set(seen).size).toBe(6);
    expect(await titlesOf(ada, { before: minutesAgo(15) })).toEqual(['Hail', 'Rain']);
  });

  it('is that of people with an account, and its cursors are their own', async () => {
    const { pagination } = await (await site.user(ben)).plays.history({ per_page: 1 });
    const cursor = pagination.next_cursor;
    expect((await refusal((await site.user(ada)).plays.history({ cursor }))).fields).toHaveProperty('cursor');
    const made = encodeCursor(`history:${ada}:`, [0, 'no id of a play']);
    const { fields } = await refusal((await site.user(ada)).plays.history({ cursor: made }));
    expect(fields).toHaveProperty('cursor');
    const guest = await site.guest();
    for (const asked of [
      () => guest.plays.history({}),
      () => guest.plays.forgetAll(),
      () => guest.plays.forget({ id: crypto.randomUUID() }),
    ])
      expect((await refusal(asked())).code).toBe('unauthenticated');
  });

  it('keeps a play whose track is hidden, without telling of it, and shows it again with it', async () => {
    const editor = await site.user();
    await editor.tracks.update({ id: trackAt(1), visibility: 'private' });
    expect(await titlesOf(ada)).toEqual(['Rain', null, 'Rain']);
    await editor.tracks.update({ id: trackAt(1), visibility: 'public' });
    expect(await titlesOf(ada)).toEqual(['Rain', 'Hail', 'Rain']);
  });

  it('forgets one play or all, which stay counted; what is reported once more does not come back', async () => {
    const report = await play(ada, 2, 2);
    const caller = await site.user(ada);
    const { db } = site.services;
    const counted = () => db.selectFrom('plays').select('id').execute();
    const before = (await counted()).length;
    expect((await refusal((await site.user(ben)).plays.forget({ id: report.id }))).code).toBe('not_found');
    expect(await titlesOf(ada)).toEqual(['Snow', 'Rain', 'Hail', 'Rain']);
    expect(await caller.plays.forget({ id: report.id })).toEqual({ forgotten: 1 });
    expect((await refusal(caller.plays.forget({ id: report.id }))).code).toBe('not_found');
    await caller.plays.record(report);
    expect(await titlesOf(ada)).toEqual(['Rain', 'Hail', 'Rain']);
    const others = await titlesOf(ben);
    expect(await caller.plays.forgetAll()).toEqual({ forgotten: 3 });
    expect(await caller.plays.forgetAll()).toEqual({ forgotten: 0 });
    expect(await titlesOf(ada)).toEqual([]);
    expect(await titlesOf(ben)).toEqual(others);
    expect((await counted()).length).toBe(before);
    const named = await db.selectFrom('plays').select('id').where('user_id', '=', ada).execute();
    expect(named).toEqual([]);
  });
});

describe('followed artists', () => {
  it('are listed by when they were followed and by name, are found, and left out while they are hidden', async () => {
    const caller = await site.user(ada);
    const ids: number[] = [];
    for (const artist of ['Ysolde', 'Börje', 'Calder']) {
      const { artistId } = await addMusic(site, { artist, album: `By ${artist}` });
      ids.push(artistId);
      await caller.follows.follow({ type: 'artists', id: artistId });
    }
    const names = async (input = {}) =>
      (await caller.follows.artists(input)).pagination.data.map(({ name }) => name);
    expect(await names()).toEqual(['Calder', 'Börje', 'Ysolde']);
    expect(await names({ orderBy: 'name' })).toEqual(['Börje', 'Calder', 'Ysolde']);
    expect(await names({ query: 'BORJE' })).toEqual(['Börje']);
    const first = await caller.follows.artists({ per_page: 2 });
    const next = await caller.follows.artists({ per_page: 2, cursor: first.pagination.next_cursor });
    expect(next.pagination.data.map(({ name }) => name)).toEqual(['Ysolde']);
    expect((await (await site.user(ben)).follows.artists({})).pagination.data).toEqual([]);
    const editor = await site.user();
    const [id = 0] = ids;
    await editor.artists.update({ id, disabled: true });
    expect(await names()).toEqual(['Calder', 'Börje']);
    await editor.artists.update({ id, disabled: false, name: 'Aysolde' });
    expect(await names({ orderBy: 'name' })).toEqual(['Aysolde', 'Börje', 'Calder']);
    expect((await refusal((await site.guest()).follows.artists({}))).code).toBe('unauthenticated');
  });
});
