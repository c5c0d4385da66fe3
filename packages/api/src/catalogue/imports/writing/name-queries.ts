import type { Database, Transaction } from '@kantele/db';
import { type Insertable, sql } from 'kysely';

/** Artists of these folded names, the most played of a name first. */
export async function artistsByName(trx: Transaction<Database>, keys: readonly string[]) {
  if (keys.length === 0) return [];
  return trx
    .selectFrom('artists')
    .select(['id', 'name', 'slug', 'name_key'])
    .where('name_key', 'in', keys)
    .orderBy('plays_count', 'desc')
    .orderBy('id')
    .execute();
}

export async function artistsByMbid(trx: Transaction<Database>, mbids: readonly string[]) {
  if (mbids.length === 0) return [];
  return trx
    .selectFrom('artists')
    .select(['id', 'name', 'slug', 'mbid'])
    .where('mbid', 'in', mbids)
    .execute();
}

export async function insertArtists(
  trx: Transaction<Database>,
  rows: readonly Insertable<Database['artists']>[],
) {
  if (rows.length === 0) return [];
  return (
    trx
      .insertInto('artists')
      .values(rows)
      // Another import may have made it just now.
      .onConflict((oc) => oc.column('mbid').doUpdateSet((eb) => ({ mbid: eb.ref('artists.mbid') })))
      .returning(['id', 'name', 'slug', 'name_key', 'mbid'])
      .execute()
  );
}

/** Folded sort names for artists that have none yet. */
export async function setSortNames(
  trx: Transaction<Database>,
  names: readonly { id: number; sort: string }[],
) {
  if (names.length === 0) return;
  await sql`update artists a set sort_name_key = s.sort
    from unnest(${names.map(({ id }) => id)}::bigint[], ${names.map(({ sort }) => sort)}::text[]) as s(id, sort)
    where a.id = s.id and a.sort_name_key is null`.execute(trx);
}

/** Genres of these names or slugs, after those that were missing are made. */
export async function ensureGenres(
  trx: Transaction<Database>,
  genres: readonly { name: string; slug: string; display_name: string }[],
) {
  const keys = genres.map(({ name }) => name);
  const slugs = genres.map(({ slug }) => slug);
  await sql`insert into genres (name, slug, display_name)
    select * from unnest(${keys}::text[], ${slugs}::text[], ${genres.map((genre) => genre.display_name)}::text[])
    on conflict do nothing`.execute(trx);
  return trx
    .selectFrom('genres')
    .select(['id', 'name', 'slug'])
    .where((eb) => eb.or([eb('name', 'in', keys), eb('slug', 'in', slugs)]))
    .execute();
}

/** Genres of these names that are there, by name. */
export async function genresByName(trx: Transaction<Database>, names: readonly string[]) {
  if (names.length === 0) return [];
  return trx
    .selectFrom('genres')
    .select(['id', 'name'])
    .where('name', 'in', [...names])
    .execute();
}
