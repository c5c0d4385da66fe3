import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PermissionName } from '../../core/permissions.ts';
import { countCharts } from '../../listening/plays/count-charts.ts';
import { addMusic, createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
type Music = Awaited<ReturnType<typeof addMusic>>;
let old: Music;
let loud: Music;
let fresh: Music;

/** Plays of a day so many days ago. */
async function heard(trackId: number, plays: number, daysAgo: number) {
  const day = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  await site.services.db
    .insertInto('plays_daily')
    .values({ day, track_id: trackId, plays, heard_ms: plays * 60_000 })
    .execute();
}

beforeAll(async () => {
  site = await createTestSite();
  const { db } = site.services;
  old = await addMusic(site, { artist: 'Ada', album: 'Old', genre: 'Folk', tracks: ['Old one'], plays: 90 });
  loud = await addMusic(site, {
    artist: 'Bo',
    album: 'Loud',
    genre: 'Noise',
    tracks: ['L1', 'L2'],
    plays: 40,
  });
  fresh = await addMusic(site, { artist: 'Cy', album: 'Fresh', tracks: ['Fresh one'] });
  const { genre } = await site.as('genres.manage', 'music.view').genres.get({ slug: 'folk' });
  const editor = site.as('albums.manage', 'music.view', 'tracks.manage');
  await editor.albums.update({ id: fresh.albumId, genre_ids: [genre.id] });
  await editor.tracks.update({ id: fresh.trackIds[0] ?? 0, genre_ids: [genre.id] });
  for (const [id, date] of [
    [old.albumId, '1970-05-01'],
    [loud.albumId, '1999-05-01'],
    [fresh.albumId, '2026-05-01'],
  ] as const) {
    await editor.albums.update({ id, release_date: date, release_precision: 'day' });
  }
  await db.updateTable('albums').set({ plays_count: 90 }).where('id', '=', old.albumId).execute();
  await db.updateTable('albums').set({ plays_count: 40 }).where('id', '=', loud.albumId).execute();
  await db.updateTable('artists').set({ plays_count: 90 }).where('id', '=', old.artistId).execute();
  // Old was played much, but long ago.
  await heard(old.trackIds[0] ?? 0, 90, 60);
  await heard(loud.trackIds[0] ?? 0, 5, 20);
  await heard(loud.trackIds[1] ?? 0, 3, 2);
  await heard(fresh.trackIds[0] ?? 0, 7, 3);
  await countCharts(site.system());
});
afterAll(() => site.close());

const manager = (...more: PermissionName[]) => site.as('channels.manage', 'music.view', ...more);
const folk = async () => (await (await site.guest()).genres.get({ slug: 'folk' })).genre.id;

let serial = 0;
/** Names of what a public channel with this rule shows to a guest. */
async function shown(rule: object): Promise<string[]> {
  serial += 1;
  const { channel } = await manager().channels.create({
    name: `Rule ${serial}`,
    visibility: 'public',
    ...rule,
  });
  const guest = await site.guest();
  const [content] = (await guest.channels.get({ slug: channel.slug })).channel.content;
  if (!content) return [];
  const preview = (await manager().channels.preview({ name: channel.name, ...rule })).content[0];
  expect(preview).toMatchObject({ ...content, slug: 'preview', has_more: preview?.has_more ?? null });
  switch (content.type) {
    case 'genres':
      return content.genres.map(({ display_name }) => display_name);
    case 'albums':
      return content.albums.map(({ name }) => name);
    case 'artists':
      return content.artists.map(({ name }) => name);
    case 'tracks':
      return content.tracks.map(({ name }) => name);
    case 'channels':
      return content.channels.map(({ name }) => name);
  }
}

describe('a rule', () => {
  it('shows albums by release date, by when they came, or by plays', async () => {
    expect(await shown({ content: 'albums', rule: 'newest' })).toEqual(['Fresh', 'Loud', 'Old']);
    expect(await shown({ content: 'albums', rule: 'added', limit: 2 })).toEqual(['Fresh', 'Loud']);
    expect(await shown({ content: 'albums', rule: 'popular' })).toEqual(['Old', 'Loud']);
  });

  it('shows artists and tracks', async () => {
    expect(await shown({ content: 'artists', rule: 'added' })).toEqual(['Cy', 'Bo', 'Ada']);
    expect((await shown({ content: 'artists', rule: 'popular' }))[0]).toBe('Ada');
    expect(await shown({ content: 'tracks', rule: 'added' })).toEqual(['Fresh one', 'L2', 'L1', 'Old one']);
    expect((await shown({ content: 'tracks', rule: 'popular' })).slice(0, 1)).toEqual(['Old one']);
    expect(await shown({ content: 'genres', rule: 'largest' })).toEqual(
      expect.arrayContaining(['Folk', 'Noise']),
    );
  });

  it('counts only the plays of the last days', async () => {
    const tracks = (window_days: number) => shown({ content: 'tracks', rule: 'popular', window_days });
    expect(await tracks(7)).toEqual(['Fresh one', 'L2']);
    expect(await tracks(30)).toEqual(['Fresh one', 'L1', 'L2']);
    expect(await tracks(90)).toEqual(['Old one', 'Fresh one', 'L1', 'L2']);
    expect(await shown({ content: 'albums', rule: 'popular', window_days: 30 })).toEqual(['Loud', 'Fresh']);
    expect(await shown({ content: 'artists', rule: 'popular', window_days: 30 })).toEqual(['Bo', 'Cy']);
  });

  it('is held to a genre that there is', async () => {
    const rule = { content: 'albums', rule: 'newest' } as const;
    const { channel } = await manager().channels.create({ name: 'Held', ...rule });
    const { id, rev } = channel;
    const change = manager().channels.update({ id, rev, genre_id: 999_999 });
    expect((await refusal(change)).fields).toHaveProperty('genre_id');
  });

  it('may be held to one genre', async () => {
    const genre_id = await folk();
    const of = (content: string, rule: string, more: object = {}) =>
      shown({ content, rule, genre_id, ...more });
    expect(await of('albums', 'newest')).toEqual(['Fresh', 'Old']);
    expect(await of('albums', 'added')).toEqual(['Fresh', 'Old']);
    expect(await of('albums', 'popular')).toEqual(['Old']);
    expect(await of('albums', 'popular', { window_days: 30 })).toEqual(['Fresh']);
    expect(await of('artists', 'popular')).toEqual(['Ada', 'Cy']);
    expect(await of('artists', 'popular', { window_days: 7 })).toEqual(['Cy']);
    expect(await of('tracks', 'added')).toEqual(['Fresh one', 'Old one']);
    expect(await of('tracks', 'popular')).toEqual(['Old one']);
    expect(await of('tracks', 'popular', { window_days: 7 })).toEqual(['Fresh one']);
  });

  it('of a genre that is gone shows nothing', async () => {
    const { genre } = await site.as('genres.manage').genres.create({ display_name: 'Passing' });
    await manager().channels.create({
      name: 'Passing',
      visibility: 'public',
      rule: 'newest',
      genre_id: genre.id,
    });
    await site.as('genres.manage').genres.delete({ id: genre.id });
    const { channel } = await (await site.guest()).channels.get({ slug: 'passing' });
    expect(channel.content).toEqual([]);
  });

  it('goes on where its page ended, and takes no cursor of another', async () => {
    await manager().channels.create({ name: 'Paged', visibility: 'public', rule: 'newest', limit: 2 });
    const guest = await site.guest();
    const names = (content: unknown) =>
      (content as { albums: { name: string }[] }[])[0]?.albums.map((a) => a.name);
    const first = (await guest.channels.get({ slug: 'paged' })).channel;
    expect(names(first.content)).toEqual(['Fresh', 'Loud']);
    const second = (await guest.channels.get({ slug: 'paged', cursor: first.next_cursor })).channel;
    expect([names(second.content), second.next_cursor]).toEqual([['Old'], null]);
    const foreign = guest.channels.get({ slug: 'added', cursor: first.next_cursor });
    expect((await refusal(foreign)).fields).toHaveProperty('cursor');
    const nesting = guest.channels.get({ slug: 'home', cursor: first.next_cursor });
    expect((await refusal(nesting)).fields).toHaveProperty('cursor');
  });

  it('is refused where it does not fit what is shown', async () => {
    const make = (rule: object) => refusal(manager().channels.create({ name: 'Unfit', ...rule }));
    expect((await make({ content: 'genres', rule: 'newest' })).fields).toHaveProperty('rule');
    expect((await make({ rule: 'newest', window_days: 7 })).fields).toHaveProperty('window_days');
    expect((await make({ rule: 'popular', window_days: 8 })).fields).toHaveProperty('window_days');
    expect((await make({ content: 'genres', rule: 'largest', genre_id: 1 })).fields).toHaveProperty(
      'genre_id',
    );
    expect((await make({ rule: 'newest', genre_id: 999_999 })).fields).toHaveProperty('genre_id');
    expect((await make({ rule: 'popular', opening_tracks: true })).fields).toHaveProperty('opening_tracks');
    expect((await make({ limit: 51 })).fields).toHaveProperty('limit');
    const { channels } = manager();
    expect((await channels.list({ query: 'unfit' })).pagination.data).toEqual([]);
  });

  it('gives up what another rule cannot have', async () => {
    const genre_id = await folk();
    const made = { name: 'Turning', rule: 'popular', window_days: 7, genre_id } as const;
    const { id, rev } = (await manager().channels.create(made)).channel;
    const { channel } = await manager().channels.update({ id, rev, rule: 'newest' });
    expect(channel).toMatchObject({ rule: 'newest', window_days: null, genre_id });
    const turned = await manager().channels.update({ id, rev: channel.rev, content: 'genres' });
    expect(turned.channel).toMatchObject({ content: 'genres', rule: 'manual', genre_id: null });
  });
});

describe('hidden music', () => {
  it('is on no shelf, by rule or by hand, and said to be hidden to those who put it there', async () => {
    const hidden = await addMusic(site, {
      artist: 'Dee',
      album: 'Hidden',
      genre: 'Drone',
      tracks: ['H'],
      plays: 500,
    });
    const { genre } = await (await site.guest()).genres.get({ slug: 'drone' });
    const [track = 0] = hidden.trackIds;
    await heard(track, 500, 1);
    await countCharts(site.system());
    const rules: object[] = [
      ...['newest', 'added', 'popular'].map((rule) => ({ content: 'albums', rule })),
      ...['added', 'popular'].map((rule) => ({ content: 'tracks', rule })),
      ...['added', 'popular'].map((rule) => ({ content: 'artists', rule })),
      ...['albums', 'artists', 'tracks'].map((content) => ({ content, rule: 'popular', window_days: 7 })),
      { content: 'tracks', rule: 'popular', genre_id: genre.id },
      { content: 'tracks', rule: 'popular', window_days: 7, genre_id: genre.id },
      { content: 'artists', rule: 'popular', window_days: 7, genre_id: genre.id },
      { content: 'albums', rule: 'popular', window_days: 7, genre_id: genre.id },
      { content: 'albums', item_ids: [hidden.albumId, old.albumId] },
      { content: 'tracks', item_ids: [track, ...old.trackIds] },
      { content: 'artists', item_ids: [hidden.artistId, old.artistId] },
    ];
    const ofHidden = (names: string[]) => names.filter((name) => ['Dee', 'Hidden', 'H'].includes(name));
    await site.services.db
      .updateTable('albums')
      .set({ plays_count: 500 })
      .where('id', '=', hidden.albumId)
      .execute();
    for (const rule of rules) expect([rule, ofHidden(await shown(rule)).length]).toEqual([rule, 1]);
    await site.as('albums.manage', 'music.view').albums.update({ id: hidden.albumId, visibility: 'private' });
    await site.as('artists.manage', 'music.view').artists.update({ id: hidden.artistId, disabled: true });
    for (const rule of rules) expect([rule, ofHidden(await shown(rule))]).toEqual([rule, []]);
    const { channel } = await manager().channels.create({
      name: 'With a secret',
      item_ids: [hidden.albumId, old.albumId],
    });
    expect(channel.items.map(({ name, is_shown }) => [name, is_shown])).toEqual([
      ['Hidden', false],
      ['Old', true],
    ]);
  });
});
