import type { AlbumType, Database, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import { insertRows, rowsAsJson } from '../core/rows-as-json.ts';
import { nameKey, slugify } from '../core/slug.ts';
import type { AlbumOf } from './group-albums.ts';
import type { BatchPlan, PlannedFile } from './plan-batch.ts';
import type { Batch } from './save-batch.ts';
import type { ResolvedArtists } from './upsert-names.ts';

export interface UpsertedAlbums {
  /** By import key. */
  ids: ReadonlyMap<string, number>;
  /** Albums whose cover has to be looked at again. */
  needCover: number[];
}

/** What is known of one album of a batch: its new and changed files, and tracks of earlier imports that join it. */
interface Group {
  album: AlbumOf;
  files: PlannedFile[];
  moved: BatchPlan['moved'];
}

/** One album per key of the batch, with what its files say; tracks whose album is another one now move there. */
export async function upsertAlbums(
  trx: Transaction<Database>,
  { plan, sides }: Pick<Batch, 'plan' | 'sides'>,
  artists: ResolvedArtists,
): Promise<UpsertedAlbums> {
  const groups = groupsOf(plan);
  // Before anything is added: an album that gives its key to another must have its new one first.
  for (let renamed = 1, round = 0; renamed > 0 && round < 5; round += 1) {
    renamed = 0;
    for (const group of groups) renamed += await keepRenamed(trx, group);
  }
  const ids = await insertAlbums(trx, groups, sides);
  const idOf = ({ album }: Group): number => ids.get(album.key) ?? 0;
  await setAlbumArtists(
    trx,
    new Map(
      groups.map((group) => [
        idOf(group),
        [...new Set(group.album.artists.map((name) => artists.idOf(name)))],
      ]),
    ),
  );
  for (const group of groups) {
    const moved = group.moved.map(({ trackId }) => trackId);
    if (moved.length === 0) continue;
    await trx
      .updateTable('tracks')
      .set({ album_id: idOf(group) })
      .where('id', 'in', moved)
      .execute();
    await sql`insert into album_genres (album_id, genre_id)
      select distinct t.album_id, tg.genre_id from tracks t join track_genres tg on tg.track_id = t.id
      where t.id = any(${moved}) on conflict do nothing`.execute(trx);
  }
  return { ids, needCover: [...ids.values()] };
}

/** Sorted by key, so that two imports at once lock albums in one order. */
function groupsOf(plan: BatchPlan): Group[] {
  const groups = new Map<string, Group>();
  const of = (album: AlbumOf) => {
    const group = groups.get(album.key) ?? { album, files: [], moved: [] };
    groups.set(album.key, group);
    return group;
  };
  for (const file of plan.files) if (!file.spare) of(file.album).files.push(file);
  for (const track of plan.moved) of(track.album).moved.push(track);
  return [...groups.values()].sort((a, b) => (a.album.key < b.album.key ? -1 : 1));
}

function nameOf({ album, files, moved }: Group): string {
  const tagged = files.find(({ tags }) => tags.album !== null)?.tags.album;
  const earlier = moved.find(({ facts }) => facts.album !== null)?.facts.album;
  return album.name ?? tagged ?? earlier ?? files[0]?.tags.title ?? moved[0]?.facts.title ?? 'Untitled';
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
async function keepRenamed(trx: Transaction<Database>, group: Group): Promise<number> {
  const ids = [
    ...group.files.flatMap((file) => file.trackId ?? []),
    ...group.moved.map(({ trackId }) => trackId),
  ];
  if (ids.length === 0) return 0;
  const { key } = group.album;
  const name = nameOf(group);
  const { rows } = await sql`update albums a set import_key = ${key}, name = ${name}, slug = ${slugify(name)},
      name_key = ${nameKey(name)}, updated_at = now()
    where a.id = (select min(t.album_id) from tracks t where t.id = any(${ids}))
      and a.import_key is not null and not exists (select 1 from albums o where o.import_key = ${key})
      and not exists (select 1 from tracks t where t.album_id = a.id and t.id <> all(${ids}))
    returning a.id`.execute(trx);
  return rows.length;
}

/** New albums and those whose key is known, in one statement: ids by key. */
async function insertAlbums(
  trx: Transaction<Database>,
  groups: readonly Group[],
  sides: boolean,
): Promise<Map<string, number>> {
  if (groups.length === 0) return new Map();
  const { columns, expression } = rowsAsJson(
    'albums',
    groups.map((group) => ({ ...factsOf(group), sides })),
  );
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
        sides,
        updated_at: sql`now()`,
      }),
    )
    .returning(['id', 'import_key'])
    .execute();
  return new Map(rows.map(({ id, import_key }) => [import_key ?? '', id]));
}

function factsOf(group: Group) {
  const first = <Value>(pick: (file: PlannedFile) => Value | null) =>
    group.files.map(pick).find((value) => value !== null) ?? null;
  const name = nameOf(group);
  const release = first((file) => file.tags.release);
  return {
    ...{ name, slug: slugify(name), name_key: nameKey(name), import_key: group.album.key },
    release_date: release?.date ?? null,
    release_precision: release?.precision ?? null,
    label: first((file) => file.tags.label),
    catalogue_number: first((file) => file.tags.catalogue_number),
    copyright: first((file) => file.tags.copyright),
    upc: first((file) => file.tags.upc),
    mbid: first((file) => file.tags.mbid.release),
  };
}

/** Writes who albums are by, where that is not what stands there: artists of each album in their order. */
async function setAlbumArtists(
  trx: Transaction<Database>,
  wanted: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  const current = new Map<number, number[]>();
  const rows = await trx
    .selectFrom('album_artists')
    .select(['album_id', 'artist_id'])
    .where('album_id', '=', sql<number>`any(${[...wanted.keys()]})`)
    .orderBy('position')
    .execute();
  for (const { album_id, artist_id } of rows)
    current.set(album_id, [...(current.get(album_id) ?? []), artist_id]);
  const changed = [...wanted].filter(([id, artists]) => current.get(id)?.join() !== artists.join());
  const known = changed.map(([id]) => id).filter((id) => current.has(id));
  if (known.length > 0) await trx.deleteFrom('album_artists').where('album_id', 'in', known).execute();
  const values = changed.flatMap(([album_id, artists]) =>
    artists.map((artist_id, position) => ({ album_id, artist_id, position })),
  );
  await insertRows(trx, 'album_artists', values);
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
  if (rows.length === 0) return;
  const types = rows.map(({ id, tracks, duration }) =>
    compilations.has(id) ? 'compilation' : typeOf(tracks, duration),
  );
  await sql`update albums a set type = t.type, imported_type = t.type
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${types}::text[]) as t(id, type)
    where a.id = t.id and (a.type, a.imported_type) is distinct from (t.type, t.type)`.execute(trx);
}

function typeOf(tracks: number, duration: number): AlbumType {
  if (tracks <= 3 && duration < 15 * 60_000) return 'single';
  if (tracks <= 6 && duration < 30 * 60_000) return 'ep';
  return 'album';
}
