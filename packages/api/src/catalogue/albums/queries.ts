import type { AlbumType, Database, Db } from '@kantele/db';
import type { Insertable, Transaction, Updateable } from 'kysely';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { compiledOnce } from '../../core/compiled-once.ts';
import { inOrder, type KeysetOrder, type KeysetSource, rowById } from '../../core/keyset.ts';

type Executor = Db | Transaction<Database>;

export const albumOrder = {
  newest: { column: 'release_sort', kind: 'date', direction: 'desc' },
  popular: { column: 'plays_count', kind: 'number', direction: 'desc' },
  name: { column: 'name_key', kind: 'string', direction: 'asc' },
  added: { column: 'id', kind: 'number', direction: 'desc' },
} as const satisfies Record<string, KeysetOrder>;

export function listedAlbums(order: KeysetOrder, type?: AlbumType): KeysetSource {
  return { from: 'albums', id: 'id', where: type ? sql`listed and type = ${type}` : sql`listed`, order };
}
export function albumsOfArtist(artistId: number): KeysetSource {
  const where = sql`listed and artist_id = ${artistId}`;
  return { from: 'album_artists', id: 'album_id', where, order: albumOrder.newest };
}
/** The order of the table of genres; what was added last has the highest id. */
const genreOrder = { ...albumOrder, added: { ...albumOrder.added, column: 'album_id' } };

export function albumsOfGenre(
  genreId: number,
  orderBy: 'newest' | 'added' | 'popular' = 'popular',
): KeysetSource {
  const where = sql`listed and genre_id = ${genreId}`;
  return { from: 'album_genres', id: 'album_id', where, order: genreOrder[orderBy] };
}
/** Those of a list kept elsewhere that everybody may see, of one genre or all. */
export function albumsAmong(source: KeysetSource, genreId: number | null): KeysetSource {
  const id = sql.ref(`${source.from}.${source.id}`);
  const ofGenre = sql`exists (select 1 from album_genres ag
    where ag.album_id = ${id} and ag.genre_id = ${genreId} and ag.listed)`;
  const listed = sql`exists (select 1 from albums a where a.id = ${id} and a.listed)`;
  return { ...source, where: sql`${source.where} and ${genreId === null ? listed : ofGenre}` };
}

const summaryColumns = [
  'albums.id',
  'albums.name',
  'albums.slug',
  'albums.type',
  'albums.release_date',
  'albums.release_precision',
  'albums.plays_count',
  'albums.artists',
  'albums.artwork',
] as const;

function albumsWithArtists(db: Executor) {
  return db.selectFrom('albums').select(summaryColumns);
}

/** What lists show of an album. */
export const albumRow = rowById((db, id) => albumsWithArtists(db).where('albums.id', '=', id));

const summaries = compiledOnce((db, ids: number[]) =>
  albumsWithArtists(db).where('albums.id', '=', sql<number>`any(${ids}::bigint[])`),
);

export async function albumSummariesByIds(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return inOrder(ids, await summaries(db, [...ids]));
}

const listedSummaries = compiledOnce((db, ids: number[]) =>
  albumsWithArtists(db)
    .where('albums.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('albums.listed', '=', true),
);

/** Those of them that everybody may see. */
export async function listedAlbumsByIds(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return inOrder(ids, await listedSummaries(db, [...ids]));
}

const one = compiledOnce((db, id: number) =>
  albumsWithArtists(db)
    .select([
      'albums.label',
      'albums.catalogue_number',
      'albums.copyright',
      'albums.downloadable',
      'albums.description',
      'albums.upc',
      'albums.sides',
      'albums.visibility',
      'albums.publish_at',
      'albums.created_at',
      'albums.updated_at',
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('album_genres')
          .innerJoin('genres', 'genres.id', 'album_genres.genre_id')
          .select(['genres.id', 'genres.name', 'genres.slug', 'genres.display_name'])
          .whereRef('album_genres.album_id', '=', 'albums.id')
          .orderBy('genres.display_name'),
      ).as('genres'),
      // What files say of discs and sides, of the few tracks whose files say anything.
      jsonArrayFrom(
        eb
          .selectFrom('tracks')
          .select(['tracks.id', 'tracks.disc_title', 'tracks.side'])
          .whereRef('tracks.album_id', '=', 'albums.id')
          .where('tracks.deleted_at', 'is', null)
          .where((or) => or.or([or('tracks.disc_title', 'is not', null), or('tracks.side', 'is not', null)])),
      ).as('places'),
    ])
    .where('albums.id', '=', id)
    .where('albums.deleted_at', 'is', null),
);

export async function albumById(db: Executor, id: number) {
  const [row] = await one(db, id);
  return row;
}

const newestOf = compiledOnce((db, artistIds: number[]) =>
  albumsWithArtists(db)
    .innerJoin(
      sql<{ artist_id: number; album_id: number }>`(
        select a.id as artist_id, x.album_id from unnest(${artistIds}::bigint[]) as a (id)
        cross join lateral (
          select aa.album_id from album_artists aa where aa.artist_id = a.id and aa.listed
          order by aa.release_sort desc, aa.album_id desc limit 1
        ) x
      )`.as('newest'),
      'newest.album_id',
      'albums.id',
    )
    .select('newest.artist_id'),
);

/** The newest listed album of each artist; nothing for those without one. */
export async function newestAlbumsOfArtists(db: Executor, artistIds: readonly number[]) {
  return artistIds.length === 0 ? [] : newestOf(db, [...artistIds]);
}

/** People of the tracks of an album, each once per role, in the order they first appear; `all` as for the tracks. */
export async function albumCredits(db: Executor, albumId: number, all: boolean) {
  const { rows } = await sql<{ role: string; name: string; detail: string | null }>`
    select c.role, c.name, c.detail from track_credits c join tracks t on t.id = c.track_id
    where t.album_id = ${albumId} and t.deleted_at is null and (${all} or t.visibility = 'public') group by c.role, c.name, c.detail
    order by min(c.position), min(t.number) limit 100`.execute(db);
  return rows;
}

export async function albumVisibility(db: Executor, id: number) {
  return db
    .selectFrom('albums')
    .select(['visibility', 'publish_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function insertAlbum(trx: Transaction<Database>, values: Insertable<Database['albums']>) {
  return trx.insertInto('albums').values(values).returning('id').executeTakeFirstOrThrow();
}

export async function updateAlbumRow(
  trx: Transaction<Database>,
  id: number,
  values: Updateable<Database['albums']>,
) {
  const result = await trx
    .updateTable('albums')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Tracks of an album, locked in the order of their ids. */
export async function lockTracksOfAlbum(trx: Transaction<Database>, id: number) {
  const tracks = await trx
    .selectFrom('tracks')
    .select('id')
    .where('album_id', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
  return tracks.map((track) => track.id);
}

export async function deleteAlbumRow(trx: Transaction<Database>, id: number) {
  return trx.deleteFrom('albums').where('id', '=', id).returning('image_hash').executeTakeFirstOrThrow();
}

export async function setAlbumArtists(
  trx: Transaction<Database>,
  albumId: number,
  artistIds: readonly number[],
) {
  await trx.deleteFrom('album_artists').where('album_id', '=', albumId).execute();
  const rows = [...new Set(artistIds)].map((artist_id, position) => ({
    album_id: albumId,
    artist_id,
    position,
  }));
  if (rows.length > 0) await trx.insertInto('album_artists').values(rows).execute();
}

export async function setAlbumGenres(
  trx: Transaction<Database>,
  albumId: number,
  genreIds: readonly number[],
) {
  await trx.deleteFrom('album_genres').where('album_id', '=', albumId).execute();
  const rows = [...new Set(genreIds)].map((genre_id) => ({ album_id: albumId, genre_id }));
  if (rows.length > 0) await trx.insertInto('album_genres').values(rows).execute();
}

/** Scheduled albums whose time has come turn public; answers which did. */
export async function publishDue(trx: Transaction<Database>, now: Date) {
  const albums = await sql<{ id: number }>`update albums set visibility = 'public'
    where visibility = 'scheduled' and publish_at <= ${now} returning id`.execute(trx);
  return albums.rows.map(({ id }) => id);
}

export type AlbumSummaryRow = Awaited<ReturnType<typeof albumSummariesByIds>>[number];
export type AlbumRow = NonNullable<Awaited<ReturnType<typeof albumById>>>;

/** What publishing an album hangs on. */
export async function releaseFacts(db: Executor, id: number) {
  const { rows } = await sql<{ tracks: number; failed: number; processing: number; has_cover: boolean }>`
    select count(t.id)::integer as tracks, count(*) filter (where t.status in ('failed', 'missing'))::integer as failed,
      count(*) filter (where t.status = 'processing')::integer as processing, a.image_hash is not null as has_cover
    from albums a left join tracks t on t.album_id = a.id and t.deleted_at is null where a.id = ${id}
    group by a.id`.execute(db);
  return rows[0] ?? { tracks: 0, failed: 0, processing: 0, has_cover: false };
}

/** Artists an album is by. */
export async function artistIdsOfAlbum(db: Executor, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('album_artists')
    .select('artist_id')
    .where('album_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(({ artist_id }) => artist_id);
}

/** Albums of artists, drafts too, those changed last first. */
export async function allAlbumIdsOf(db: Executor, artistId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from album_artists aa join albums a on a.id = aa.album_id
    where aa.artist_id = ${artistId} and a.deleted_at is null order by a.updated_at desc, a.id desc limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

/** Albums as lists show them, with what only their editors see. */
export async function albumsForEditors(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const query = albumsWithArtists(db).select(['albums.visibility', 'albums.publish_at', 'albums.updated_at']);
  return inOrder(ids, await query.where('albums.id', 'in', [...ids]).execute());
}

export async function addGenreToAlbumsOf(
  trx: Transaction<Database>,
  genreIds: readonly number[],
  genreId: number,
) {
  await sql`insert into album_genres (album_id, genre_id)
    select distinct album_id, ${genreId}::bigint from album_genres where genre_id = any(${[...genreIds]})
    on conflict do nothing`.execute(trx);
}
