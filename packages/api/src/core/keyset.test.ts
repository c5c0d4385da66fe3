import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, type TestSite } from '../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
  for (const album of ['Rooms', 'More Rooms', 'Corridors'])
    await addMusic(site, { album, tracks: ['One', 'Two'] });
});
afterAll(() => site.close());

describe('the total of a list', () => {
  it('counts what matches on all pages, whichever is shown', async () => {
    const admin = site.as('admin');
    const first = (await admin.albums.managed({ query: 'rooms', per_page: 1 })).pagination;
    expect(first).toMatchObject({ total: 2, data: [{ name: 'More Rooms' }] });
    const second = await admin.albums.managed({ query: 'rooms', per_page: 1, cursor: first.next_cursor });
    expect(second.pagination).toMatchObject({ total: 2, data: [{ name: 'Rooms' }], next_cursor: null });
    expect((await admin.albums.managed({ query: 'nothing' })).pagination.total).toBe(0);
    const totals = await Promise.all([
      admin.albums.managed({}),
      admin.tracks.managed({}),
      admin.artists.managed({ per_page: 1 }),
      admin.users.list({}),
      admin.playlists.managed({}),
    ]);
    expect(totals.map(({ pagination }) => pagination.total)).toEqual([3, 6, 3, 1, 0]);
  });

  it('ends at ten thousand', async () => {
    const { db } = site.services;
    const admin = site.as('admin');
    const counted = async () => (await admin.audit.list({ action: 'auth.login' })).pagination.total;
    const add = (count: number) =>
      sql`insert into audit_events (action, actor_name) select 'auth.login', 'Somebody' from generate_series(1, ${count})`.execute(
        db,
      );
    await add(10_000);
    expect(await counted()).toBe(10_000);
    await add(5);
    expect(await counted()).toBe(10_001);
  });
});
