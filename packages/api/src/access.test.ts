import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access } from './core/actor.ts';
import { permissionTable } from './core/permissions.ts';
import { restTable } from './rest-table.ts';
import { appRouter } from './router.ts';
import { createTestSite, refusal, type TestSite } from './testing.ts';

interface ProcedureInfo {
  name: string;
  type: string;
  access: Access;
}

const procedures: ProcedureInfo[] = Object.entries(appRouter._def.procedures)
  .map(([name, procedure]) => {
    const { _def } = procedure as unknown as { _def: { type: string; meta?: { access: Access } } };
    return { name, type: _def.type, access: _def.meta?.access ?? 'admin' };
  })
  .sort((a, b) => (a.name < b.name ? -1 : 1));

const rowsOf = (name: string) =>
  restTable.filter((row) => row.procedure === name).map((row) => `${row.method} ${row.path}`);

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

type Caller = ReturnType<TestSite['as']>;

/** Calls a procedure by its dotted name with an input no schema accepts: access comes first. */
function attempt(caller: Caller, name: string): Promise<unknown> {
  const [domain = '', procedure = ''] = name.split('.');
  const domains = caller as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
  const call = domains[domain]?.[procedure];
  if (!call) throw new Error(`There is no ${name}.`);
  return call('nonsense');
}

describe('access', () => {
  it('of every procedure, and its rows of the REST table', () => {
    const lines = procedures.map(({ name, type, access }) => {
      return [`${name} (${type})`, access, ...rowsOf(name)].join(' → ');
    });
    expect(lines).toMatchInlineSnapshot(`
      [
        "albums.create (mutation) → albums.manage → POST albums",
        "albums.delete (mutation) → albums.manage → DELETE albums/{id}",
        "albums.get (query) → music.view → GET albums/{id}",
        "albums.list (query) → music.view → GET albums",
        "albums.update (mutation) → albums.manage → PUT albums/{id}",
        "artists.albums (query) → music.view → GET artists/{id}/albums",
        "artists.create (mutation) → artists.manage → POST artists",
        "artists.delete (mutation) → artists.manage → DELETE artists/{id}",
        "artists.get (query) → music.view → GET artists/{id}",
        "artists.list (query) → music.view → GET artists",
        "artists.similar (query) → music.view → GET artists/{id}/similar",
        "artists.tracks (query) → music.view → GET artists/{id}/tracks",
        "artists.update (mutation) → artists.manage → PUT artists/{id}",
        "channels.get (query) → music.view → GET channels/{slug}",
        "channels.landingArtists (query) → music.view → GET landing/artists",
        "genres.albums (query) → music.view → GET genres/{slug}/albums",
        "genres.create (mutation) → genres.manage → POST genres",
        "genres.delete (mutation) → genres.manage → DELETE genres/{id}",
        "genres.get (query) → music.view → GET genres/{slug}",
        "genres.list (query) → music.view → GET genres",
        "genres.tracks (query) → music.view → GET genres/{slug}/tracks",
        "genres.update (mutation) → genres.manage → PUT genres/{id}",
        "imports.confirmMissing (mutation) → settings.manage → POST imports/{id}/confirm",
        "imports.get (query) → settings.manage → GET imports/{id}",
        "imports.list (query) → settings.manage → GET imports",
        "imports.start (mutation) → settings.manage → POST imports",
        "lyrics.delete (mutation) → lyrics.manage → DELETE tracks/{id}/lyrics",
        "lyrics.get (query) → lyrics.view → GET tracks/{id}/lyrics",
        "lyrics.put (mutation) → lyrics.manage → PUT tracks/{id}/lyrics",
        "plays.record (mutation) → music.play → POST tracks/{id}/plays",
        "search.query (query) → music.view → GET search",
        "search.suggest (query) → music.view → GET search/suggest",
        "settings.bootstrap (query) → open → GET bootstrap-data",
        "streaming.sources (query) → music.play → GET tracks/{id}/sources",
        "tags.create (mutation) → tags.manage → POST tags",
        "tags.delete (mutation) → tags.manage → DELETE tags/{id}",
        "tags.get (query) → music.view → GET tags/{slug}",
        "tags.list (query) → music.view → GET tags",
        "tags.tracks (query) → music.view → GET tags/{slug}/tracks",
        "tags.update (mutation) → tags.manage → PUT tags/{id}",
        "tracks.delete (mutation) → tracks.manage → DELETE tracks/{id}",
        "tracks.get (query) → music.view → GET tracks/{id}",
        "tracks.list (query) → music.view → GET tracks",
        "tracks.update (mutation) → tracks.manage → PUT tracks/{id}",
        "tracks.waveform (query) → music.view → GET tracks/{id}/waveform",
      ]
    `);
  });

  it('is stated by permissions that exist, and every REST row names a procedure once', () => {
    for (const { access } of procedures) {
      expect([...Object.keys(permissionTable), 'open', 'signed-in']).toContain(access);
    }
    const addresses = restTable.map((row) => `${row.method} ${row.path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const row of restTable) {
      expect(procedures.map(({ name }) => name)).toContain(row.procedure);
      const changes = procedures.find(({ name }) => name === row.procedure)?.type === 'mutation';
      expect(row.method === 'GET', row.path).toBe(!changes);
    }
  });

  it('to whatever changes something is never a guest’s, apart from plays', () => {
    const changing = procedures.filter(({ type }) => type === 'mutation');
    expect(changing.filter(({ access }) => !access.endsWith('.manage')).map(({ name }) => name)).toEqual([
      'plays.record',
    ]);
  });

  it.each(procedures.filter(({ access }) => access.endsWith('.manage')))(
    'to $name is denied to guests and to users without $access, before the input is read',
    async ({ name, access }) => {
      const guest = await site.guest();
      expect((await refusal(attempt(guest, name))).code).toBe('unauthenticated');
      const others = (Object.keys(permissionTable) as (keyof typeof permissionTable)[]).filter(
        (permission) => permission !== access && permission !== 'admin',
      );
      expect((await refusal(attempt(site.as(...others), name))).code).toBe('forbidden');
      for (const permission of [access, 'admin'] as const) {
        if (permission === 'open' || permission === 'signed-in') continue;
        expect((await refusal(attempt(site.as(permission), name))).code).toBe('invalid');
      }
    },
  );

  it('to music is a matter of the guest role as well', async () => {
    for (const { name, access } of procedures.filter((row) => !row.access.endsWith('.manage'))) {
      if (access === 'open') continue;
      expect((await refusal(attempt(site.as(), name))).code, name).toBe('forbidden');
    }
    const listener = site.as('music.view');
    await expect(listener.albums.list({})).resolves.toHaveProperty('pagination');
  });
});
