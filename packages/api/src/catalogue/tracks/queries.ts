import type { Database, Db, RenditionKind } from '@kantele/db';
import type { Transaction, Updateable } from 'kysely';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { compiledOnce } from '../../core/compiled-once.ts';
import { inOrder, type KeysetOrder, type KeysetSource, rowById } from '../../core/keyset.ts';
import { lockMusic } from '../visibility/lock-music.ts';

type Executor = Db | Transaction<Database>;

export const trackOrder = {
  popular: { column: 'plays_count', kind: 'number', direction: 'desc' },
  newest: { column: 'id', kind: 'number', direction: 'desc' },
  name: { column: 'name_key', kind: 'string', direction: 'asc' },
  length: { column: 'length_sort', kind: 'number', direction: 'desc' },
} as const satisfies Record<string, KeysetOrder>;

export function listedTracks(order: KeysetOrder): KeysetSource {
  return { from: 'tracks', id: 'id', where: sql`listed`, order };
}
export function tracksOfArtist(artistId: number, order: KeysetOrder = trackOrder.popular): KeysetSource {
  const where = sql`listed and role in ('main', 'featured') and artist_id = ${artistId}`;
  return { from: 'track_artists', id: 'track_id', where, order };
}
export function tracksOfGenre(genreId: number, order: KeysetOrder = trackOrder.popular): KeysetSource {
  return { from: 'track_genres', id: 'track_id', where: sql`listed and genre_id = ${genreId}`, order };
}
/** What came last to a genre first. */
export function newTracksOfGenre(genreId: number): KeysetSource {
  return tracksOfGenre(genreId, { ...trackOrder.newest, column: 'track_id' });
}
/** Those of a list kept elsewhere that everybody may see, of one genre or all. */
export function tracksAmong(source: KeysetSource, genreId: number | null): KeysetSource {
  const id = sql.ref(`${source.from}.${source.id}`);
  const ofGenre = sql`exists (select 1 from track_genres tg
    where tg.track_id = ${id} and tg.genre_id = ${genreId} and tg.listed)`;
  const listed = sql`exists (select 1 from tracks t where t.id = ${id} and t.listed)`;
  return { ...source, where: sql`${source.where} and ${genreId === null ? listed : ofGenre}` };
}
export function tracksOfTag(tagId: number): KeysetSource {
  return {
    from: 'track_tags',
    id: 'track_id',
    where: sql`listed and tag_id = ${tagId}`,
    order: trackOrder.popular,
  };
}

function tracksWithParts(db: Executor) {
  return db
    .selectFrom('tracks')
    .innerJoin('albums', 'albums.id', 'tracks.album_id')
    .select([
      'tracks.id',
      'tracks.name',
      'tracks.slug',
      'tracks.disc_number',
      'tracks.number',
      'tracks.duration',
      'tracks.explicit',
      'tracks.status',
      'tracks.codec',
      'tracks.renditions',
      'tracks.plays_count',
      'tracks.likes_count',
      'tracks.loudness_integrated',
      'tracks.loudness_peak',
      'tracks.created_at',
      'albums.id as album_id',
      'albums.name as album_name',
      'albums.slug as album_slug',
      'albums.loudness_integrated as album_loudness_integrated',
      'albums.loudness_peak as album_loudness_peak',
      'albums.artwork',
      'tracks.artists',
      'tracks.has_lyrics',
    ]);
}

/** What lists show of a track. */
export const trackRow = rowById((db, id) => tracksWithParts(db).where('tracks.id', '=', id));

const summaries = compiledOnce((db, ids: number[]) =>
  tracksWithParts(db).where('tracks.id', '=', sql<number>`any(${ids}::bigint[])`),
);

export async function trackSummariesByIds(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return inOrder(ids, await summaries(db, [...ids]));
}

const listedSummaries = compiledOnce((db, ids: number[]) =>
  tracksWithParts(db)
    .where('tracks.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('tracks.listed', '=', true),
);

/** Those of them that everybody may see. */
export async function listedTracksByIds(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return inOrder(ids, await listedSummaries(db, [...ids]));
}

const ofAlbum = compiledOnce((db, albumId: number, all: boolean) =>
  tracksWithParts(db)
    .where('tracks.album_id', '=', albumId)
    .where('tracks.deleted_at', 'is', null)
    .where((eb) => eb.or([sql<boolean>`${all}`, eb('tracks.visibility', '=', 'public')]))
    .orderBy('tracks.disc_number')
    // Sides of vinyl records count their tracks anew; without sides this orders nothing.
    .orderBy('tracks.side')
    .orderBy(sql`tracks.number nulls last`)
    .orderBy('tracks.id'),
);

/** In running order; `all` includes tracks that are not public. */
export async function trackRowsOfAlbum(db: Executor, albumId: number, all: boolean) {
  return ofAlbum(db, albumId, all);
}

export async function trackById(db: Executor, id: number) {
  return tracksWithParts(db)
    .select([
      'tracks.description',
      'tracks.isrc',
      'tracks.bpm',
      'tracks.musical_key',
      'tracks.status_reason',
      'tracks.visibility',
      'tracks.publish_at',
      'tracks.updated_at',
      'albums.visibility as album_visibility',
      'albums.publish_at as album_publish_at',
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('track_genres')
          .innerJoin('genres', 'genres.id', 'track_genres.genre_id')
          .select(['genres.id', 'genres.name', 'genres.slug', 'genres.display_name'])
          .whereRef('track_genres.track_id', '=', 'tracks.id')
          .orderBy('genres.display_name'),
      ).as('genres'),
      jsonArrayFrom(
        eb
          .selectFrom('track_tags')
          .innerJoin('tags', 'tags.id', 'track_tags.tag_id')
          .select(['tags.id', 'tags.name', 'tags.slug', 'tags.display_name'])
          .whereRef('track_tags.track_id', '=', 'tracks.id')
          .orderBy('tags.display_name'),
      ).as('tags'),
      jsonArrayFrom(
        eb
          .selectFrom('track_credits')
          .select(['role', 'name', 'detail'])
          .whereRef('track_credits.track_id', '=', 'tracks.id')
          .orderBy('position'),
      ).as('credits'),
    ])
    .where('tracks.id', '=', id)
    .where('tracks.deleted_at', 'is', null)
    .where('albums.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The first track of each album, in the order of the albums. */
export async function openingTrackIds(db: Executor, albumIds: readonly number[]) {
  const { rows } = await sql<{
    id: number;
  }>`select t.id from unnest(${[...albumIds]}::bigint[]) with ordinality a(id, position)
    cross join lateral (select id from tracks where album_id = a.id and listed
      order by disc_number, number, id limit 1) t order by a.position`.execute(db);
  return rows.map((row) => row.id);
}

/** What access to tracks hangs on: the narrow read of sub-resources. */
export async function trackAccessOf(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('tracks')
    .innerJoin('albums', 'albums.id', 'tracks.album_id')
    .select([
      'tracks.id',
      'tracks.status',
      'tracks.duration',
      'tracks.visibility',
      'tracks.publish_at',
      'albums.visibility as album_visibility',
      'albums.publish_at as album_publish_at',
    ])
    .where('tracks.id', 'in', [...ids])
    .where('tracks.deleted_at', 'is', null)
    .where('albums.deleted_at', 'is', null)
    .execute();
}

export async function trackWaveform(db: Executor, id: number) {
  return db.selectFrom('tracks').select(['waveform', 'duration']).where('id', '=', id).executeTakeFirst();
}

const refreshers = {
  albums: ['refresh_album_artists', 'refresh_album_artwork'],
  tracks: ['refresh_track_artists', 'refresh_track_lyrics'],
} as const;

/** Refreshes what rows from one id up to another keep of others: how many values differed, and whether ids go on. */
export async function refreshKept(db: Db, table: keyof typeof refreshers, from: number, to: number) {
  const calls = refreshers[table].map((name) => sql`${sql.id(name)}(ids)`);
  const { rows } = await sql<{ mended: number; is_more: boolean }>`
    select ${sql.join(calls, sql` + `)} as mended,
      exists (select 1 from ${sql.table(table)} where id >= ${to}) as is_more
    from (select array(select id from ${sql.table(table)} where id >= ${from} and id < ${to}) as ids) x`.execute(
    db,
  );
  return { mended: rows[0]?.mended ?? 0, isMore: rows[0]?.is_more ?? false };
}

/** The state of a track, locked until the end of the transaction with its album. */
export async function lockTrack(trx: Transaction<Database>, id: number) {
  await lockMusic(trx, { trackIds: [id] });
  const row = await trx.selectFrom('tracks').select('status').where('id', '=', id).executeTakeFirst();
  return { status: row?.status ?? null };
}

/** When a track is shown, and to whom. */
export async function trackDates(trx: Transaction<Database>, id: number) {
  return trx
    .selectFrom('tracks')
    .select(['visibility', 'publish_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function updateTrackRow(
  trx: Transaction<Database>,
  id: number,
  values: Updateable<Database['tracks']>,
) {
  const result = await trx
    .updateTable('tracks')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteTrackRow(trx: Transaction<Database>, id: number): Promise<void> {
  await trx.deleteFrom('tracks').where('id', '=', id).execute();
}

export async function setTrackGenres(trx: Transaction<Database>, trackId: number, ids: readonly number[]) {
  await trx.deleteFrom('track_genres').where('track_id', '=', trackId).execute();
  const rows = [...new Set(ids)].map((genre_id) => ({ track_id: trackId, genre_id }));
  if (rows.length > 0) await trx.insertInto('track_genres').values(rows).execute();
}

export async function setTrackTags(trx: Transaction<Database>, trackId: number, ids: readonly number[]) {
  await trx.deleteFrom('track_tags').where('track_id', '=', trackId).execute();
  const rows = [...new Set(ids)].map((tag_id) => ({ track_id: trackId, tag_id }));
  if (rows.length > 0) await trx.insertInto('track_tags').values(rows).execute();
}

export type TrackSummaryRow = Awaited<ReturnType<typeof trackSummariesByIds>>[number];
export type TrackRow = NonNullable<Awaited<ReturnType<typeof trackById>>>;

/** Gives tracks their places; all at once, so that no two share one in between. */
export async function setPlacesOfTracks(
  trx: Transaction<Database>,
  places: readonly { id: number; disc_number: number; number: number }[],
) {
  await sql`update tracks t set disc_number = p.disc_number, number = p.number, updated_at = now()
    from unnest(${places.map(({ id }) => id)}::bigint[], ${places.map(({ disc_number }) => disc_number)}::integer[],
      ${places.map(({ number }) => number)}::integer[]) as p(id, disc_number, number)
    where t.id = p.id`.execute(trx);
}

export async function setFormsOfTrack(db: Executor, id: number, renditions: RenditionKind[]) {
  await db.updateTable('tracks').set({ renditions }).where('id', '=', id).execute();
}

/** Scheduled tracks whose time has come are public from now on; answers their ids. */
export async function publishDueRows(trx: Transaction<Database>, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`update tracks set visibility = 'public'
    where visibility = 'scheduled' and publish_at <= ${now} returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function addGenreToTracksOf(
  trx: Transaction<Database>,
  genreIds: readonly number[],
  genreId: number,
) {
  await sql`insert into track_genres (track_id, genre_id)
    select distinct track_id, ${genreId}::bigint from track_genres where genre_id = any(${[...genreIds]})
    on conflict do nothing`.execute(trx);
}

export async function addTagToTracksOf(trx: Transaction<Database>, tagIds: readonly number[], tagId: number) {
  await sql`insert into track_tags (track_id, tag_id)
    select distinct track_id, ${tagId}::bigint from track_tags where tag_id = any(${[...tagIds]})
    on conflict do nothing`.execute(trx);
}
