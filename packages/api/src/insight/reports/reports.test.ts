import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listenerOf } from '../../listening/plays/listener.ts';
import { countPlays } from '../../listening/plays/queries.ts';
import { addMusic, createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const dayMs = 24 * 3_600_000;
const ago = (days: number) => new Date(Date.now() - days * dayMs);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const count = () => site.services.db.transaction().execute((trx) => countPlays(trx));
const week = { from: dayOf(ago(6)), to: dayOf(ago(0)) };

interface Hearing {
  times?: number;
  started?: Date;
  heard_ms?: number;
  context?: { type: 'album' | 'search'; id: number | null };
  client?: string;
}
async function hear(
  trackId: number,
  browser: ReturnType<TestSite['browser']>,
  { times = 1, started = new Date(), heard_ms = 40_000, ...more }: Hearing = {},
) {
  const caller = await browser.caller();
  for (let turn = 0; turn < times; turn += 1) {
    const id = crypto.randomUUID();
    await caller.plays.record({
      id,
      track_id: trackId,
      started_at: started.toISOString(),
      heard_ms,
      ...more,
    });
  }
}
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const desk = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const tablet = 'Mozilla/5.0 (Linux; Android 15; SM-X200) Safari/537.36';

describe('the report of an artist', () => {
  let music: Awaited<ReturnType<typeof addMusic>>;
  beforeEach(async () => {
    music = await addMusic(site, { tracks: ['Ebb', 'Flow'] });
  });
  const report = async (range = week) => {
    const admin = await site.user();
    return (await admin.reports.artist({ artist_id: music.artistId, ...range })).report;
  };

  it('counts plays, people, sources, countries and devices by day, beside the days before', async () => {
    const [ebb = 0, flow = 0] = music.trackIds;
    const [anna, ben] = [
      site.browser({ ip: '203.0.113.1', userAgent: phone, country: 'FI' }),
      site.browser({ ip: '203.0.113.2', userAgent: desk, country: 'DE' }),
    ];
    await hear(ebb, anna, { times: 3, context: { type: 'album', id: music.albumId } });
    await hear(flow, ben, { context: { type: 'search', id: null }, heard_ms: 60_000 });
    await hear(ebb, ben, { started: ago(1) });
    await hear(ebb, site.browser({ userAgent: tablet }), { started: ago(8) });
    await hear(ebb, site.browser(), { started: ago(9), client: 'pocket-radio' });
    await count();
    const found = await report();

    expect(found.totals).toEqual({ plays: 5, listeners: 2, heard_ms: 220_000 });
    expect(found.before).toEqual({ plays: 2, listeners: 2, heard_ms: 80_000 });
    expect(found.days).toHaveLength(7);
    expect(found.days.at(-1)).toEqual({ day: week.to, plays: 4, listeners: 2, heard_ms: 180_000 });
    expect(found.days.at(-2)).toMatchObject({ plays: 1, listeners: 1 });
    expect(found.days[0]).toEqual({ day: week.from, plays: 0, listeners: 0, heard_ms: 0 });
    expect(found.days_before.map(({ plays }) => plays)).toEqual([0, 0, 0, 0, 1, 1, 0]);
    expect(found.before_from).toBe(dayOf(ago(13)));
    expect(found.sources).toEqual([
      { value: 'album', plays: 3, before: 0 },
      { value: 'other', plays: 1, before: 2 },
      { value: 'search', plays: 1, before: 0 },
    ]);
    expect(found.countries).toEqual([
      { value: 'FI', plays: 3, before: 0 },
      { value: 'DE', plays: 2, before: 0 },
      { value: '', plays: 0, before: 2 },
    ]);
    expect(found.devices).toEqual([
      { value: 'phone', plays: 3, before: 0 },
      { value: 'computer', plays: 2, before: 0 },
      { value: 'app', plays: 0, before: 1 },
      { value: 'tablet', plays: 0, before: 1 },
    ]);
    expect(found.top_tracks).toMatchObject([
      { name: 'Ebb', plays: 4, before: 2 },
      { name: 'Flow', plays: 1, before: 0 },
    ]);
    expect(found.first_day).toBe(dayOf(ago(9)));
  });

  it('counts a play once, however often it is reported and counted', async () => {
    const [ebb = 0] = music.trackIds;
    const caller = await site.browser({ country: 'FI' }).caller();
    const play = {
      id: crypto.randomUUID(),
      track_id: ebb,
      started_at: new Date().toISOString(),
      heard_ms: 40_000,
    };
    await caller.plays.record(play);
    await Promise.all([count(), caller.plays.record(play), count()]);
    await caller.plays.record(play);
    await count();
    expect((await report()).totals).toEqual({ plays: 1, listeners: 1, heard_ms: 40_000 });
  });

  it('knows an account again on another device and another day', async () => {
    const [ebb = 0] = music.trackIds;
    const user = await site.user(await site.addUser(`${crypto.randomUUID()}@example.com`));
    for (const started of [ago(0), ago(1), ago(2)]) {
      const id = crypto.randomUUID();
      await user.plays.record({ id, track_id: ebb, started_at: started.toISOString(), heard_ms: 40_000 });
    }
    await count();
    expect((await report()).totals).toMatchObject({ plays: 3, listeners: 1 });
  });

  it('belongs to every main and featured artist, and to nobody else', async () => {
    const [ebb = 0] = music.trackIds;
    const guest = await addMusic(site, { tracks: ['Else'] });
    await site.services.db
      .insertInto('track_artists')
      .values({ track_id: ebb, artist_id: guest.artistId, role: 'featured', position: 1 })
      .execute();
    await hear(ebb, site.browser());
    await count();
    const admin = await site.user();
    const other = (await admin.reports.artist({ artist_id: guest.artistId, ...week })).report;
    expect(other.totals.plays).toBe(1);
    expect(other.top_tracks.map(({ name }) => name)).toEqual(['Ebb']);
    const nobody = await addMusic(site, { tracks: ['Silence'] });
    const empty = (await admin.reports.artist({ artist_id: nobody.artistId, ...week })).report;
    expect(empty).toMatchObject({
      totals: { plays: 0, listeners: 0 },
      first_day: null,
      sources: [],
      top_tracks: [],
    });
  });

  it('is for those who work for the artist, and does not exist for others', async () => {
    const id = await site.addUser(`${crypto.randomUUID()}@example.com`, { roles: ['Artists'] });
    const user = await site.user(id);
    const input = { artist_id: music.artistId, ...week };
    expect(await refusal(user.reports.artist(input))).toMatchObject({ code: 'not_found' });
    expect(await refusal(user.reports.site(week))).toMatchObject({ code: 'forbidden' });
    expect(await refusal((await site.guest()).reports.artist(input))).toMatchObject({
      code: 'unauthenticated',
    });
    await site.services.db
      .insertInto('artist_members')
      .values({ artist_id: music.artistId, user_id: id, role: 'editor' })
      .execute();
    expect((await user.reports.artist(input)).report.totals.plays).toBe(0);
  });

  it('is "not found" for those who see all reports when there is no such artist', async () => {
    const admin = await site.user();
    expect(await refusal(admin.reports.artist({ artist_id: 2_000_000_000, ...week }))).toMatchObject({
      code: 'not_found',
    });
  });

  it('covers at most 366 days, in order, and none that is yet to come', async () => {
    const admin = await site.user();
    const of = (range: typeof week) => admin.reports.artist({ artist_id: music.artistId, ...range });
    const wrong = [
      [{ from: week.to, to: week.from }, 'to'],
      [{ from: dayOf(ago(366)), to: week.to }, 'from'],
      [{ from: week.from, to: dayOf(ago(-3)) }, 'to'],
      [{ from: '2026-02-30', to: week.to }, 'from'],
    ] as const;
    for (const [range, field] of wrong) {
      expect(await refusal(of(range)), JSON.stringify(range)).toMatchObject({
        code: 'invalid',
        fields: { [field]: [expect.anything()] },
      });
    }
    expect((await of({ from: dayOf(ago(365)), to: week.to })).report.days).toHaveLength(366);
  });
});

describe('the report of the site', () => {
  it('adds up all artists once each play, and the accounts made', async () => {
    const admin = await site.user();
    const before = (await admin.reports.site(week)).report;
    const music = await addMusic(site, { tracks: ['Shared'] });
    const other = await addMusic(site, { tracks: ['Other'] });
    const [shared = 0] = music.trackIds;
    await site.services.db
      .insertInto('track_artists')
      .values({ track_id: shared, artist_id: other.artistId, role: 'main', position: 1 })
      .execute();
    const listener = site.browser();
    await hear(shared, listener, { times: 2 });
    await hear(other.trackIds[0] ?? 0, listener);
    await site.addUser(`${crypto.randomUUID()}@example.com`);
    await count();
    const after = (await admin.reports.site(week)).report;
    expect(after.totals.plays - before.totals.plays).toBe(3);
    expect(after.totals.listeners - before.totals.listeners).toBe(1);
    const made = (report: typeof after) => report.registrations.at(-1)?.count ?? 0;
    expect(made(after) - made(before)).toBe(1);
    expect(after.registrations_before).toHaveLength(7);
  });
});

describe('what is kept of listeners', () => {
  it('names nobody: it is made with the key of the site', async () => {
    const context = await site.browser({ ip: '203.0.113.9' }).context();
    const elsewhere = { ...context, services: { ...site.services, secret: Buffer.alloc(48, 8) } };
    expect(listenerOf(context)).toMatch(/^-?\d+$/);
    expect(listenerOf(elsewhere)).not.toBe(listenerOf(context));
    expect(listenerOf(site.system())).toBeNull();
  });
});
