import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeCursor } from '../../core/page.ts';
import { createCaller } from '../../router.ts';
import { addMusic, createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

type SearchPage = Awaited<ReturnType<Awaited<ReturnType<TestSite['guest']>>['search']['query']>>;

async function artist(name: string, plays = 0): Promise<number> {
  const { artist: made } = await createCaller(site.system()).artists.create({ name });
  await site.services.db
    .updateTable('search_entries')
    .set({ popularity: plays })
    .where('type', '=', 'artist')
    .where('id', '=', made.id)
    .execute();
  return made.id;
}

async function found(query: string, limit = 10): Promise<string[]> {
  const { results } = await (await site.guest()).search.query({ query, types: ['artists'], limit });
  return results.artists.map(({ name }) => name);
}

describe('a search', () => {
  it.each([
    ['AC/DC', ['acdc', 'ac/dc', 'AC DC', 'dc', 'ac-dc', 'Ac/']],
    ["Don't Stop", ['dont stop', 'DON’T', 'stop', "don't sto", 'dont']],
    ['Björk', ['bjork', 'BJÖRK', 'björk', 'bjo']],
    ['Sigur Rós', ['sigur ros', 'ros sigur', 'RÓS']],
    ['R.E.M.', ['rem', 'r.e.m.', 'R.E.M']],
    ['Mötörhead & Friends', ['motorhead friends', 'friends']],
    ['Øystein Ærø', ['oystein aero', 'ØYSTEIN']],
    ['Straße', ['strasse', 'STRASSE', 'straße']],
    ['Ｆｕｌｌｗｉｄｔｈ™', ['fullwidth', 'fullwidthtm', 'Ｆｕｌｌ']],
    ['Кино', ['кино', 'КИНО', 'кин']],
    ['Νίκος Σταθμός', ['νικοσ', 'ΝΊΚΟΣ', 'νικος σταθμος', 'ΣΤΑΘΜΌΣ', 'σταθμοσ']],
    ['椎名林檎', ['椎名林檎', '林檎', '椎名', '名']],
    ['きゃりーぱみゅぱみゅ', ['きゃりー', 'ぱみゅ']],
    ['فيروز', ['فيروز', 'فَيْرُوز', 'فير']],
    ['방탄소년단', ['방탄소년단', '방탄']],
    ['100% Pure', ['100%', '100 pure', 'pure']],
  ])('finds %s however it is typed', async (name, queries) => {
    await artist(name);
    for (const query of queries) expect(await found(query), query).toContain(name);
  });

  it('wants every word, in any order, the last one perhaps unfinished', async () => {
    await artist('Blue Velvet Morning');
    for (const query of ['morning blue', 'velvet mor', 'blue velvet morning']) {
      expect(await found(query), query).toEqual(['Blue Velvet Morning']);
    }
    for (const query of ['blue red', 'mor velvet', 'blu velvet', 'lue']) {
      expect(await found(query), query).toEqual([]);
    }
  });

  it('ranks the whole name before its beginning before words, then by plays', async () => {
    await artist('Zephyr', 1);
    await artist('Zephyr Hills', 5);
    await artist('Zephyrine', 50);
    await artist('The Zephyr', 900);
    await artist('Old Zephyr', 1_000);
    const ranked = ['Zephyr', 'Zephyrine', 'Zephyr Hills', 'Old Zephyr', 'The Zephyr'];
    expect(await found('zephyr')).toEqual(ranked);
    expect(await found('ZÉPHYR', 3)).toEqual(ranked.slice(0, 3));
    const { top } = await (await site.guest()).search.query({ query: 'zephyr' });
    expect(top).toMatchObject({ type: 'artist', artist: { name: 'Zephyr' } });
  });

  it('shows the most played of many with one name', async () => {
    const names = Array.from({ length: 90 }, (_, index) => index);
    const { db } = site.services;
    const editor = createCaller(site.system());
    const made = [];
    for (const _ of names) made.push((await editor.artists.create({ name: 'Twin' })).artist.id);
    for (const [index, id] of made.entries()) {
      await db.updateTable('search_entries').set({ popularity: index }).where('id', '=', id).execute();
    }
    const { results } = await (await site.guest()).search.query({
      query: 'twin',
      types: ['artists'],
      limit: 3,
    });
    expect(results.artists.map(({ id }) => id)).toEqual(made.slice(-3).reverse());
  });

  it('finds albums and tracks by their artists too, and answers by type', async () => {
    const { albumId, trackIds } = await addMusic(site, {
      artist: 'Quixotica',
      album: 'Harbour',
      tracks: ['Lighthouse'],
    });
    const guest = await site.guest();
    const { results, did_you_mean } = await guest.search.query({ query: 'quixotica' });
    expect(results.albums.map(({ id }) => id)).toEqual([albumId]);
    expect(results.tracks.map(({ id }) => id)).toEqual(trackIds);
    expect(did_you_mean).toBeNull();
    const both = await guest.search.query({ query: 'lighthouse quixotica' });
    expect(both.results.tracks.map(({ id }) => id)).toEqual(trackIds);
    const only = await guest.search.query({ query: 'quixotica', types: ['tracks'] });
    expect(only.results).toMatchObject({ artists: [], albums: [] });
    await createCaller(site.system()).artists.update({ id: results.artists[0]?.id ?? 0, name: 'Sancho' });
    expect((await guest.search.query({ query: 'sancho' })).results.tracks).toHaveLength(1);
    expect((await guest.search.query({ query: 'quixotica' })).results.tracks).toEqual([]);
  });

  it('goes on, page after page, each hit once and in one order', async () => {
    const names = Array.from({ length: 23 }, (_, index) => `Lumen ${index}`);
    const { trackIds } = await addMusic(site, { artist: 'Lumen', album: 'Lumina', tracks: names });
    const guest = await site.guest();
    const ids: number[] = [];
    let cursor: string | null = null;
    let pages = 0;
    do {
      const page: SearchPage = await guest.search.query({
        query: 'lumen',
        types: ['tracks'],
        limit: 10,
        cursor,
      });
      ids.push(...page.results.tracks.map(({ id }) => id));
      expect(page.did_you_mean).toBeNull();
      cursor = page.next_cursor;
      pages += 1;
    } while (cursor);
    expect(pages).toBe(3);
    expect(ids.sort((a, b) => a - b)).toEqual(trackIds);
    const whole = await guest.search.query({ query: 'lumen', types: ['tracks'], limit: 50 });
    expect(whole.results.tracks).toHaveLength(23);
    expect(whole.next_cursor).toBeNull();
    expect((await guest.search.query({ query: 'lumen', limit: 10 })).next_cursor).toBeNull();
  });

  it('goes on to a thousand hits and no further', async () => {
    const { db } = site.services;
    await sql`with made as (
        insert into artists (name, slug, name_key, plays_count)
        select 'Legion ' || n, 'legion', 'legion ' || n, n from generate_series(1, 1100) n returning id, name_key, plays_count)
      insert into search_entries (type, id, name_key, words, popularity)
      select 'artist', id, name_key, array_to_tsvector(string_to_array(name_key, ' ') || '{:artist,^leg}'), plays_count
      from made`.execute(db);
    const guest = await site.guest();
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page: SearchPage = await guest.search.query({
        query: 'leg',
        types: ['artists'],
        limit: 50,
        cursor,
      });
      found.push(...page.results.artists.map(({ name }) => name));
      cursor = page.next_cursor;
    } while (cursor);
    expect(found).toEqual(Array.from({ length: 1_000 }, (_, index) => `Legion ${1_100 - index}`));
  });

  it('refuses a cursor of another search, of several types, and a damaged one', async () => {
    const guest = await site.guest();
    const { next_cursor } = await guest.search.query({ query: 'legion', types: ['artists'], limit: 1 });
    const refused = async (more: { query?: string; types?: ('artists' | 'albums')[]; cursor?: string }) =>
      (
        await refusal(
          guest.search.query({ query: 'legion', types: ['artists'], cursor: next_cursor, limit: 1, ...more }),
        )
      ).fields;
    expect(next_cursor).not.toBeNull();
    expect(await refused({ query: 'legions' })).toHaveProperty('cursor');
    expect(await refused({ types: ['albums'] })).toHaveProperty('cursor');
    expect(await refused({ types: ['artists', 'albums'] })).toHaveProperty('cursor');
    expect(await refused({ cursor: 'x' })).toHaveProperty('cursor');
    // Made by hand, as nobody is given them.
    const several = encodeCursor('search:artist,album:legion', [1]);
    expect(await refused({ types: ['artists', 'albums'], cursor: several })).toHaveProperty('cursor');
    for (const place of [-1, 1_000, 1e9])
      expect(await refused({ cursor: encodeCursor('search:artist:legion', [place]) })).toHaveProperty(
        'cursor',
      );
  });

  it.each([
    ['artists', sql`update artists set disabled = true where id = any(select artist_id from album_artists)`],
    ['albums', sql`update albums set visibility = 'private'`],
    ['tracks', sql`update tracks set visibility = 'private'`],
  ] as const)('shows no %s that are hidden, though they are still in its index', async (type, hide) => {
    const { db } = site.services;
    const word = `Hidden${type}`;
    await addMusic(site, { artist: word, album: word, tracks: [word] });
    const found = async () =>
      (await (await site.guest()).search.query({ query: word, types: [type] })).results[type];
    expect(await found()).toHaveLength(1);
    await hide.execute(db);
    const left = await sql`select from search_entries where name_key = ${word.toLowerCase()}`.execute(db);
    expect([left.rows.length, await found()]).toEqual([3, []]);
    await sql`update artists set disabled = false`.execute(db);
    await sql`update albums set visibility = 'public'`.execute(db);
    await sql`update tracks set visibility = 'public'`.execute(db);
  });

  it('suggests what was meant when nothing is found', async () => {
    await artist('Radiohead');
    const guest = await site.guest();
    expect((await guest.search.query({ query: 'radiohaed' })).did_you_mean).toBe('Radiohead');
    expect((await guest.search.query({ query: 'xqzwv' })).did_you_mean).toBeNull();
    expect((await guest.search.query({ query: 'radiohead' })).did_you_mean).toBeNull();
  });

  it('takes signs literally, also names made of nothing else', async () => {
    await artist('!!!');
    await artist('%');
    await artist('🎷🎺');
    await artist('Under_score');
    expect(await found('!!!')).toEqual(['!!!']);
    expect(await found('%')).toEqual(['%']);
    expect(await found('🎷')).toEqual(['🎷🎺']);
    expect(await found('under_score')).toEqual(['Under_score']);
    for (const query of ['_', '\\', "'", '"', '%%', '\\%', '""', "''", '_nder', 'u%e', 'und.rscore', '🎺']) {
      expect(await found(query), query).toEqual([]);
    }
    const { suggestions } = await (await site.guest()).search.suggest({ query: '!!' });
    expect(suggestions.map(({ name }) => name)).toEqual(['!!!']);
  });

  it('takes 255 letters and refuses 256', async () => {
    const guest = await site.guest();
    expect(await found('x'.repeat(255))).toEqual([]);
    expect((await guest.search.suggest({ query: 'я'.repeat(255) })).suggestions).toEqual([]);
    expect((await refusal(guest.search.query({ query: 'x'.repeat(256) }))).fields).toHaveProperty('query');
    expect((await refusal(guest.search.suggest({ query: 'x'.repeat(256) }))).fields).toHaveProperty('query');
  });
});
