import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../router.ts';
import { addMusic, createTestSite, type TestSite } from '../testing.ts';
import { rebuildSearch } from './queries.ts';

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
      ...{ type: 'artist', id: artistId, name: 'Vesper Bells', slug: 'vesper-bells' },
      ...{ subtitle: '', image: null },
    });
    expect(suggestions).toContainEqual({
      ...{ type: 'album', id: albumId, name: 'Vesper', slug: 'vesper' },
      ...{ subtitle: 'Vesper Bells', image: null },
    });
    expect(suggestions.map(({ type }) => type).sort()).toEqual(['album', 'artist', 'track']);
    expect(await suggested('vesper bel', 2)).toHaveLength(2);
  });

  it('answers to one, two and three letters, before and after the table is made', async () => {
    await addMusic(site, { artist: 'Qwil', album: 'Qw', tracks: ['Qa'] });
    const answers = async () => [await suggested('q'), await suggested('qw'), await suggested('QWI')];
    const before = await answers();
    expect(before[2]).toEqual(expect.arrayContaining(['artist Qwil', 'album Qw', 'track Qa']));
    await rebuildSearch(site.services.db);
    const { rows } = await sql`select 1 from search_prefixes where prefix = 'qwi'`.execute(site.services.db);
    expect(rows).toHaveLength(3);
    expect((await answers()).map((list) => [...list].sort())).toEqual(before.map((list) => [...list].sort()));
    expect(await suggested('q', 1)).toHaveLength(1);
  });

  it('forgets at once what is no longer visible', async () => {
    const { artistId, albumId } = await addMusic(site, { artist: 'Xylo', album: 'Xylo', tracks: ['Xylo'] });
    await rebuildSearch(site.services.db);
    expect(await suggested('xy')).toEqual(['album Xylo', 'artist Xylo', 'track Xylo']);
    const editor = createCaller(site.system());
    await editor.albums.update({ id: albumId, visibility: 'draft' });
    expect(await suggested('xy')).toEqual(['artist Xylo']);
    await editor.artists.delete({ id: artistId });
    expect(await suggested('xy')).toEqual([]);
    expect(await suggested('xylo')).toEqual([]);
  });

  it('in a large catalogue shows the most played first, and everything there is', async () => {
    const { db } = site.services;
    await sql`insert into artists (name, slug, name_key, plays_count)
      select 'Massive ' || n, 'massive-' || n, 'massive ' || n, n from generate_series(1, 25000) n`.execute(
      db,
    );
    await sql`insert into search_entries (type, id, name_key, words)
      select 'artist', id, name_key, array_to_tsvector(string_to_array(name_key, ' ') || ':artist'::text)
      from artists where name_key like 'massive %'`.execute(db);
    await rebuildSearch(db);
    const { rows } = await sql<{
      share: number;
    }>`select avg(hot::int)::float8 as share from search_entries`.execute(db);
    expect(rows[0]?.share).toBeGreaterThan(0.03);
    expect(rows[0]?.share).toBeLessThanOrEqual(0.05);
    const best = ['artist Massive 25000', 'artist Massive 24999', 'artist Massive 24998'];
    for (const query of ['m', 'ma', 'mas', 'mass', 'massive']) {
      expect(await suggested(query, 3), query).toEqual(best);
    }
    // Outside of the most played, and of the table of beginnings; who is called exactly so comes first.
    expect(await suggested('massive 12', 2)).toEqual(['artist Massive 12', 'artist Massive 12999']);
    expect(await suggested('massive 17', 20)).toHaveLength(20);
    expect(await suggested('17', 20)).toHaveLength(20);
    expect(await suggested('vesper')).toHaveLength(3);
  });
});
