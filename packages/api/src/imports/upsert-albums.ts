import type { AlbumType, Database, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import { nameKey, slugify } from '../core/slug.ts';
import type { ReadFile } from './save-batch.ts';
import { ensureVariousArtists, type ResolvedArtists } from './upsert-names.ts';

export interface UpsertedAlbums {
  /** By import key. */
  ids: ReadonlyMap<string, number>;
  /** Albums whose cover has to be looked at again. */
  needCover: number[];
}

/** One album per import key of the batch, with what its files say. */
export async function upsertAlbums(
  trx: Transaction<Database>,
  files: readonly ReadFile[],
  artists: ResolvedArtists,
): Promise<UpsertedAlbums> {
  const groups = new Map<string, ReadFile[]>();
  for (const file of files) {
    const group = groups.get(file.importKey);
    if (group) group.push(file);
    else groups.set(file.importKey, [file]);
  }
  const ids = new Map<string, number>();
  for (const [key, group] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const row = await upsertAlbum(trx, key, group);
    ids.set(key, row.id);
    await addAlbumArtists(trx, row.id, group, artists);
  }
  return { ids, needCover: [...ids.values()] };
}

export async function albumsOfTracks(trx: Transaction<Database>, trackIds: readonly number[]) {
  const { rows } = await sql<{ album_id: number }>`
    select distinct album_id from tracks where id = any(${[...trackIds]})`.execute(trx);
  return rows.map((row) => row.album_id);
}

/** Albums an import has made whose tracks have all gone to others. */
export async function removeEmptyAlbums(trx: Transaction<Database>, albumIds: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    delete from albums a where a.id = any(${[...albumIds]}) and a.import_key is not null
      and not exists (select 1 from tracks t where t.album_id = a.id) returning a.id`.execute(trx);
  return rows.map((row) => row.id);
}

/** An album whose tracks all go by another key now (retagged or moved together) keeps its row. */
async function keepRenamed(
  trx: Transaction<Database>,
  key: string,
  name: string,
  trackIds: readonly number[],
) {
  if (trackIds.length === 0) return;
  const ids = [...trackIds];
  await sql`update albums a set import_key = ${key}, name = ${name}, slug = ${slugify(name)},
      name_key = ${nameKey(name)}, updated_at = now()
    where a.id = (select min(t.album_id) from tracks t where t.id = any(${ids}))
      and a.import_key is not null and not exists (select 1 from albums o where o.import_key = ${key})
      and not exists (select 1 from tracks t where t.album_id = a.id and t.id <> all(${ids}))`.execute(trx);
}

async function upsertAlbum(trx: Transaction<Database>, key: string, group: readonly ReadFile[]) {
  const first = <Value>(pick: (file: ReadFile) => Value | null) =>
    group.map(pick).find((value) => value !== null) ?? null;
  const name = first((file) => file.tags.album) ?? first((file) => file.tags.title) ?? 'Untitled';
  await keepRenamed(
    trx,
    key,
    name,
    group.flatMap((file) => file.trackId ?? []),
  );
  const release = first((file) => file.tags.release);
  const values = {
    release_date: release?.date ?? null,
    release_precision: release?.precision ?? null,
    label: first((file) => file.tags.label),
    catalogue_number: first((file) => file.tags.catalogue_number),
    copyright: first((file) => file.tags.copyright),
    upc: first((file) => file.tags.upc),
    mbid: first((file) => file.tags.mbid.release),
  };
  return trx
    .insertInto('albums')
    .values({ name, slug: slugify(name), name_key: nameKey(name), import_key: key, ...values })
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
        updated_at: sql`now()`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
}

/**
 * Album artists as tagged; else "Various artists" for a compilation or a folder of several artists; else the artist
 * of the tracks. Judged over these files and all other tracks the album has, so the order of files does not matter.
 */
async function addAlbumArtists(
  trx: Transaction<Database>,
  albumId: number,
  group: readonly ReadFile[],
  artists: ResolvedArtists,
) {
  const tagged = group.find((file) => file.tags.album_artists.length > 0);
  let wanted: number[];
  if (tagged) wanted = tagged.tags.album_artists.map((name) => artists.idOf(name));
  else {
    const mains = group.flatMap((file) =>
      file.tags.artists.filter((artist) => artist.role === 'main').slice(0, 1),
    );
    const own = new Set(mains.map((artist) => artists.idOf(artist.name)));
    const { rows } = await sql<{ artist_id: number }>`select distinct ta.artist_id from tracks t
      join track_artists ta on ta.track_id = t.id and ta.role = 'main' and ta.position = 0
      where t.album_id = ${albumId} and t.id <> all(${group.flatMap((file) => file.trackId ?? [])})`.execute(
      trx,
    );
    for (const row of rows) own.add(row.artist_id);
    const several = own.size > 1 || group.some((file) => file.tags.compilation);
    wanted = several ? [await ensureVariousArtists(trx)] : [...own];
  }
  const current = await trx
    .selectFrom('album_artists')
    .select('artist_id')
    .where('album_id', '=', albumId)
    .orderBy('position')
    .execute();
  const unique = [...new Set(wanted)];
  if (current.map((row) => row.artist_id).join() === unique.join()) return;
  await trx.deleteFrom('album_artists').where('album_id', '=', albumId).execute();
  await trx
    .insertInto('album_artists')
    .values(unique.map((artist_id, position) => ({ album_id: albumId, artist_id, position })))
    .execute();
}

/**
 * The type of an album by what it holds: up to three tracks under 15 minutes a single, up to six under 30 an EP (the
 * usual rules of distributors). A type chosen by hand stays.
 */
export async function inferAlbumTypes(
  trx: Transaction<Database>,
  albumIds: readonly number[],
  compilations: ReadonlySet<number>,
) {
  const { rows } = await sql<{ id: number; tracks: number; duration: number }>`
    select a.id, count(t.id) as tracks, coalesce(sum(t.duration), 0)::bigint as duration
    from albums a join tracks t on t.album_id = a.id
    where a.id = any(${[...albumIds]}) and (a.imported_type is null or a.imported_type = a.type)
    group by a.id`.execute(trx);
  for (const { id, tracks, duration } of rows) {
    const type = compilations.has(id) ? 'compilation' : typeOf(tracks, duration);
    await trx.updateTable('albums').set({ type, imported_type: type }).where('id', '=', id).execute();
  }
}

function typeOf(tracks: number, duration: number): AlbumType {
  if (tracks <= 3 && duration < 15 * 60_000) return 'single';
  if (tracks <= 6 && duration < 30 * 60_000) return 'ep';
  return 'album';
}
