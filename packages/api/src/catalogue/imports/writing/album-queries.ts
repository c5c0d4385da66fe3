import type { AlbumType, Database, Transaction } from '@kantele/db';
import { type Insertable, sql } from 'kysely';
import { rowsAsJson } from '../../../core/rows-as-json.ts';

export async function albumsOfTracks(trx: Transaction<Database>, trackIds: readonly number[]) {
  if (trackIds.length === 0) return [];
  const { rows } = await sql<{ album_id: number }>`
    select distinct album_id from tracks where id = any(${[...trackIds]})`.execute(trx);
  return rows.map((row) => row.album_id);
}

/** Albums an import has made whose tracks have all gone to others. */
export async function removeEmptyAlbums(trx: Transaction<Database>, albumIds: readonly number[]) {
  if (albumIds.length === 0) return [];
  const { rows } = await sql<{ id: number; image_hash: string | null }>`
    delete from albums a where a.id = any(${[...albumIds]}) and a.import_key is not null
      and not exists (select 1 from tracks t where t.album_id = a.id) returning a.id, a.image_hash`.execute(
    trx,
  );
  return rows;
}

/** Tracks of earlier imports that belong to another album now. */
export async function moveTracks(trx: Transaction<Database>, trackIds: readonly number[], albumId: number) {
  await trx.updateTable('tracks').set({ album_id: albumId }).where('id', 'in', trackIds).execute();
}

/** An album has the genres of its tracks. */
export async function addAlbumGenres(trx: Transaction<Database>, trackIds: readonly number[]) {
  await sql`insert into album_genres (album_id, genre_id)
    select distinct t.album_id, tg.genre_id from tracks t join track_genres tg on tg.track_id = t.id
    where t.id = any(${[...trackIds]}) on conflict do nothing`.execute(trx);
}

/** Gives the album that holds these tracks and no others another key and name; answers how many it was. */
export async function renameAlbumOf(
  trx: Transaction<Database>,
  trackIds: readonly number[],
  { key, name, slug, nameKey }: { key: string; name: string; slug: string; nameKey: string },
): Promise<number> {
  const { rows } = await sql`update albums a set import_key = ${key}, name = ${name}, slug = ${slug},
      name_key = ${nameKey}, updated_at = now()
    where a.id = (select min(t.album_id) from tracks t where t.id = any(${[...trackIds]}))
      and a.import_key is not null and not exists (select 1 from albums o where o.import_key = ${key})
      and not exists (select 1 from tracks t where t.album_id = a.id and t.id <> all(${[...trackIds]}))
    returning a.id`.execute(trx);
  return rows.length;
}

/** New albums and those whose key is known, in one statement: ids by key. */
export async function putAlbums(
  trx: Transaction<Database>,
  albums: readonly Insertable<Database['albums']>[],
  sides: boolean | null,
): Promise<Map<string, number>> {
  if (albums.length === 0) return new Map();
  const { columns, expression } = rowsAsJson('albums', albums, ['artists']);
  const rows = await trx
    .insertInto('albums')
    .columns(columns)
    .expression(expression)
    .onConflict((oc) =>
      oc.column('import_key').doUpdateSet({
        // A file that says nothing takes nothing away.
        release_date: sql`coalesce(excluded.release_date, albums.release_date)`,
        release_precision: sql`case when excluded.release_date is null then albums.release_precision
          else excluded.release_precision end`,
        label: sql`coalesce(excluded.label, albums.label)`,
        catalogue_number: sql`coalesce(excluded.catalogue_number, albums.catalogue_number)`,
        copyright: sql`coalesce(excluded.copyright, albums.copyright)`,
        upc: sql`coalesce(excluded.upc, albums.upc)`,
        ...(sides === null ? {} : { sides }),
        updated_at: sql`now()`,
      }),
    )
    .returning(['id', 'import_key'])
    .execute();
  return new Map(rows.map(({ id, import_key }) => [import_key ?? '', id]));
}

/** Artists of albums, in their order. */
export async function artistsOfAlbums(trx: Transaction<Database>, albumIds: readonly number[]) {
  return trx
    .selectFrom('album_artists')
    .select(['album_id', 'artist_id'])
    .where('album_id', '=', sql<number>`any(${[...albumIds]})`)
    .orderBy('position')
    .execute();
}

export async function dropAlbumArtists(trx: Transaction<Database>, albumIds: readonly number[]) {
  if (albumIds.length === 0) return;
  await trx.deleteFrom('album_artists').where('album_id', 'in', albumIds).execute();
}

/** What the albums hold whose type was not set by hand. */
export async function albumSizes(trx: Transaction<Database>, albumIds: readonly number[]) {
  const { rows } = await sql<{ id: number; tracks: number; duration: number }>`
    select a.id, count(t.id) as tracks, coalesce(sum(t.duration), 0)::bigint as duration
    from albums a join tracks t on t.album_id = a.id
    where a.id = any(${[...albumIds]}) and (a.imported_type is null or a.imported_type = a.type)
    group by a.id`.execute(trx);
  return rows;
}

export async function setAlbumTypes(
  trx: Transaction<Database>,
  albums: readonly { id: number; type: AlbumType }[],
) {
  const types = albums.map(({ type }) => type);
  await sql`update albums a set type = t.type, imported_type = t.type
    from unnest(${albums.map(({ id }) => id)}::bigint[], ${types}::text[]) as t(id, type)
    where a.id = t.id and (a.type, a.imported_type) is distinct from (t.type, t.type)`.execute(trx);
}
