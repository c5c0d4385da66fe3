import type { Database, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import type { FileTags } from '../core/audio-tools.ts';
import { nameKey, slugify } from '../core/slug.ts';

export interface ResolvedArtists {
  /** By folded name. */
  idOf(name: string): number;
  created: number[];
}

/**
 * Artists by folded name, those of the files and of their albums: existing ones are reused (the most played when
 * several share a name), others made.
 */
export async function resolveArtists(
  trx: Transaction<Database>,
  tags: readonly FileTags[],
  ofAlbums: readonly string[] = [],
): Promise<ResolvedArtists> {
  const wanted = new Map<string, Wanted>();
  const want = (name: string, anyMbid: string | null) => {
    const key = nameKey(name);
    const mbid = anyMbid?.toLowerCase() ?? null;
    const known = wanted.get(key);
    if (!known) wanted.set(key, { name, mbid, sort: null });
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
    for (const { name, sort } of file.sort_names) {
      const artist = wanted.get(nameKey(name));
      if (artist && nameKey(sort) !== nameKey(name)) artist.sort ??= nameKey(sort);
    }
  }
  for (const name of ofAlbums) want(name, null);
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
  const missing = keys.filter((key) => !ids.has(key));
  const made = await insertMissing(
    trx,
    missing.map((key) => ({ key, ...(wanted.get(key) ?? { name: key, mbid: null, sort: null }) })),
  );
  for (const [key, id] of made.ids) ids.set(key, id);
  await addSortNames(trx, wanted, ids);
  return {
    created: made.created,
    idOf(name) {
      const id = ids.get(nameKey(name));
      if (id === undefined) throw new Error(`Artist ${name} was not resolved.`);
      return id;
    },
  };
}

interface Wanted {
  name: string;
  mbid: string | null;
  /** Folded sort name, when it is tagged and another than the name. */
  sort: string | null;
}
interface NewArtist extends Wanted {
  key: string;
}

/** Sort names for artists that have none yet. */
async function addSortNames(
  trx: Transaction<Database>,
  wanted: ReadonlyMap<string, Wanted>,
  ids: ReadonlyMap<string, number>,
) {
  const sorted = [...wanted].flatMap(([key, { sort }]) => {
    const id = ids.get(key);
    return sort === null || id === undefined ? [] : [{ id, sort }];
  });
  if (sorted.length === 0) return;
  await sql`update artists a set sort_name_key = s.sort
    from unnest(${sorted.map(({ id }) => id)}::bigint[], ${sorted.map(({ sort }) => sort)}::text[]) as s(id, sort)
    where a.id = s.id and a.sort_name_key is null`.execute(trx);
}

/** Makes artists; several names of one MusicBrainz artist are one artist, under the name that came first. */
async function insertMissing(trx: Transaction<Database>, missing: readonly NewArtist[]) {
  const known = await idsByMbid(
    trx,
    missing.flatMap(({ mbid }) => mbid ?? []),
  );
  const fresh = missing.filter(({ mbid }, index) => {
    return !mbid || (!known.has(mbid) && missing.findIndex((other) => other.mbid === mbid) === index);
  });
  const rows =
    fresh.length === 0
      ? []
      : await trx
          .insertInto('artists')
          .values(
            fresh.map(({ key, name, mbid }) => {
              return { name, slug: slugify(name), name_key: key, mbid, links: '[]' };
            }),
          )
          // Another import may have made it just now.
          .onConflict((oc) => oc.column('mbid').doUpdateSet((eb) => ({ mbid: eb.ref('artists.mbid') })))
          .returning(['id', 'name_key', 'mbid'])
          .execute();
  for (const row of rows) if (row.mbid) known.set(row.mbid, row.id);
  const ids = new Map(rows.map((row) => [row.name_key, row.id]));
  for (const { key, mbid } of missing) {
    const id = mbid ? known.get(mbid) : undefined;
    if (id !== undefined) ids.set(key, id);
  }
  return { ids, created: rows.map((row) => row.id) };
}

async function idsByMbid(trx: Transaction<Database>, mbids: readonly string[]) {
  if (mbids.length === 0) return new Map<string, number>();
  const rows = await trx.selectFrom('artists').select(['id', 'mbid']).where('mbid', 'in', mbids).execute();
  return new Map(rows.flatMap(({ id, mbid }) => (mbid ? [[mbid, id]] : [])));
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
