import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../../router.ts';
import { addMusic, createTestSite, type TestSite } from '../../testing.ts';
import { rebuildSearch } from '../search-index/rebuild-search.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ statementTimeout: 30_000 });
});
afterAll(() => site.close());

async function suggested(query: string, limit?: number): Promise<string[]> {
  const { suggestions } = await (await site.guest()).search.suggest({ query, ...(limit ? { limit } : {}) });
  return suggestions.map(({ type, name }) => `${type} ${name}`);
}

describe('type-ahead', () => {
  it('names artists, albums and tracks with what tells them apart', async () => {
    const { artistId, albumId } = await addMusic(site, {
      artist: 'Vesper Bells',
      album: 'Vesper',
      tracks: ['Vesperal'],
      plays: 3,
    });
    const { suggestions } = await (await site.guest()).search.suggest({ query: 'vesp' });
    expect(suggestions).toContainEqual({
      type: 'artist',
      id: artistId,
      name: 'Vesper Bells',
      slug: 'vesper-bells',
      subtitle: '',
      image: null,
    });
    expect(suggestions).toContainEqual({
      type: 'album',
      id: albumId,
      name: 'Vesper',
      slug: 'vesper',
      subtitle: 'Vesper Bells',
      image: null,
    });
    expect(suggestions.map(({ type }) => type).sort()).toEqual(['album', 'artist', 'track']);
    expect(await suggested('vesper bel', 2)).toHaveLength(2);
  });

  it('answers to one letter and more, before and after the table is made', async () => {
    const tracks = Array.from({ length: 11 }, (_, index) => `Qwilt ${index}`);
    await addMusic(site, { artist: 'Qwil', album: 'Qw', tracks: [...tracks, 'Qa'] });
    const answers = async () =>
      Promise.all(
        ['q', 'qw', 'QWI', 'qwil', 'qwilt'].map(async (query) => (await suggested(query, 20)).sort()),
      );
    const before = await answers();
    expect(before[0]).toHaveLength(14);
    expect(before[1]).toEqual(expect.arrayContaining(['artist Qwil', 'album Qw', 'track Qwilt 10']));
    await rebuildSearch(site.services.db);
    const { rows } = await sql`select 1 from search_prefixes where prefix = 'qwi'`.execute(site.services.db);
    expect(rows).toHaveLength(10);
    expect(await answers()).toEqual(before);
    expect(await suggested('q', 1)).toHaveLength(1);
  });

  it('puts what is called exactly so before what is played more', async () => {
    await addMusic(site, { artist: 'Zu', album: 'Zukunft', tracks: ['Zurück', 'Zug'], plays: 9 });
    expect(await suggested('zu', 1)).toEqual(['artist Zu']);
    expect(await suggested('ZÚG', 1)).toEqual(['track Zug']);
  });

  it('forgets at once what is no longer visible', async () => {
    const { artistId, albumId } = await addMusic(site, { artist: 'Xylo', album: 'Xylo', tracks: ['Xylo'] });
    await rebuildSearch(site.services.db);
    expect(await suggested('xy')).toEqual(['artist Xylo', 'album Xylo', 'track Xylo']);
    const editor = createCaller(site.system());
    await editor.albums.update({ id: albumId, visibility: 'draft' });
    expect(await suggested('xy')).toEqual(['artist Xylo']);
    await editor.artists.delete({ id: artistId });
    expect(await suggested('xy')).toEqual([]);
    expect(await suggested('xylo')).toEqual([]);
  });

  describe('in a large catalogue', () => {
    const sizes = { first: 250, both: 1_250 };
    beforeAll(async () => {
      const { db } = site.services;
      await sql`insert into artists (name, slug, name_key, plays_count)
        select 'Massive ' || n, 'massive-' || n, 'massive ' || n, n from generate_series(1, 25000) n`.execute(
        db,
      );
      await sql`insert into search_entries (type, id, name_key, words)
        select 'artist', id, name_key,
          array_to_tsvector(string_to_array(name_key, ' ') || '{:artist,^mas}'::text[] || ('^' || left(split_part(name_key, ' ', 2), 3)))
        from artists where name_key like 'massive %'`.execute(db);
      await rebuildSearch(db, sizes);
    });

    it('the most played come first, whatever their tier', async () => {
      const { db } = site.services;
      const { rows } = await sql<{ tier: number; entries: number }>`
        select tier, count(*)::int as entries from search_entries group by tier order by tier`.execute(db);
      expect(rows.slice(0, 2)).toEqual([
        { tier: 1, entries: 250 },
        { tier: 2, entries: 1_000 },
      ]);
      const best = Array.from({ length: 20 }, (_, index) => `artist Massive ${25_000 - index}`);
      for (const query of ['m', 'ma', 'mas', 'mass', 'massi', 'massiv', 'massive']) {
        expect(await suggested(query, 20), query).toEqual(best);
      }
      expect(await suggested('massive 23', 3)).toEqual(
        ['23', '23999', '23998'].map((number) => `artist Massive ${number}`),
      );
    });

    it('everything is found, completed from the rest', async () => {
      // Called exactly so, then among the most played of those in the lowest tier.
      expect(await suggested('massive 12', 2)).toEqual(['artist Massive 12', 'artist Massive 12999']);
      expect(await suggested('massive 2', 3)).toEqual(
        ['2', '25000', '24999'].map((n) => `artist Massive ${n}`),
      );
      expect(await suggested('massive 17', 20)).toHaveLength(20);
      expect(await suggested('17', 20)).toHaveLength(20);
      expect(await suggested('1234', 20)).toHaveLength(11);
      expect(await suggested('vesper')).toHaveLength(3);
    });

    it('what is new or renamed is found at once', async () => {
      const editor = createCaller(site.system());
      const { artist } = await editor.artists.create({ name: 'Massimo' });
      for (const query of ['massimo', 'massim', 'MASSIM']) {
        expect(await suggested(query), query).toContain('artist Massimo');
      }
      await editor.artists.delete({ id: artist.id });
      const [known] = (await (await site.guest()).search.suggest({ query: 'massive 24990' })).suggestions;
      await editor.artists.update({ id: known?.id ?? 0, name: 'Mastodont' });
      expect(await suggested('masto')).toEqual(['artist Mastodont']);
      expect(await suggested('mast')).toEqual(['artist Mastodont']);
      expect(await suggested('massi', 20)).not.toContain('artist Massive 24990');
      expect(await suggested('massi', 20)).not.toContain('artist Mastodont');
    });

    it('plays move the order once they are more by a twentieth, and a rebuild without news changes nothing', async () => {
      const { db } = site.services;
      const play = (name: string, plays: number) =>
        db.updateTable('artists').set({ plays_count: plays }).where('name', '=', name).execute();
      await play('Massive 5', 26_000);
      await play('Massive 24000', 25_100);
      await rebuildSearch(db, sizes);
      expect(await suggested('massive', 2)).toEqual(['artist Massive 5', 'artist Massive 25000']);
      expect(await suggested('mas', 2)).toEqual(['artist Massive 5', 'artist Massive 25000']);
      const state = async () =>
        (
          await sql`select xmin::text, type, id from search_entries
            union all select xmin::text, prefix, id from search_prefixes order by 2, 3`.execute(db)
        ).rows;
      const before = await state();
      await rebuildSearch(db, sizes);
      expect(await state()).toEqual(before);
    });

    it('nobody waits for a rebuild, and a rebuild for nobody', async () => {
      const { db } = site.services;
      const { id } = await db
        .selectFrom('artists')
        .select('id')
        .where('name', '=', 'Massive 7')
        .executeTakeFirstOrThrow();
      await db.updateTable('artists').set({ plays_count: 30_000 }).where('id', '=', id).execute();
      await db.transaction().execute(async (trx) => {
        // A rebuild on a busy machine takes longer than a request may stand idle.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
        await sql`select 1 from search_entries where type = 'artist' and id = ${id} for update`.execute(trx);
        await rebuildSearch(db, sizes);
        expect(await suggested('massive', 1)).toEqual(['artist Massive 5']);
      });
      await rebuildSearch(db, sizes);
      expect(await suggested('massive', 1)).toEqual(['artist Massive 7']);
    });
  });
});
