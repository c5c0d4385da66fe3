import type { Database, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import type { FileTags } from '../core/audio-tools.ts';
import { nameKey, slugify } from '../core/slug.ts';

export interface ResolvedArtists {
  /** By folded name. */
  idOf(name: string): number;
  created: number[];
}

export const variousArtists = 'Various artists';

/** Artists by folded name: existing ones are reused (the most played when several share a name), others made. */
export async function resolveArtists(
  trx: Transaction<Database>,
  tags: readonly FileTags[],
): Promise<ResolvedArtists> {
  const wanted = new Map<string, { name: string; mbid: string | null }>();
  const want = (name: string, mbid: string | null) => {
    const key = nameKey(name);
    const known = wanted.get(key);
    if (!known) wanted.set(key, { name, mbid });
    else if (!known.mbid && mbid) known.mbid = mbid;
  };
  for (const file of tags) {
    const main = file.artists.filter((artist) => artist.role === 'main');
    for (const [index, artist] of main.entries()) {
      want(artist.name, main.length === file.mbid.artist.length ? (file.mbid.artist[index] ?? null) : null);
    }
    for (const artist of file.artists) if (artist.role !== 'main') want(artist.name, null);
    for (const [index, name] of file.album_artists.entries()) {
      want(
        name,
        file.album_artists.length === file.mbid.album_artist.length
          ? (file.mbid.album_artist[index] ?? null)
          : null,
      );
    }
    if (file.album_artists.length === 0) want(variousArtists, null);
  }
  const keys = [...wanted.keys()];
  const ids = new Map<string, number>();
  const find = async () => {
    const rows = await trx
      .selectFrom('artists')
      .select(['id', 'name_key'])
      .where('name_key', 'in', keys)
      .orderBy('plays_count', 'desc')
      .orderBy('id')
      .execute();
    for (const row of rows) if (!ids.has(row.name_key)) ids.set(row.name_key, row.id);
  };
  if (keys.length > 0) await find();
  const missing = keys.filter((key) => !ids.has(key) && key !== nameKey(variousArtists));
  const created = await insertMissing(
    trx,
    missing.map((key) => ({ key, ...(wanted.get(key) ?? { name: key, mbid: null }) })),
  );
  for (const row of created) ids.set(row.name_key, row.id);
  return {
    created: created.map((row) => row.id),
    idOf(name) {
      const id = ids.get(nameKey(name));
      if (id === undefined) throw new Error(`Artist ${name} was not resolved.`);
      return id;
    },
  };
}

async function insertMissing(
  trx: Transaction<Database>,
  missing: readonly { key: string; name: string; mbid: string | null }[],
) {
  if (missing.length === 0) return [];
  const values = missing.map(({ key, name, mbid }) => {
    return { name, slug: slugify(name), name_key: key, mbid, links: '[]' };
  });
  return (
    trx
      .insertInto('artists')
      .values(values)
      // A MusicBrainz id that is known under another name: keep the new artist, without the id.
      .onConflict((oc) => oc.column('mbid').doUpdateSet((eb) => ({ mbid: eb.ref('artists.mbid') })))
      .returning(['id', 'name_key'])
      .execute()
      .then((rows) =>
        rows.map((row, index) => ({ id: row.id, name_key: missing[index]?.key ?? row.name_key })),
      )
  );
}

/** "Various artists", made when first needed. */
export async function ensureVariousArtists(trx: Transaction<Database>): Promise<number> {
  const key = nameKey(variousArtists);
  const known = await trx.selectFrom('artists').select('id').where('name_key', '=', key).executeTakeFirst();
  if (known) return known.id;
  const [row] = await insertMissing(trx, [{ key, name: variousArtists, mbid: null }]);
  if (!row) throw new Error('The artist could not be made.');
  return row.id;
}

/** Genres by folded name, made when new; ids by the spelling given. */
export async function resolveGenres(
  trx: Transaction<Database>,
  names: readonly string[],
): Promise<Map<string, number>> {
  const spellings = new Map<string, string>();
  for (const name of names) if (!spellings.has(nameKey(name))) spellings.set(nameKey(name), name);
  if (spellings.size === 0) return new Map();
  const keys = [...spellings.keys()];
  await sql`insert into genres (name, slug, display_name)
    select * from unnest(${keys}::text[], ${keys.map(slugify)}::text[], ${[...spellings.values()]}::text[])
    on conflict do nothing`.execute(trx);
  const rows = await trx
    .selectFrom('genres')
    .select(['id', 'name', 'slug'])
    .where((eb) => eb.or([eb('name', 'in', keys), eb('slug', 'in', keys.map(slugify))]))
    .execute();
  const byName = new Map(rows.map((row) => [row.name, row.id]));
  const bySlug = new Map(rows.map((row) => [row.slug, row.id]));
  const ids = new Map<string, number>();
  for (const name of names) {
    const id = byName.get(nameKey(name)) ?? bySlug.get(slugify(nameKey(name)));
    if (id !== undefined) ids.set(name, id);
  }
  return ids;
}
