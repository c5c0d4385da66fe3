import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, type TestSite } from '../../testing.ts';
import { countedAtOnce, countPlays, dropOldReceipts } from './queries.ts';
import { rollUp } from './roll-up-plays.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const day = 24 * 3_600_000;
const count = () => site.services.db.transaction().execute((trx) => countPlays(trx));
beforeEach(count);

async function hear(trackId: number, times = 1, started = new Date()) {
  const guest = await site.guest();
  const answers = await Promise.all(
    Array.from({ length: times }, () =>
      guest.plays.record({
        id: crypto.randomUUID(),
        track_id: trackId,
        started_at: started.toISOString(),
        heard_ms: 31_000,
      }),
    ),
  );
  expect(answers.every(({ counted }) => counted)).toBe(true);
}

async function partitionOf(trackId: number) {
  const { rows } = await sql<{ name: string }>`
    select tableoid::regclass::text as name from plays where track_id = ${trackId}`.execute(site.services.db);
  return rows.map(({ name }) => name);
}
const partitionName = (date: Date) => `plays_${date.toISOString().slice(0, 7).replace('-', '_')}`;

describe('counting plays', () => {
  it('adds each once to track, album and artists, and orders the lists by it', async () => {
    const popular = await addMusic(site, { tracks: ['Hit', 'Filler'] });
    const rare = await addMusic(site, { tracks: ['Rarity'] });
    const [hit = 0, filler = 0] = popular.trackIds;
    await hear(hit, 5);
    await hear(filler, 2);
    await hear(rare.trackIds[0] ?? 0, 3);
    const guest = await site.guest();
    expect((await guest.tracks.get({ id: hit })).track.plays_count).toBe(0);
    expect(await count()).toBe(10);
    expect(await count()).toBe(0);

    expect((await guest.tracks.get({ id: hit })).track.plays_count).toBe(5);
    expect((await guest.albums.get({ id: popular.albumId })).album.plays_count).toBe(7);
    expect((await guest.artists.get({ id: popular.artistId })).artist.plays_count).toBe(7);
    const names = (await guest.tracks.list({ per_page: 3 })).pagination.data.map(({ name }) => name);
    expect(names).toEqual(['Hit', 'Rarity', 'Filler']);
    const albums = (await guest.albums.list({ orderBy: 'popular', per_page: 2 })).pagination.data;
    expect(albums.map(({ id }) => id)).toEqual([popular.albumId, rare.albumId]);
    const artists = (await guest.artists.list({ per_page: 2 })).pagination.data;
    expect(artists.map(({ id }) => id)).toEqual([popular.artistId, rare.artistId]);
    const ofArtist = (await guest.artists.tracks({ id: popular.artistId })).pagination.data;
    expect(ofArtist.map(({ name }) => name)).toEqual(['Hit', 'Filler']);
  });

  it('misses none of 200 plays reported at once, while the job runs', async () => {
    const { trackIds, artistId } = await addMusic(site, { tracks: ['Storm'] });
    const [id = 0] = trackIds;
    const during = [0, 0, 0];
    const counting = (async () => {
      for (const index of during.keys()) during[index] = await count();
    })();
    await Promise.all([hear(id, 200), counting]);
    const after = await count();
    const plays = await site.services.db
      .selectFrom('plays')
      .select('id')
      .where('track_id', '=', id)
      .execute();
    expect(plays).toHaveLength(200);
    expect(during.reduce((sum, n) => sum + n, after)).toBe(200);
    const guest = await site.guest();
    expect((await guest.tracks.get({ id })).track.plays_count).toBe(200);
    expect((await guest.artists.get({ id: artistId })).artist.plays_count).toBe(200);
    const daily = await site.services.db
      .selectFrom('plays_daily')
      .selectAll()
      .where('track_id', '=', id)
      .execute();
    expect(daily.reduce((sum, row) => sum + row.plays, 0)).toBe(200);
    expect(daily.reduce((sum, row) => sum + row.heard_ms, 0)).toBe(200 * 31_000);
  });

  it('counts more than fit into one statement, after a pause of the job', async () => {
    const { trackIds, albumId } = await addMusic(site, { tracks: ['Waiting'] });
    const waiting = 2 * countedAtOnce + 7;
    await sql`insert into play_receipts (id, track_id, started_at, heard_ms)
      select gen_random_uuid(), ${trackIds[0]}::bigint, now(), 31000 from generate_series(1, ${waiting}::int)`.execute(
      site.services.db,
    );
    await rollUp(site.system());
    expect((await (await site.guest()).albums.get({ id: albumId })).album.plays_count).toBe(waiting);
    expect(await count()).toBe(0);
  });

  it('two counts at once count nothing twice', async () => {
    const { trackIds } = await addMusic(site, { tracks: ['Twice'] });
    const [id = 0] = trackIds;
    await hear(id, 30);
    const counted = await Promise.all([count(), count(), count()]);
    expect(counted.reduce((sum, n) => sum + n, 0)).toBe(30);
    expect((await (await site.guest()).tracks.get({ id })).track.plays_count).toBe(30);
  });

  it('puts a play without a connection on the day it happened', async () => {
    const { trackIds } = await addMusic(site, { tracks: ['Offline'] });
    const [id = 0] = trackIds;
    const today = new Date();
    const started = new Date(today.getTime() - 40 * day);
    await hear(id, 1, started);
    await hear(id, 1, today);
    await count();
    expect((await partitionOf(id)).sort()).toEqual(['plays_default', partitionName(today)].sort());
    const daily = await site.services.db
      .selectFrom('plays_daily')
      .select(['day', 'plays'])
      .where('track_id', '=', id)
      .orderBy('day')
      .execute();
    expect(daily).toEqual([
      { day: started.toISOString().slice(0, 10), plays: 1 },
      { day: today.toISOString().slice(0, 10), plays: 1 },
    ]);
  });

  it('goes on after a pause of months, in which nobody made the next partitions', async () => {
    const { db } = site.services;
    const now = new Date();
    await sql`drop table ${sql.table(partitionName(now))}`.execute(db);
    const { trackIds } = await addMusic(site, { tracks: ['Back again'] });
    const [id = 0] = trackIds;
    await hear(id, 3, now);
    expect(await partitionOf(id)).toEqual(['plays_default', 'plays_default', 'plays_default']);
    expect(await count()).toBe(3);
    expect(new Set(await partitionOf(id))).toEqual(new Set([partitionName(now)]));
    await hear(id, 1, now);
    expect(await partitionOf(id)).toEqual(Array.from({ length: 4 }, () => partitionName(now)));
  });

  it('makes months that begin at midnight UTC, wherever the server stands', async () => {
    const { db } = site.services;
    await db.connection().execute(async (connection) => {
      await sql`set timezone to 'Pacific/Auckland'`.execute(connection);
      await sql`select ensure_plays_partition(date '2031-05-17')`.execute(connection);
      await sql`set timezone to 'America/Los_Angeles'`.execute(connection);
      await sql`select ensure_plays_partition(date '2031-06-30')`.execute(connection);
      await sql`set timezone to 'UTC'`.execute(connection);
      const { rows } = await sql<{ bounds: string }>`select pg_get_expr(relpartbound, oid) as bounds
        from pg_class where relname in ('plays_2031_05', 'plays_2031_06') order by relname`.execute(
        connection,
      );
      expect(rows.map(({ bounds }) => bounds)).toEqual([
        "FOR VALUES FROM ('2031-05-01 00:00:00+00') TO ('2031-06-01 00:00:00+00')",
        "FOR VALUES FROM ('2031-06-01 00:00:00+00') TO ('2031-07-01 00:00:00+00')",
      ]);
    });
  });

  it('lets receipts go after 90 days, and only those that were counted', async () => {
    const { trackIds } = await addMusic(site, { tracks: ['Old'] });
    const [id = 0] = trackIds;
    const { db } = site.services;
    await hear(id, 2);
    await count();
    await hear(id, 1);
    const of = () => db.selectFrom('play_receipts').select('counted').where('track_id', '=', id).execute();
    await dropOldReceipts(db);
    expect(await of()).toHaveLength(3);
    const created_at = new Date(Date.now() - 91 * day);
    await db.updateTable('play_receipts').set({ created_at }).where('track_id', '=', id).execute();
    await dropOldReceipts(db);
    expect(await of()).toEqual([{ counted: false }]);
  });
});
